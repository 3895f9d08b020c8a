"""Which rules of docs/rules are shown by a test, and which are not: `make rules`.

A rule is a line `- SA-042: …`; a test shows it when it carries `@pytest.mark.rule("SA-042")`. The floor in
docs/rules/coverage.toml is the count that was reached: it may only rise, and `--raise` writes a higher one.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FLOOR = ROOT / "docs" / "rules" / "coverage.toml"
RULE = re.compile(r"^- ([A-Z]{2,3}-\d{3,4}[a-z]?):", re.MULTILINE)


class Mark(NamedTuple):
    rule: str
    where: str


class Game(NamedTuple):
    key: str
    rules: list[str]
    shown: set[str]

    @property
    def missing(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.shown]


def checklists(root: Path = ROOT) -> dict[str, list[str]]:
    """The ids of every game's checklist, in its order."""
    found = {path.stem: RULE.findall(path.read_text("utf-8")) for path in (root / "docs/rules").glob("*.md")}
    return {game: ids for game, ids in sorted(found.items()) if ids}


@cache
def marks(root: Path = ROOT) -> list[Mark]:
    """Every rule named by a `mark.rule(…)` under tests/: decorators, `pytestmark`s, marks of parameters."""
    texts = {path: path.read_text("utf-8") for path in sorted((root / "tests").rglob("*.py"))}
    return [mark for path, text in texts.items() if "mark.rule" in text for mark in _marks(path, text, root)]


def _marks(path: Path, text: str, root: Path) -> Iterator[Mark]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark"))
            ):
                where = f"{path.relative_to(root)}:{node.lineno}"
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield Mark(argument.value, where)


def games(root: Path = ROOT) -> list[Game]:
    shown = {mark.rule for mark in marks(root)}
    return [Game(key, ids, shown.intersection(ids)) for key, ids in checklists(root).items()]


def unknown(root: Path = ROOT) -> list[Mark]:
    """Marks that name a rule no checklist has."""
    known = {rule for ids in checklists(root).values() for rule in ids}
    return [mark for mark in marks(root) if mark.rule not in known]


def floors(path: Path = FLOOR) -> dict[str, int]:
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def ranges(ids: list[str]) -> str:
    """SA-001 SA-002 SA-003 SA-007 as "SA-001…003 SA-007"."""
    runs: list[tuple[str, str]] = []
    for name in ids:
        prefix, number = name.split("-")
        if runs and number.isdigit() and runs[-1][1].split("-")[1].isdigit():
            last_prefix, last = runs[-1][1].split("-")
            if last_prefix == prefix and int(number) == int(last) + 1:
                runs[-1] = (runs[-1][0], name)
                continue
        runs.append((name, name))
    return " ".join(first if first == last else f"{first}…{last.split('-')[1]}" for first, last in runs)


def report(game: Game, brief: bool) -> str:
    total, shown = len(game.rules), len(game.shown)
    lines = [f"{game.key}: {shown} of {total} rules covered by a test ({shown / total:.0%})"]
    if not brief:
        listed = {"covered": [rule for rule in game.rules if rule in game.shown], "not covered": game.missing}
        for title, ids in listed.items():
            if ids:
                lines.append(
                    textwrap.fill(
                        f"{title}: {ranges(ids)}", 110, initial_indent="  ", subsequent_indent="    "
                    )
                )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    found = games()
    fallen = []
    for game in found:
        print(report(game, brief="--brief" in arguments))
        floor = floors().get(game.key, 0)
        if len(game.shown) < floor:
            fallen.append(
                f"{game.key}: {len(game.shown)} rules covered, {floor} before; the count may only rise"
            )
    problems = fallen + [f"{mark.where} names {mark.rule}, which is in no checklist" for mark in unknown()]
    if problems:
        print("\n".join(problems))
        return 1
    if "--raise" in arguments:
        lines = ["# How many rules of each game are shown by a test. The count may only rise."]
        FLOOR.write_text(
            "\n".join(lines + [f"{game.key} = {len(game.shown)}" for game in found]) + "\n", "utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
