"""Whose turn it is at each table; the ids under which lines of chat were said."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("in_turn", sa.Integer))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("command", sa.String(64)))
        chat.create_unique_constraint("uq_chat_command", ["table", "user", "command"])
