"""Step 2 of the pilot phase: everybody acts, in any order, until all have passed or are ready (AK-075 to
AK-078, AK-867, AK-891)."""

from __future__ import annotations

from rules.akarios.actions import Act, Borrow, Pass, Pour, Ready, Reroll, TakeBack, Unready
from rules.akarios.battle import acting, commands
from rules.akarios.battle import dice as action_dice
from rules.akarios.battle.cells import filled
from rules.akarios.battle.deeds import Deed, deeds
from rules.akarios.cards import rare, sparrow
from rules.akarios.frames import Flying
from rules.akarios.language import Dice as TurnDice
from rules.akarios.language import Lend, Peek
from rules.akarios.ship.ships import flying, seats
from rules.akarios.state import Battle, Installed, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.notation import write
from rules.core.stack import Circle, Question, choice, question

PASSED = write(Pass())
READY = write(Ready())


def ready(card: Installed) -> bool:
    """Not broken, and with energy if it needs any."""
    return not card.broken and (card.energy > 0 or not card.cap)


def usable(battle: Battle, seat: int) -> bool:
    """An unplaced die, or an energy cell that can still be used (AK-078)."""
    cockpit = battle.cockpits[seat]
    if any(die.place is None for die in cockpit.dice):
        return True
    for found in deeds(battle, seat):
        card = found.card
        able = card is not None and ready(card) and found.when == "action" and not _idle(found)
        if able and found.cells.kind == "energy" and filled(found.cells, found.used, ()) is not None:
            return True
    return False


def _idle(found: Deed) -> bool:
    """It needs a die all the same, or is of no use without one."""
    return any(isinstance(step, Lend | Peek | TurnDice) for step in found.steps)


def ask(state: State, frame: Flying, seat: int) -> Question | None:
    """The commands themselves are too many for a list: a panel puts them together. Who flies alone waits for
    nobody: to be done for now would be to pass."""
    battle = state.fight
    said = frame.said.get(str(seat))
    back, near = rare.returnable(battle, frame, seat), rare.borrowable(battle, seat)
    if said == PASSED or not flying(battle, seat) or not (usable(battle, seat) or back or near):
        return None
    mine = battle.cockpits[seat].dice
    listed = [*action_dice.reroll_choices(battle, seat)]
    listed += [choice("ak-choice-take-back", TakeBack(place), face=f"@{mine[place].face}") for place in back]
    listed += [
        choice(
            "ak-choice-borrow",
            Borrow(owner, place),
            player=f"#{owner}",
            face=f"@{battle.cockpits[owner].dice[place].face}",
        )
        for owner, place in near
    ]
    if seats(battle) != [seat]:
        listed.append(
            choice("ak-choice-unready", Unready()) if said else choice("ak-choice-for-now", Ready())
        )
    listed.append(choice("ak-choice-pass", Pass(), final=True))
    return question(
        "ak-ask-act",
        *listed,
        accepts=lambda action: accepts(state, seat, action),
        panel="act",
        matter=f"act.{battle.round}",
        round=battle.round,
    )


def accepts(state: State, seat: int, action: Action) -> bool:
    if isinstance(action, Act):
        return commands.refusal(state, seat, action) is None
    if isinstance(action, Pour):
        return sparrow.refusal(state, seat, action) is None
    if isinstance(action, Ready):
        return seats(state.fight) == [seat]
    return isinstance(action, Reroll) and action_dice.accepts(state.fight, seat, action)


def hear(state: State, frame: Flying, seat: int, action: Action, dice: Dice) -> list[Event]:
    match action:
        case Act():
            return acting.begin(state, seat, action)
        case Pour():
            return sparrow.begin(state, seat, action)
        case TakeBack():
            return [rare.take_back(state.fight, frame, seat, action.die)]
        case Borrow():
            return [rare.borrow(state.fight, seat, action.seat, action.die)]
        case Reroll():
            return action_dice.reroll(state, seat, action, dice)
        case Pass():
            return [Event("ak-passes", {"player": f"#{seat}"})]
        case Ready():
            state.fight.cockpits[seat].kept = True  # who is done for now keeps the dice (AK-943)
            return [Event("ak-ready", {"player": f"#{seat}"})]
    return []


def stays(action: Action) -> bool:
    return isinstance(action, Act | Borrow | Pour | Reroll | TakeBack | Unready)


def close(state: State, frame: Flying, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


CIRCLE = Circle(ask, close, hear, stays)
