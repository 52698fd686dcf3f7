"""`lavafield export`: a backup of what a server keeps, or records of its games; also while it runs."""

import argparse
from pathlib import Path

from lavafield.cli.files import place, usable, writable
from lavafield.cli.serve import data_folder
from lavafield.core.errors import BadInput
from lavafield.words import Words


def run(given: argparse.Namespace, say: Words) -> int:
    from lavafield.server.config import ServerConfig
    from lavafield.server.export import back_up

    database = ServerConfig(data=data_folder(given.data)).database
    if (given.backup is None) == (given.records is None):
        raise BadInput("cli-error-one-of", first="--backup", second="--records")
    if given.user is not None and given.records is None:
        raise BadInput("cli-error-alone", first="--user", second="--records")
    if given.records is not None:
        return records(given, database, say)
    target = place(given.backup)
    assert target is not None
    with writable(target):
        back_up(database, target)
    print(say.text("export-backed-up", path=str(target), size=round(target.stat().st_size / 1024)))
    return 0


def records(given: argparse.Namespace, database: Path, say: Words) -> int:
    from lavafield.server.export import export_all, export_of

    target = Path(given.records)
    with usable(target, missing="cli-file-no-folder"):
        target.mkdir(exist_ok=True)
        exported = export_all(database, target) if given.user is None else export_of(database, given.user, target)
    print(say.text("export-records", count=exported.records, path=str(target)))
    if exported.left_out:
        print(say.text("export-left-out", count=exported.left_out))
    return 0
