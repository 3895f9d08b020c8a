"""Before a battle: the difficulty, loadouts, the Sparrow's upgrades, then everybody takes a place, first
come, first served (AK-047 to AK-050, AK-067 to AK-070, AK-898, AK-899, AK-902)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.akarios import votes
from rules.akarios.actions import BOWS, Accept, Place, Ready, Unready
from rules.akarios.battle import fitting, setup
from rules.akarios.components import DIFFICULTIES
from rules.akarios.frames import Mustering, Round
from rules.akarios.naming import bow, page, prose
from rules.akarios.notes import note
from rules.akarios.scenario import briefing, pair
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.ship import boards
from rules.akarios.ship.bearings import straightest
from rules.akarios.ship.ships import on_board, where
from rules.akarios.state import Battle, State
from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.core.hexes import distance, named
from rules.core.poll import Poll
from rules.core.stack import Circle, Question, choice, question

DIFFICULTY = "ak-difficulty"
CHANGED = ("hull", "shields", "damage")
"""Of every enemy, by the difficulty."""
"""The row of its poll."""
Stage = Literal["difficulty", "loadout"]


def begin(state: State) -> None:
    """In a skirmish the difficulty is an option of the table."""
    state.stage = "muster"
    stage: Stage = "difficulty" if state.campaign else "loadout"
    state.stack.append(Mustering(asked=list(range(state.seats)), stage=stage))


def ask(state: State, frame: Mustering, seat: int) -> Question | None:
    if frame.stage == "place":
        return _ask_place(state, frame, seat)
    return _ask_loadout(state, frame, seat) if frame.stage == "loadout" else None


def _ask_loadout(state: State, frame: Mustering, seat: int) -> Question:
    if frame.spoke(seat):
        return question("ak-ask-muster", choice("ak-choice-unready", Unready()))
    gifts = (each for each in frame.gifts if each.to == seat)
    taken = [each for each in gifts if fitting.giver(state, seat, each.card) is not None]
    return question(
        "ak-ask-muster",
        choice("ak-choice-ready", Ready()),
        *(choice("ak-choice-accept", Accept(each.card), card=f"@{each.card}") for each in taken),
        accepts=lambda action: fitting.refusal(state, seat, action) is None,
        panel="muster",
        matter="muster",
    )


def spaces(battle: Battle, seat: int) -> list[str]:
    """Placement hexes without another ship."""
    own = battle.ships[battle.cockpits[seat].ship]
    return [hex for hex in battle.board.placement if boards.free(battle, named(hex), own)]


def _ask_place(state: State, frame: Mustering, seat: int) -> Question:
    """One place is suggested; all of them are on the panel."""
    usual = usual_place(state, seat)
    hex, looks, ready = usual.hex, bow(BOWS.index(usual.facing)), setup.script(state.node).ready
    return question(
        "ak-ask-place",
        choice("ak-choice-place-said", usual, said=prose(ready), hex=hex, bow=looks)
        if ready
        else choice("ak-choice-place", usual, hex=hex, bow=looks),
        accepts=lambda action: isinstance(action, Place) and action.hex in spaces(state.fight, seat),
        panel="place",
        matter="place",
    )


def places(state: State, seat: int) -> Iterator[Place]:
    return (Place(hex, to) for hex in spaces(state.fight, seat) for to in BOWS)


def hear(state: State, frame: Mustering, seat: int, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Place):
        battle = state.fight
        ship = battle.ships[battle.cockpits[seat].ship]
        ship.hex, ship.facing = action.hex, BOWS.index(action.facing)
        args: dict[str, Arg] = {"player": f"#{seat}", "hex": action.hex, "bow": bow(ship.facing)}
        ready = setup.script(state.node).ready
        if not ready:
            return [Event("ak-placed", args)]
        return [Event("ak-placed-said", {**args, "said": prose(ready)})]
    if isinstance(action, Ready):
        return [Event("ak-ready", {"player": f"#{seat}"})]
    return [] if isinstance(action, Unready) else fitting.played(state, seat, action)


def stays(action: Action) -> bool:
    return not isinstance(action, Place | Ready)


def close(state: State, frame: Mustering, dice: Dice) -> list[Event]:
    """Difficulty first (AK-069); all are ready: the Sparrow's pair; the board is laid; all stand there: the
    battle begins."""
    match frame.stage:
        case "difficulty":
            frame.stage = "loadout"
            levels = tuple(DIFFICULTIES)
            votes.hold(state, Poll(topic="ak-ask-difficulty", options=levels, named=True, then=DIFFICULTY))
            return []
        case "loadout":
            frame.stage, frame.said, frame.gifts = "lay", {}, []
            if pair.voted_on(state):
                return []
    return _begin(state, dice) if frame.stage == "place" else _lay(state, frame, dice)


def _lay(state: State, frame: Mustering, dice: Dice) -> list[Event]:
    frame.stage = "place"
    setup.lay_out(state, dice)
    pages = [
        page(state, each.text) for each in setup.script(state.node).intro if open_gate(state, each.given)
    ]
    return [*pages, *_special(state)]


def _special(state: State) -> list[Event]:
    """The special rules are read before anybody takes a place (AK-068)."""
    told = [Event("ak-special", {"text": prose(text)}) for text in briefing.told(state)]
    return [Event("ak-special-rules"), *told] if told else []


def _begin(state: State, dice: Dice) -> list[Event]:
    state.stack.pop()
    state.stage = "battle"
    state.stack.append(Round())
    note(state.fight, "battle_start")
    return [Event("ak-battle-begins"), *setup.nerves(state, dice)]


# The difficulty


def about(state: State, option: str) -> tuple[str, dict[str, Arg]]:
    """What a level changes."""
    row = DIFFICULTIES[option]  # type: ignore[index]
    if not (row.hull or row.shields or row.damage):
        return "ak-hint-difficulty-usual", {}
    figures: dict[str, Arg] = {name: f"{getattr(row, name):+}".replace("-", "−") for name in CHANGED}
    return "ak-hint-difficulty", {**figures, "credits": row.credits}


def decided(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    """Fixed for this battle (AK-069), and proposed for the next one (AK-898)."""
    state.sheet.difficulty = option  # type: ignore[assignment]
    return [Event("ak-difficulty", {"level": f"@{option}"})]


def as_before(state: State, poll: Poll, tied: tuple[str, ...], dice: Dice) -> tuple[str | None, list[Event]]:
    """As in the last battle, at first Normal (AK-898)."""
    last = state.sheet.difficulty
    return (last if last in tied else tied[0]), []


CIRCLE = Circle(ask, close, hear, stays)


def silent(state: State, frame: Mustering, seat: int) -> Action:
    """The last loadout; the free hex with the lowest name, bow to the nearest enemy (AK-899, AK-902)."""
    return Ready() if frame.stage != "place" else usual_place(state, seat)


def usual_place(state: State, seat: int) -> Place:
    battle = state.fight
    hex = min(spaces(battle, seat))
    enemies = [where(ship) for ship in on_board(battle, "enemy")]
    if not enemies:
        return Place(hex, "n")
    near = min(enemies, key=lambda cell: distance(named(hex), cell))
    return Place(hex, BOWS[straightest(range(6), near.minus(named(hex)))[0]])
