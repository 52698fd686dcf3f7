"""The steps from one schema to the next, applied when a store is opened."""

from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from lavafield.core.errors import BadInput


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema. One of a newer program is BadInput and stays as it is."""
    scripts = _scripts()
    current = MigrationContext.configure(connection).get_current_revision()
    try:
        steps = scripts._upgrade_revs(scripts.get_heads()[0], current or "base")
    except CommandError:
        raise BadInput("error-store-newer", expected=scripts.get_heads()[0], got=str(current)) from None
    with EnvironmentContext(Config(), scripts, fn=lambda revision, context: steps) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def check_newest(connection: Connection) -> None:
    """BadInput where the schema is another one: whoever only reads does not change it."""
    newest, current = _scripts().get_heads()[0], MigrationContext.configure(connection).get_current_revision()
    if current != newest:
        raise BadInput("error-store-other", expected=newest, got=str(current))


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))
