"""Twilight Imperium as the kit needs it: options worth trying, what is hidden, what is conserved."""

from __future__ import annotations

from images.twilight_imperium.catalogue import PICTURES
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import View
from tests.rules.kit import Game, pixels
from tests.rules.twilight_imperium.invariants import faults, parts
from tests.rules.twilight_imperium.scramble import scramble
from tests.rules.twilight_imperium.steps import made
from words import words

NAMES = ("Ann", "Борис", "Chidi", "Дана", "Eve", "Фаина", "Goran", "Хуан")
LIVE = Options(pace="live", secrecy="friendly", galaxy="preset")
POST = Options(secondaries="open")
BUILT = Options(galaxy="build", races="choose", objective_deck="base")
PRESET = Options(galaxy="preset", secondaries="strict")
TWO = Options(house_two_players=True, galaxy="preset")


def components(state: State) -> tuple[str, dict[str, list[str]]]:
    """All that holds after every move; and every tile, artifact and objective once all is laid out."""
    assert faults(state) == [], f"{faults(state)} in {state.stack[-1:]}"
    return ("setup", {}) if state.phase == "setup" else ("play", parts(state))


def drawn(view: View, seat: int | None) -> list[bytes]:
    """The galaxy as pixels; what else there is to see in words."""
    shown = ["objectives", *(f"player.{each}" for each in range(view.seats))]
    shown += ["hand"] if seat is not None else []
    said = [PICTURES.alt(each, view, words("en"), NAMES).encode() for each in shown]
    galaxy = pixels(PICTURES.draw("galaxy", view, words("en"), NAMES))
    return [galaxy, *said, PICTURES.describe(view, words("ru"), NAMES).encode()]


twilight_imperium = Game(
    rules=RULES,
    options=(POST, LIVE, BUILT, PRESET, TWO),
    scramble=scramble,
    components=components,
    pictures=drawn,
    made=made,
    complete=False,
    hurried="android",
    most=6000,
    rate=0.03,
    brief=220,
    whole=3,
    tables=((LIVE, 3), (BUILT, 4), (LIVE, 5), (POST, 6), (POST, 7), (PRESET, 8), (TWO, 2)),
    recorded={
        "3": (LIVE, 3),
        "4": (POST, 4),
        "5": (LIVE, 5),
        "6": (POST, 6),
        "7": (POST, 7),
        "8": (PRESET, 8),
        "base-6": (Options(objective_deck="base"), 6),
        "build-4": (BUILT, 4),
        "two": (TWO, 2),
    },
)
