"""States as releases have stored them: `<game>/<version>.txt`, half a game and the state after it.

`python -m tests.states.stored` writes those of the versions of now that are missing. What is there is never
written anew: it is what hosts have in their databases.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import msgspec

from rules.core import Rules, saved
from rules.core.data import games
from tests.playthroughs import playthrough
from tests.playthroughs.playthrough import Playthrough
from tests.rules.games import GAMES

FOLDER = Path(__file__).parent
RULES: dict[str, Rules[Any]] = {game.rules.key: game.rules for game in GAMES if game.rules.key in games()}
"""Those that have been released."""
RECORDED = {
    "akarios": "akarios-campaign-2-12",
    "space_alert": "space_alert-live-campaign-5",
    "starship_captains": "starship_captains-4",
    "xia": "xia-4",
}
"""The recorded game whose first half is stored; of another game the first there is."""


def path(game: str, version: int) -> Path:
    return FOLDER / game / f"{version}.txt"


def read(file: Path) -> tuple[Playthrough, bytes]:
    """The moves so far, and the state as it was stored after them."""
    record = playthrough.read(file.read_text(encoding="utf-8"))
    return record, b64decode(record.end)


def half(game: str) -> Playthrough:
    found = sorted(playthrough.FOLDER.glob(f"{RECORDED.get(game, game)}*.txt"))
    record = playthrough.read(found[0].read_text(encoding="utf-8"))
    return msgspec.structs.replace(record, moves=record.moves[: len(record.moves) // 2])


def main() -> None:
    for game, rules in RULES.items():
        file = path(game, rules.version)
        if not file.exists():
            record = half(game)
            record.end = b64encode(saved.dump(playthrough.replay(record, rules))).decode()
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough.write(record), encoding="utf-8")
            print(f"{file.relative_to(FOLDER)}: {len(record.moves)} moves")


if __name__ == "__main__":
    main()
