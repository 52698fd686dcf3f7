"""The tables of the database, in types that SQLite and PostgreSQL share. Migrations make them; see migrations/."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

users: Final = Table(
    "users",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    # Guests have neither; an account is found by its name in lower case.
    Column("login", String(64), unique=True),
    Column("passphrase", String(256)),
    Column("created", Float(53), nullable=False),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    # Of the secret only its hash is kept: who reads the database cannot act for anybody.
    Column("secret_hash", String(64), primary_key=True),
    Column("user", String(64), ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float(53), nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    # Options, seats and settings, as JSON.
    Column("setup", Text, nullable=False),
    # How many entries there are: whoever appends says how many it knows.
    Column("length", Integer, nullable=False),
    # When something is due without anybody's doing, such as the fall of a flag.
    Column("due", Float(53)),
    # The seat that is awaited: lists of tables show it without waking the tables.
    Column("in_turn", Integer),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Index("ix_tables_lobby", "listed", "status", "changed"),
    Index("ix_tables_due", "due"),
)

places: Final = Table(
    "places",
    METADATA,
    Column("user", String(64), ForeignKey("users.id"), primary_key=True),
    Column("table", String(64), ForeignKey("tables.id"), primary_key=True, index=True),
)
"""Who sits at which tables, to find somebody's games."""

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    # Who asked for it, and under which id; neither where the server did it.
    Column("actor", String(64)),
    Column("command", String(64)),
    Column("deed", Text, nullable=False),
    UniqueConstraint("table", "actor", "command", name="uq_entries_command"),
)
"""The log of every table: what was done, never what came of it."""

chat: Final = Table(
    "chat",
    METADATA,
    Column("table", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("user", String(64), ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    # The id under which it was said: what is said again is not written twice.
    Column("command", String(64)),
    UniqueConstraint("table", "user", "command", name="uq_chat_command"),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    # A user's id, or the name of a bot: both play in one pool.
    Column("player", String(128), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mean", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("games", BigInteger, nullable=False),
    Index("ix_ratings_best", "game", "players", "mean"),
)

leases: Final = Table(
    "leases",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    # When the holder was alive for sure.
    Column("beat", Float(53), nullable=False),
)
"""Who may write. Each batch looks here, so a server that was replaced writes nothing more."""
