"""Switch each rule clause off in turn: one of the tests that are tagged with it must notice.

A clause that forbids is switched off where it is answered: `return TAL_X` becomes `pass`, at every
place together and at each place alone. How to break the others is written in
tests/mutations/<game>.toml, which may add further ways for any clause. The tests run interpreted,
against a copy of the sources.
"""

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from os import environ
from pathlib import Path

from tools import clause_tests
from tools.clause_tests import ROOT

SOURCE = ROOT / "src"
PACKAGE = "lavafield"
PROCESSES = 2
LONGEST = 120
"""Seconds for the tests of one mutant; more than that is no proof of anything."""
BROKEN = ("NameError", "AttributeError", "TypeError", "UnboundLocalError", "ImportError")
"""What an entry that no longer fits the sources runs into: no proof either."""


@dataclass(frozen=True)
class Mutant:
    """One way to break a clause: a file of the package, and what it says instead."""

    clause: str
    file: str
    how: str
    text: str
    by_hand: bool = False


class BadMutation(ValueError):
    """An entry that no longer fits the sources."""


# --- what to change ---


def mutants(package: Path, game: str, clause: str, kind: str) -> list[Mutant]:
    """Every way to break a clause of the package in that folder."""
    found = list(listed(package, game, clause))
    if kind == "forbids":
        found += switched_off(package, game, clause)
    if not found:
        raise BadMutation(f"{clause} ({kind}) needs an entry in tests/mutations/{game}.toml")
    return found


def listed(package: Path, game: str, clause: str) -> Iterator[Mutant]:
    """The entries of the clause in tests/mutations."""
    toml = ROOT / "tests" / "mutations" / f"{game}.toml"
    for entry in tomllib.loads(toml.read_text("utf-8")).get("mutant", []):
        if entry["clause"] == clause:
            source = (package / entry["file"]).read_text("utf-8")
            times = source.count(entry["find"])
            if times != 1:
                raise BadMutation(f"{clause}: expected once in {entry['file']}, found {times} times: {entry['find']!r}")
            how = entry["replace"].strip().splitlines() or ["nothing"]
            text = source.replace(entry["find"], entry["replace"])
            yield checked(Mutant(clause, entry["file"], f"-> {how[0].strip()}", text, by_hand=True))


def switched_off(package: Path, game: str, clause: str) -> list[Mutant]:
    """The clause answered nowhere, and, where it is answered at several places, at each not."""
    answers = [
        (file, node)
        for file in sorted((package / "games" / game).glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if is_answer(node, clause.replace("-", "_"))
    ]
    files = sorted({file for file, _ in answers})
    if not files:
        raise BadMutation(f"{clause} is answered nowhere")
    groups = [[answer for answer in answers if answer[0] == file] for file in files]
    groups += [[answer] for answer in answers if [answer] not in groups]
    return [passed_over(package, clause, group[0][0], [node for _, node in group]) for group in groups]


def is_answer(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Return) and isinstance(node.value, ast.Name) and node.value.id == name


def passed_over(package: Path, clause: str, file: Path, nodes: list[ast.AST]) -> Mutant:
    lines = file.read_text("utf-8").splitlines(keepends=True)
    numbers = []
    for node in nodes:
        assert isinstance(node, ast.Return)
        lines[node.lineno - 1] = " " * node.col_offset + "pass\n"
        numbers.append(str(node.lineno))
    name = file.relative_to(package).as_posix()
    return checked(Mutant(clause, name, f"line {', '.join(numbers)} -> pass", "".join(lines)))


def checked(mutant: Mutant) -> Mutant:
    """The mutant, if it is Python at all."""
    if mutant.file.endswith(".py"):
        compile(mutant.text, mutant.file, "exec")
    return mutant


# --- whether a test notices ---


def run_tests(source: Path, tests: list[str], *options: str) -> tuple[int, str]:
    """What pytest answers with that folder as the sources, and what it said."""
    command = [sys.executable, "-m", "pytest", "-q", "-rf", "-p", "no:cacheprovider", *options]
    files = sorted({test.partition("::")[0] for test in tests})
    try:
        done = subprocess.run(
            [*command, *files],
            cwd=ROOT,
            env=environ | {"PYTHONPATH": str(source), "COLUMNS": "500"},
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1, f"more than {LONGEST} s"
    return done.returncode, done.stdout + done.stderr


def copied(source: Path, folder: Path) -> Path:
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("*.so", "*.egg-info"))
    return folder


def noticed(mutant: Mutant, source: Path, tests: list[str]) -> str:
    """Empty if a test failed, else what happened instead."""
    if not tests:
        return "has no test"
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        twin = copied(source, Path(folder) / "src")
        target = twin / PACKAGE / mutant.file
        target.write_text(mutant.text, "utf-8")
        for stale in (target.parent / "__pycache__").glob(f"{target.stem}.*.pyc"):
            stale.unlink()
        code, said = run_tests(twin, tests, "--clause", mutant.clause)
    if code != 1:
        return "SURVIVED" if code == 0 else f"pytest exit {code}: {said.strip()[-600:]}"
    reasons = [line.partition(" - ")[2] for line in said.splitlines() if line.startswith("FAILED")]
    if not reasons:
        return f"no test failed: {said.strip()[-600:]}"
    if mutant.by_hand and all(reason.startswith(BROKEN) for reason in reasons):
        return f"does not run: {reasons[0]}"
    return ""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("--game", choices=clause_tests.games(), default="taluva")
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help="only these clauses")
    told = parser.parse_args(arguments)
    tests = clause_tests.clause_tests(told.game)
    kinds = {clause["id"]: clause["kind"] for clause in clause_tests.clauses(told.game)}
    wanted = [clause.upper() for clause in told.clauses] or list(kinds)
    if unknown := set(wanted) - set(kinds):
        parser.error(f"no clause of {told.game}: {', '.join(sorted(unknown))}")
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        source = copied(SOURCE, Path(folder) / "src")
        code, said = run_tests(source, sorted({test for name in wanted for test in tests[name]}))
        if code != 0:
            print(f"The tests must pass before anything is switched off:\n{said}")
            return 1
        work, misfits = [], 0
        for clause in wanted:
            try:
                found = mutants(source / PACKAGE, told.game, clause, kinds[clause])
            except (BadMutation, SyntaxError) as problem:
                print(problem)
                misfits += 1
            else:
                work += [(mutant, tests[clause]) for mutant in found]
        failures = misfits + try_all(work, source)
    print(f"{failures} not noticed; {time.monotonic() - begun:.0f} s")
    return 1 if failures else 0


def try_all(work: list[tuple[Mutant, list[str]]], source: Path) -> int:
    """Print one line per mutant; how many no test noticed."""
    failures = 0
    with ThreadPoolExecutor(PROCESSES) as pool:
        results = pool.map(lambda each: noticed(each[0], source, each[1]), work)
        for (mutant, tests), problem in zip(work, results, strict=True):
            verdict = problem or "noticed"
            print(f"{mutant.clause:21} {len(tests):2} tests  {mutant.file}: {mutant.how}  {verdict}", flush=True)
            failures += bool(problem)
    return failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
