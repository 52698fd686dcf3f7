"""The best of a game are found by an index, however many are rated."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_ratings_best", "ratings", ["game", "players", "mean"])
