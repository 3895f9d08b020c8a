"""A whole game in a text file: how it was set up, every move in its notation, and how it ended.

game: space_alert
version: 1
options: {"pace":"post"}
seats: 3
seed: 00ff…

clock: begin
2: place 17 action 4
end: sa-won 12 <hash of the last state>

One that was not played from its beginning has a line `position: …` in its head: the state it is taken up at.
A chapter of a campaign has `legacy: 2 0,1 …`: which chapter it is, the roster, and the sheet it began with.
"""

from __future__ import annotations

import hashlib
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import CLOCK, Dice, Outcome, Rules, fold, notation, saved
from rules.core.campaign import Legacy, first_state

FOLDER = Path(__file__).parent
HEAD = ("game", "version", "options", "seats", "seed")
POSITION = "position"
LEGACY = "legacy"


class Playthrough(Struct):
    game: str
    version: int
    options: str
    seats: int
    seed: bytes
    moves: list[tuple[int, str]]
    end: str = ""
    position: str = ""
    legacy: str = ""


def write(record: Playthrough) -> str:
    facts = (record.game, record.version, record.options, record.seats, record.seed.hex())
    lines = [f"{name}: {fact}" for name, fact in zip(HEAD, facts, strict=True)]
    lines += [f"{POSITION}: {record.position}"] if record.position else []
    lines += [f"{LEGACY}: {record.legacy}"] if record.legacy else []
    lines.append("")
    lines += [f"{'clock' if seat == CLOCK else seat}: {text}" for seat, text in record.moves]
    return "\n".join([*lines, f"end: {record.end}", ""])


def read(text: str) -> Playthrough:
    head, _, rest = text.partition("\n\n")
    facts = dict(line.split(": ", 1) for line in head.splitlines())
    *moves, last = rest.splitlines()
    played = [line.split(": ", 1) for line in moves]
    return Playthrough(
        facts["game"],
        int(facts["version"]),
        facts["options"],
        int(facts["seats"]),
        bytes.fromhex(facts["seed"]),
        [(CLOCK if seat == "clock" else int(seat), move) for seat, move in played],
        last.removeprefix("end: "),
        facts.get(POSITION, ""),
        facts.get(LEGACY, ""),
    )


def packed(state: bytes) -> str:
    return b64encode(zlib.compress(state, 9)).decode()


def unpacked(text: str) -> bytes:
    return zlib.decompress(b64decode(text))


def told(legacy: Legacy) -> str:
    """In the head of a file. Its sheet is of the version of now."""
    return f"{legacy.chapter} {','.join(map(str, legacy.roster))} {packed(legacy.sheet)}"


def handed(record: Playthrough, rules: Rules[Any]) -> Legacy | None:
    """What the chapter began with."""
    if not record.legacy:
        return None
    assert rules.campaign is not None
    chapter, roster, sheet = record.legacy.split()
    seats = tuple(map(int, roster.split(",")))
    return Legacy(unpacked(sheet), rules.campaign.sheet_version, seats, int(chapter))


def taken_up(record: Playthrough, rules: Rules[Any]) -> Any:
    """The state before the first move."""
    if record.position:
        return saved.load(unpacked(record.position), rules.state)
    options = msgspec.json.decode(record.options, type=rules.options)
    return first_state(rules, options, record.seats, Dice(record.seed, -1), handed(record, rules))


def replay(record: Playthrough, rules: Rules[Any]) -> Any:
    """The state after all moves; a move that is refused now says so with its number."""
    state = taken_up(record, rules)
    for number, (seat, text) in enumerate(record.moves):
        action = notation.read(text, rules.actions)
        assert notation.write(action) == text
        rules.play(state, seat, action, fold.dice(rules, state, record.seed, number))
    return state


def ending(state: Any, outcome: Outcome | None) -> str:
    """How it ended, its figures, and a hash of everything there is to know about the last state."""
    assert outcome is not None
    scores = ",".join("-" if score is None else str(score) for score in outcome.scores)
    return f"{outcome.key} {scores} {hashlib.sha256(saved.dump(state)).hexdigest()}"
