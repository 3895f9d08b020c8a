"""What a game's cogs know of a game: views, and what its referee tells. None of them reads a state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOUSE, SAMPLE = ROOT / "cogs", ROOT / "tests" / "sample_game" / "cogs"
GAMES = [*sorted(path.parent for path in HOUSE.glob("*/__init__.py")), SAMPLE]
SHARED = ("faces", "looks", "stories", "storyteller")
"""What faces are made of; the rest of the house plays the game and has its state in hand."""
HIDDEN = {"state", "_state", "at_depth", "stack"}


def betrayals(source: str) -> Iterator[str]:
    """Where a state is read but for `self.state`, or somebody else than the referee is consulted."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN and ast.unparse(node.value) != "self":
            yield f"line {node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".consult"):
            asked = ast.unparse(node.args[0])
            if not asked.startswith("referee."):
                yield f"line {node.lineno}: consults {asked}"


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_cogs_of_a_game_read_no_state(folder: Path) -> None:
    files = sorted(folder.glob("*.py"))
    assert len(files) > 2
    assert {path.name: found for path in files if (found := list(betrayals(path.read_text("utf-8"))))} == {}


def test_nor_does_what_faces_share() -> None:
    files = [HOUSE / f"{name}.py" for name in SHARED]
    assert {path.name: found for path in files if (found := list(betrayals(path.read_text("utf-8"))))} == {}


@pytest.mark.parametrize(
    "code",
    ["loaded.state.phase", "x = loaded._state", "loaded.consult(missions.clock)", "await loaded.at_depth(3)"],
)
def test_a_betrayal_is_seen(code: str) -> None:
    assert len(list(betrayals(f"async def f():\n    {code}"))) == 1
