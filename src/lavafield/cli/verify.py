"""`lavafield verify`: was chance fair in this record?"""

import argparse
from pathlib import Path

from lavafield.cli.files import record_in
from lavafield.core.proof import proven
from lavafield.words import Words


def run(given: argparse.Namespace, say: Words) -> int:
    proof = proven(record_in(Path(given.file)), given.hash)
    print(say.text("verify-replayed", count=len(proof.record.actions)))
    print(say.text("verify-key", hash=proof.pledge.hash))
    for name, nonce in zip(proof.record.seats, proof.pledge.nonces, strict=True):
        told = {"nonce": nonce, "has": "yes"} if nonce else {"nonce": "-", "has": "no"}
        print(say.text("verify-nonce", player=name, **told))
    if proof.record.fork is not None:
        print(say.text("verify-fork", count=proof.record.fork.actions, game=proof.record.fork.game))
    print(say.text("verify-draws", count=proof.draws))
    if proof.skipped:
        print(say.text("verify-skipped", count=proof.skipped))
    if given.hash is None:
        print(say.text("verify-compare"))
    return 0
