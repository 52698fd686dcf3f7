"""Users, sessions, tables with their logs, chat, ratings, leases."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("passphrase", sa.String(256)),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(64), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Index("ix_tables_lobby", "listed", "status", "changed"),
        sa.Index("ix_tables_due", "due"),
    )
    op.create_table(
        "places",
        sa.Column("user", sa.String(64), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("actor", sa.String(64)),
        sa.Column("command", sa.String(64)),
        sa.Column("deed", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "actor", "command", name="uq_entries_command"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("user", sa.String(64), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(128), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mean", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("beat", sa.Float(53), nullable=False),
    )
