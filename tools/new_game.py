"""`make game NAME=star_dice`: a new game in all its rooms, made from tests/sample_game and renamed.

It can be played and passes every check at once; then it is changed, room by room, into what it is to be
(docs/contributing.md, "A new game").
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.rules_coverage import checklists

ROOT = Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "tests" / "sample_game"
LONGEST = 24
"""Discord allows 32 characters for the name of a command."""
ROOMS = {
    "rules": "rules/{name}",
    "data": "rules/{name}/data",
    "images": "images/{name}",
    "cogs": "cogs/{name}",
    "locales/en": "locales/en",
    "locales/ru": "locales/ru",
    "docs/sample_game.md": "docs/rules/{name}.md",
    "docs/ru/sample_game.md": "docs/rules/ru/{name}.md",
    "shelf.py": "tests/rules/{name}/shelf.py",
    "table.py": "tests/rules/{name}/table.py",
    "test_rules.py": "tests/rules/{name}/test_rules.py",
    "test_table.py": "tests/cogs/test_{name}_table.py",
}
"""Where each part of the sample game goes."""
COMMANDS = {
    "docs/playing.md": (
        "| `/{typed} new` | `/игра-{typed} новая` | open a table in this channel |",
        "| `/{typed} give` | `/игра-{typed} отдать` | give *credits* to a *player*, at any time |",
        "| `/{typed} turn` | `/игра-{typed} ход` | play *moves*, or give orders, in one line |",
    ),
    "docs/playing.ru.md": (
        "| `/игра-{typed} новая` | `/{typed} new` | открыть стол в этом канале |",
        "| `/игра-{typed} отдать` | `/{typed} give` | отдать *кредиты* другому *игроку*, в любое время |",
        "| `/игра-{typed} ход` | `/{typed} turn` | сыграть *ходы* или отдать приказы одной строкой |",
    ),
}


def refusal(name: str) -> str | None:
    """Why there can be no game of this name, and what to do instead."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        return f"“{name}” cannot name a game. Use small letters, digits and single underscores: star_dice."
    if not 3 <= len(name) <= LONGEST:
        return f"{name} has {len(name)} letters. Choose a name with 3 to {LONGEST} of them."
    for place in (place.format(name=name) for place in ROOMS.values() if "{name}" in place):
        taken = next(
            (path for path in (ROOT / place, (ROOT / place).with_suffix(".py")) if path.exists()), None
        )
        if taken is not None:
            return f"{taken.relative_to(ROOT)} is already there. Choose another name."
    for other in (path.parent.name for path in ROOT.glob("rules/*/__init__.py")):
        if name.startswith(f"{other}_") or other.startswith(f"{name}_"):
            return (
                f"Files called {name}_… and {other}_… would be mistaken for each other. Choose another name."
            )
    return None


def code_of(name: str) -> str:
    """The letters that the ids of its rules begin with, as no other checklist has them."""
    taken = {rule.partition("-")[0] for rules in checklists(ROOT).values() for rule in rules}
    letters = "".join(word[0] for word in name.split("_")).upper()
    whole = name.replace("_", "").upper()
    tried = [letters[:3], whole[:2], whole[:3], *(whole[0] + a + b for a in whole for b in whole)]
    free = (code for code in tried if re.fullmatch("[A-Z]{2,3}", code) and code not in taken)
    return next(free)


def renamings(name: str) -> list[tuple[str, str]]:
    """What is written in the sample game and what takes its place, in this order."""
    typed, title = name.replace("_", "-"), name.replace("_", " ").title()
    own = title.replace(" ", "")
    return [
        *((f"tests.sample_game.{part}", f"tests.rules.{name}.{part}") for part in ("shelf", "table")),
        *((f"tests.sample_game.{room}", f"{room}.{name}") for room in ("rules", "images", "cogs")),
        (", ours=Path(__file__).parents[2]", ""),
        ("SGA-", f"{code_of(name)}-"),
        ("SampleGame", own),
        ("class Salvage", f"class {own}"),
        ("Salvage(bot)", f"{own}(bot)"),
        ("sample game", title),
        ("sample_game", name),
        ("sample-game", typed),
        ("sample-", f"{typed}-"),
        ("Salvage", title),
        ("/salvage", f"/{typed}"),
        ("= salvage", f"= {typed}"),
        ("«Обломки»", f"«{title}»"),
        ("Обломки", f"Игра «{title}»"),
        ("= обломки", f"= игра-{typed}"),
    ]


def files(name: str) -> Iterator[tuple[Path, Path]]:
    """Each file of the sample game, and where it goes."""
    for part, place in ROOMS.items():
        source, goal = SAMPLE / part, ROOT / place.format(name=name)
        if source.is_file():
            yield source, goal
        else:
            some = (path for path in sorted(source.iterdir()) if path.is_file())
            yield from ((path, goal / path.name.replace("sample_game", name)) for path in some)


def copy(name: str) -> list[Path]:
    found = renamings(name)
    made = []
    for source, goal in files(name):
        text = source.read_text("utf-8")
        for old, new in found:
            text = text.replace(old, new)
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_text(text, "utf-8")
        made.append(goal)
    return made


def enter(name: str) -> None:
    """Its rows in the lists that people read: commands, and the versions of rules."""
    for file, rows in COMMANDS.items():
        before = r"(?=\| `/(?:game new|игра новая)`)"
        _insert(ROOT / file, before, "".join(row.format(typed=name.replace("_", "-")) + "\n" for row in rows))
    _insert(ROOT / "CHANGELOG.md", r"(?<=\| --- \| --- \| --- \|\n)", f"| {name} | 1 | new |\n")


def _insert(path: Path, where: str, rows: str) -> None:
    text = path.read_text("utf-8")
    at = re.search(where, text)
    assert at is not None, f"{path.name} has no place for {rows}"
    path.write_text(text[: at.start()] + rows + text[at.start() :], "utf-8")


def tidy(name: str, made: list[Path]) -> None:
    """What is written by tools: order of imports, recorded games, a stored state, pictures, the floor."""
    python = [str(path) for path in made if path.suffix == ".py"]
    for command in (
        ["ruff", "check", "--quiet", "--fix", "--select", "I,F401", *python],
        ["ruff", "format", "--quiet", *python],
        ["tests.playthroughs.record", f"{name}-"],
        ["tests.states.stored"],
        ["tests.images.approve", f"{name}_board_start", f"{name}_board_middle"],
        ["tools.rules_coverage", "--brief", "--raise"],
    ):
        subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main(arguments: list[str]) -> int:
    name = arguments[0] if arguments else ""
    if why := refusal(name):
        print(why, file=sys.stderr)
        return 1
    made = copy(name)
    enter(name)
    tidy(name, made)
    for path in made:
        print(path.relative_to(ROOT))
    print(f"{name} can be played: make play. What to change first: docs/contributing.md, “A new game”.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
