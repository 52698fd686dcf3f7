"""Checks that the browser client says only what the catalogues hold, and that they hold nothing it never says.

A key is a literal in the client's source ("web-close"), or the part before a hole (`web-left-${reason}`): then at least
one message must begin like that. That all languages hold the same is a test of the catalogues.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tools.sources import ROOT

SOURCE = ROOT / "web" / "src"
LOCALE = ROOT / "src" / "lavafield" / "locale"
OWN = "web*.ftl"

_SAID = re.compile(r"""(?:\b(?:say|canSay)\(\s*|(?<=[\s([{,:?]))["']([A-Za-z][\w-]*(?:\.[\w-]+)?)["']""")
_ASKED = re.compile(r"""\b(?:say|canSay)\(\s*["']([\w.-]+)["']""")
_BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{[^}]*\}(?:\.[\w-]+)?`")


def main() -> int:
    texts = {path: path.read_text("utf-8") for path in _sources()}
    faults = [*missing(texts, keys("en")), *unused(texts.values(), keys("en", OWN))]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def missing(texts: dict[Path, str], known: set[str]) -> Iterator[str]:
    """What is said and has no words. Any literal that begins like our own keys counts as said."""
    for path, text in texts.items():
        for key in sorted(_asked(text)):
            if key not in known:
                yield f"{path.relative_to(ROOT)}: no words for {key}"
        for start in sorted(set(_BEGUN.findall(text))):
            if start.startswith("web-") and not any(key.startswith(start) for key in known):
                yield f"{path.relative_to(ROOT)}: no words that begin with {start}"


def unused(texts: Iterable[str], own: set[str]) -> Iterator[str]:
    said, starts = set[str](), set[str]()
    for text in texts:
        said |= set(_SAID.findall(text))
        starts |= set(_BEGUN.findall(text))
    for key in sorted(own):
        name = key.partition(".")[0]
        if not {key, name} & said and not key.startswith(tuple(starts)):
            yield f"the browser client never says {key}"


def keys(language: str, files: str = "*.ftl") -> set[str]:
    """Everything that can be said: "id" and "id.attribute"."""
    found = set[str]()
    for path in sorted((LOCALE / language).glob(files)):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= {entry.id.name} if entry.value else set()
                found |= {f"{entry.id.name}.{each.id.name}" for each in entry.attributes}
    return found


def _asked(text: str) -> set[str]:
    own = {key for key in _SAID.findall(text) if re.match(r"web-[a-z]", key)}
    return own | set(_ASKED.findall(text))


def _sources() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".d.ts", ".test.ts")):
            yield path


if __name__ == "__main__":
    sys.exit(main())
