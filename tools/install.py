"""Makes the environment that the make targets run in: .venv, or with --bench .venv-bench.

The lock file decides the packages, the compiled sources decide the engine; each is redone only when its digest changed.
The engine is installed and never editable, because a compiled module beside its source would hide it: `python` in the
environment runs compiled code, `PYTHONPATH=src python` the same code interpreted.
Runs on a bare Python, before anything is installed.
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools.sources import ROOT, copy_build_input, engine_sources, settings

MAIN = ROOT / ".venv"
BENCH = ROOT / ".venv-bench"
MAIN_LOCK = ROOT / "requirements.lock"
BENCH_LOCK = ROOT / "requirements-bench.lock"
BUILD = ROOT / "build"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "lavafield" / "web"
UV = MAIN / "bin" / "uv"


def main() -> None:
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes at once must not build into the same folder
        install_packages(MAIN, MAIN_LOCK)
        build_client()
        install_engine(MAIN)
        if "--bench" in sys.argv:
            install_packages(BENCH, BENCH_LOCK)
            install_engine(BENCH)


def install_packages(environment: Path, lock: Path) -> None:
    stamp, wanted = environment / "packages.stamp", digest(lock.read_bytes(), python())
    if stamped(stamp) == wanted:
        return
    say(f"installing {lock.name} into {environment.name}")
    # From scratch, so that a package gone from the lock is gone from the environment.
    shutil.rmtree(environment, ignore_errors=True)
    venv.create(environment, with_pip=environment == MAIN, symlinks=True)
    if environment == MAIN:
        install_uv(lock)
    run(UV, "pip", "install", "--python", environment, "--require-hashes", "-r", lock)
    stamp.write_text(wanted)


def install_uv(lock: Path) -> None:
    """The locked uv and no other, checked against its hashes: it installs all the rest."""
    entry = re.search(r"^uv==.*(\n    --hash.*)+", lock.read_text(), re.MULTILINE)
    if entry is None:
        sys.exit(f"{lock.name} does not name uv")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as requirement:
        requirement.write(entry[0])
        requirement.flush()
        run(MAIN / "bin" / "python", "-m", "pip", "install", "--require-hashes", "-r", requirement.name)


def install_engine(environment: Path) -> None:
    stamp, wheel = environment / "engine.stamp", BUILD / "wheel"
    wanted = engine_digest(ROOT)
    if stamped(stamp) != wanted:
        if stamped(wheel / "engine.stamp") != wanted:
            build_engine(wheel)
        (file,) = wheel.glob("*.whl")
        run(UV, "pip", "install", "--python", environment, "--no-deps", "--reinstall", "--no-cache", file)
        stamp.write_text(stamped(wheel / "engine.stamp"))
    mirror(ROOT / "src" / "lavafield", site_packages(environment) / "lavafield")


def build_engine(wheel: Path) -> None:
    say("compiling the engine")
    tree = BUILD / "tree"
    copy_build_input(tree)
    shutil.rmtree(wheel, ignore_errors=True)
    run(UV, "build", "--wheel", "--no-build-isolation", "--python", MAIN, "--out-dir", wheel, tree)
    # Of the copy: the sources may have been edited since it was made.
    (wheel / "engine.stamp").write_text(engine_digest(tree))


def engine_digest(root: Path) -> str:
    asked = settings(root)
    tables = [asked["build-system"], asked["project"], asked["tool"]["lavafield"], asked["tool"]["mypy"]]
    sources = [part for path in engine_sources(root) for part in (str(path.relative_to(root)), path.read_bytes())]
    pure = os.environ.get("LAVAFIELD_PURE", "")  # see setup.py
    return digest(
        (root / "setup.py").read_bytes(), json.dumps(tables), MAIN_LOCK.read_bytes(), python(), pure, *sources
    )


def build_client() -> None:
    """The browser client, into the package: see web/vite.config.ts."""
    stamp, wanted = CLIENT / "client.stamp", client_digest()
    if stamped(stamp) == wanted:
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("the browser client is built with Node.js 20 or newer, and there is no npm on the PATH")
    packages, lock = WEB / "node_modules" / "packages.stamp", digest((WEB / "package-lock.json").read_bytes())
    if stamped(packages) != lock:
        say("installing the packages of the browser client")
        run(npm, "ci", "--no-audit", "--no-fund", within=WEB)
        packages.write_text(lock)
    say("building the browser client")
    run(npm, "run", "build", within=WEB)
    stamp.write_text(wanted)


def client_digest() -> str:
    """Of all that the client is built from: its own sources, and the words."""
    words = (ROOT / "src" / "lavafield" / "locale").rglob("*.ftl")
    own = [path for folder in ("public", "src", "vite") for path in (WEB / folder).rglob("*") if path.is_file()]
    settings = [path for path in WEB.iterdir() if path.is_file()]
    parts = [part for path in sorted([*own, *settings, *words]) for part in (str(path), path.read_bytes())]
    return digest(*parts)


def mirror(source: Path, target: Path) -> None:
    """Make the plain files of the installed package equal to the sources: too quick to need a stamp."""
    wanted = [path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    folders = {folder for path in wanted for folder in path.parents}
    for path in list(target.rglob("*")):
        name = path.relative_to(target)
        if path.is_dir() and name not in folders and path.name != "__pycache__":
            shutil.rmtree(path)  # an empty folder would still be importable
        elif path.is_file() and name not in wanted and path.suffix not in {".so", ".pyc"}:
            path.unlink()
    for name in wanted:
        if not same(source / name, target / name):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, target / name)


def same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def site_packages(environment: Path) -> Path:
    return environment / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


def python() -> str:
    """What an environment depends on: remade when another Python is chosen, not when it is called by another name."""
    return f"{sys.version} {sys.base_prefix}"


def digest(*parts: str | bytes) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part.encode() if isinstance(part, str) else part).digest())
    return total.hexdigest()


def stamped(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


def say(message: str) -> None:
    print(message, flush=True)


def run(*command: str | Path, within: Path = ROOT) -> str:
    """What a command says; if it fails, that is the last thing said here."""
    done = subprocess.run(command, cwd=within, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{done.stderr}\nfailed: {' '.join(map(str, command))}")
    return done.stdout


if __name__ == "__main__":
    main()
