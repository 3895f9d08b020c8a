"""Before a battle: loadouts, then everybody takes a place, first come, first served (AK-047 to AK-050,
AK-067, AK-899, AK-902)."""

from __future__ import annotations

from rules.akarios.actions import BOWS, Place, Ready, Unready
from rules.akarios.battle import fitting, setup
from rules.akarios.frames import Mustering, Round
from rules.akarios.naming import bow, prose
from rules.akarios.notes import note
from rules.akarios.ship import boards
from rules.akarios.ship.bearings import straightest
from rules.akarios.ship.ships import on_board, where
from rules.akarios.state import Battle, State
from rules.core.contract import Action, Arg, Choice, Event
from rules.core.dice import Dice
from rules.core.hexes import distance, named
from rules.core.stack import Circle, Question, choice, question


def begin(state: State) -> None:
    """In a skirmish the difficulty is an option of the table."""
    state.stage = "muster"
    state.stack.append(Mustering(asked=list(range(state.seats)), stage="loadout"))


def ask(state: State, frame: Mustering, seat: int) -> Question:
    return _ask_place(state, frame, seat) if frame.stage == "place" else _ask_loadout(state, frame, seat)


def _ask_loadout(state: State, frame: Mustering, seat: int) -> Question:
    if frame.spoke(seat):
        return question("ak-ask-muster", choice("ak-choice-unready", Unready()))
    return question(
        "ak-ask-muster",
        choice("ak-choice-ready", Ready()),
        accepts=lambda action: fitting.refusal(state, seat, action) is None,
        panel="muster",
        matter="muster",
    )


def spaces(battle: Battle, seat: int) -> list[str]:
    """Placement hexes without another ship."""
    own = battle.ships[battle.cockpits[seat].ship]
    return [hex for hex in battle.board.placement if boards.free(battle, named(hex), own)]


def _ask_place(state: State, frame: Mustering, seat: int) -> Question:
    listed: list[Choice] = [
        choice("ak-choice-place", Place(hex, to), hex=hex, bow=bow(BOWS.index(to)))
        for hex in spaces(state.fight, seat)
        for to in BOWS
    ]
    return question("ak-ask-place", *listed, panel="place", matter="place")


def hear(state: State, frame: Mustering, seat: int, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Place):
        battle = state.fight
        ship = battle.ships[battle.cockpits[seat].ship]
        ship.hex, ship.facing = action.hex, BOWS.index(action.facing)
        args: dict[str, Arg] = {"player": f"#{seat}", "hex": action.hex, "bow": bow(ship.facing)}
        return [Event("ak-placed", args)]
    if isinstance(action, Ready):
        return [Event("ak-ready", {"player": f"#{seat}"})]
    return [] if isinstance(action, Unready) else fitting.played(state, seat, action)


def stays(action: Action) -> bool:
    return not isinstance(action, Place | Ready)


def close(state: State, frame: Mustering, dice: Dice) -> list[Event]:
    """All are ready: the board is laid; all stand there: the battle begins."""
    if frame.stage != "place":
        frame.stage, frame.said = "place", {}
        setup.lay_out(state, dice)
        return [Event("ak-page", {"text": prose(page.text)}) for page in setup.script(state.node).intro]
    state.stack.pop()
    state.stage = "battle"
    state.stack.append(Round())
    note(state.fight, "battle_start")
    return [Event("ak-battle-begins"), *setup.nerves(state, dice)]


CIRCLE = Circle(ask, close, hear, stays)


def silent(state: State, frame: Mustering, seat: int) -> Action:
    """The last loadout; the free hex with the lowest name, bow to the nearest enemy (AK-899, AK-902)."""
    if frame.stage != "place":
        return Ready()
    battle = state.fight
    hex = min(spaces(battle, seat))
    enemies = [where(ship) for ship in on_board(battle, "enemy")]
    if not enemies:
        return Place(hex, "n")
    near = min(enemies, key=lambda cell: distance(named(hex), cell))
    return Place(hex, BOWS[straightest(range(6), near.minus(named(hex)))[0]])
