"""The import contracts of pyproject.toml hold for games in sub-packages too: tried on a house of cards."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = {
    "cogs/__init__.py": "",
    "cogs/toy/__init__.py": "",
    "cogs/toy/game.py": "import rules.toy.state, rules.toy.view",
    "cogs/toy/face.py": "import cogs.toy.game, rules.toy.battle.attack",
    "audio/__init__.py": "",
    "db/__init__.py": "",
    "sandbox/__init__.py": "",
    "images/__init__.py": "",
    "images/toy/__init__.py": "",
    "images/toy/board.py": "from rules.toy.view import board",
    "rules/__init__.py": "",
    "rules/core/__init__.py": "",
    "rules/core/campaign.py": "",
    "rules/core/draft.py": "",
    "rules/core/contract.py": "import rules.core.campaign, rules.core.draft",
    "rules/twilight_imperium/__init__.py": "",
    "rules/twilight_imperium/board.py": "",
    "rules/twilight_imperium/purse.py": "import rules.twilight_imperium.board",
    "rules/akarios/__init__.py": "",
    "rules/akarios/components.py": "",
    "rules/akarios/frames.py": "import rules.akarios.components",
    "rules/toy/__init__.py": "",
    "rules/toy/frames.py": "",
    "rules/toy/state.py": "import rules.toy.frames",
    "rules/toy/view/__init__.py": "",
    "rules/toy/view/board.py": "import rules.toy.state",
    "rules/toy/battle/__init__.py": "",
    "rules/toy/battle/attack.py": "",
    "rules/toy/battle/round.py": "import rules.toy.battle.attack, rules.toy.ship.hull",
    "rules/toy/ship/__init__.py": "",
    "rules/toy/ship/hull.py": "",
    "rules/toy/android/__init__.py": "",
    "rules/toy/android/mind.py": "import rules.toy.battle.round",
}


def broken(folder: Path, **changed: str) -> str:
    """What the linter says of the house with these files changed; nothing if all contracts are kept."""
    files = HOUSE | {name.replace("__", "/") + ".py": text for name, text in changed.items()}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", "utf-8")
    shutil.copy(ROOT / "pyproject.toml", folder)
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [command, "--no-logo", "--no-cache"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return "" if done.returncode == 0 else done.stdout.partition("Broken contracts")[2]


def test_a_house_in_order_is_kept(tmp_path: Path) -> None:
    assert broken(tmp_path) == ""


@pytest.mark.parametrize(
    ("module", "text", "named"),
    [
        ("images__toy__board", "import rules.toy.state", "Pictures see views"),
        ("cogs__toy__face", "import rules.toy.state", "Cogs see views"),
        ("cogs__toy__face", "import rules.toy.frames", "Cogs see views"),
        ("cogs__toy__game", "import rules.toy.frames", "Cogs see views"),
        ("images__toy__board", "import rules.toy.battle.round", "Pictures see views"),
        (
            "rules__toy__battle__attack",
            "import rules.toy.battle.round",
            "No cycles are allowed in rules.toy.battle",
        ),
        ("rules__toy__ship__hull", "import rules.toy.battle.attack", "No cycles are allowed in rules.toy"),
        ("rules__toy__ship__hull", "import rules.toy.android.mind", "Rules do not know who plays by them"),
        (
            "rules__twilight_imperium__board",
            "import rules.twilight_imperium.purse",
            "Twilight Imperium is built from the board up",
        ),
        (
            "rules__akarios__components",
            "import rules.akarios.frames",
            "Stars of Akarios is built from its components up",
        ),
    ],
)
def test_what_crosses_a_line_is_named(tmp_path: Path, module: str, text: str, named: str) -> None:
    assert named in broken(tmp_path, **{module: text})
