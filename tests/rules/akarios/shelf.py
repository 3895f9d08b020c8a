"""Stars of Akarios as the kit needs it: options worth trying, what is hidden, what is conserved."""

from __future__ import annotations

from images.akarios.catalogue import PICTURES
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.state import State
from rules.akarios.view import View
from tests.rules.akarios import invariants
from tests.rules.akarios.scramble import scramble
from tests.rules.kit import Game, pixels
from words import words

NAMES = ("Ann", "Борис", "Chidi", "Дана")
EXAM = Options()
BLOCKADE = Options(pace="post", scenario="004")
CHOZEK = Options(scenario="006")
LAMPS = Options(scenario="012", squad="all_sides")
CARRIER = Options(scenario="018", difficulty="hard")
TITAN = Options(scenario="027", squad="main_only")
POST = Options(pace="post", scenario="016")
RUINS = Options(scenario="025")


def components(state: State) -> tuple[tuple[str, str, bool], dict[str, list[str]]]:
    """All that holds after every move; and every card of the chapter, wherever it lies."""
    invariants.check(state)
    return (state.stage, state.node, state.battle is None), invariants.parts(state)


def drawn(view: View, seat: int | None) -> list[bytes]:
    """What lies on the table as pixels; what else there is to see in words."""
    shown = ["hangar", "atlas", "voyage"]
    if view.battle is not None:
        flown = sorted({ship.kind for ship in view.battle.ships if ship.side in ("enemy", "ally")})
        shown += ["chart", *(f"enemy.{kind}" for kind in flown), *(f"strip.{kind}" for kind in flown)]
        shown += [f"cockpit.{each}" for each in range(view.seats)]
    said = [PICTURES.alt(each, view, words("en"), NAMES).encode() for each in shown]
    board = pixels(PICTURES.board(view, words("en"), NAMES))
    return [board, *said, PICTURES.describe(view, words("ru"), NAMES).encode()]


akarios = Game(
    rules=RULES,
    options=(EXAM, BLOCKADE, CHOZEK, LAMPS, CARRIER, TITAN, POST, RUINS),
    scramble=scramble,
    components=components,
    pictures=drawn,
    complete=False,
    hurried="android",
    most=900,
    rate=0.15,
    tables=(
        *((EXAM, seats) for seats in RULES.seats),
        *((BLOCKADE, 3), (CHOZEK, 2), (LAMPS, 4), (CARRIER, 2), (TITAN, 4), (POST, 1), (RUINS, 3)),
    ),
)
