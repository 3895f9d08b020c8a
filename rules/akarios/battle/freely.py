"""Actions without a placed die: cards used once more or while broken, after a move, at the start of a
phase, or on a target that somebody guides others to (AK-714, AK-715, AK-747, AK-758, AK-762, AK-783,
AK-811, AK-918)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from rules.akarios import windows
from rules.akarios.actions import Act, Decline
from rules.akarios.battle import commands, suggesting
from rules.akarios.battle.deeds import BASIC, Deed, borrowed, deed
from rules.akarios.battle.planned import plan
from rules.akarios.battle.refused import Refused
from rules.akarios.cards.rare import BETWEEN, COPY, DELAYED
from rules.akarios.components import CARDS
from rules.akarios.frames import Acting, FreeAttack, FreeUse, Strip
from rules.akarios.language import Apply, Attack, Delay, On, UseCard
from rules.akarios.naming import called
from rules.akarios.ship.damage import gone
from rules.akarios.ship.ships import flying, pose, where
from rules.akarios.state import Battle, Installed, State
from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.hexes import distance
from rules.core.notation import write
from rules.core.stack import Chapter, Circle, Question, choice, question

AFTER_MOVE = "after_move"
GUIDED = "guided"
PAID = (AFTER_MOVE, BETWEEN)
"""By energy."""
WHOLE = ("broken", "unbroken")
"""With all cells, and the stress ability (AK-714, AK-715)."""
LISTED = 20
"""Commands that a question lists; others are legal too."""


# What is done


def verb_of(source: str) -> UseCard | None:
    """What a card says of the other one it uses."""
    row = CARDS[source]
    answers = [do for passive in row.passive if isinstance(passive, On) for do in passive.do]
    return next((do for do in (*row.steps, *answers) if isinstance(do, UseCard)), None)


def deed_of(battle: Battle, seat: int, which: str, source: str, id: str) -> Deed | None:
    """The action as it is done here; None: not this one."""
    if which.startswith(COPY):
        return borrowed(id) if id == _copied(which)[0] else None
    if which == DELAYED:
        return _delayed(source) if id == source else None
    if which == GUIDED:
        return _guided(battle, seat, id)
    own = deed(battle, seat, id)
    if own is None or own.card is None:
        return None
    if which in PAID:
        return own._replace(when="action") if id == source else None
    verb = verb_of(source)
    fits = verb is not None and own.kind in verb.types and own.card.broken == (which == "broken")
    return own if fits and own.steps else None


def _delayed(source: str) -> Deed | None:
    found = borrowed(source)
    later = next((do for do in CARDS[source].steps if isinstance(do, Delay)), None)
    return None if found is None or later is None else found._replace(steps=later.steps, optional=True)


def _guided(battle: Battle, seat: int, id: str) -> Deed | None:
    """The basic attack or an own weapon, whatever its arcs and range; sight still counts (AK-811)."""
    own = deed(battle, seat, id)
    verb = next((step for step in own.steps if isinstance(step, Attack)), None) if own else None
    able = own is not None and own.kind in (BASIC, "weapon") and not (own.card and own.card.broken)
    if own is None or verb is None or not able:
        return None
    anywhere = replace(verb.aim, range=0, arc="", arcs=())
    return own._replace(steps=(replace(verb, aim=anywhere, per_arc=0),), bonus=(), after=())


def dice_of(which: str, found: Deed) -> int:
    """All cells count as filled, or one; of a copied action as many as its dice fill."""
    if which.startswith(COPY):
        return _copied(which)[1] or max(1, len(found.cells.wants))
    return max(1, len(found.cells.wants)) if which in WHOLE else 1


def _copied(which: str) -> tuple[str, int]:
    """The card, and its dice; 0: it was used without any."""
    card, _, dice = which.removeprefix(COPY).partition(":")
    return card, int(dice or 0)


def legal(state: State, seat: int, which: str, source: str, act: Action) -> bool:
    if not isinstance(act, Act) or act.dice:
        return False
    battle = state.fight
    found = deed_of(battle, seat, which, source, act.card)
    if found is None or (which == GUIDED and act.at != (source,)):
        return False
    at = commands.forced(battle, seat, pose(battle.ships[battle.cockpits[seat].ship]))
    try:
        commands.check_deed(battle, seat, found, act, dice_of(which, found), which in WHOLE, at)
    except Refused:
        return False
    return True


def listed(state: State, seat: int, which: str, source: str) -> Iterator[Act]:
    battle = state.fight
    ids = dict.fromkeys(("attack", source, _copied(which)[0]))
    for id in (*ids, *(card.card for card in battle.cockpits[seat].cards if card.card != source)):
        found = deed_of(battle, seat, which, source, id)
        for act in suggesting.said(battle, seat, found, ()) if found is not None else ():
            if legal(state, seat, which, source, act):
                yield act


def _choices(state: State, seat: int, which: str, source: str) -> list[Choice]:
    battle = state.fight
    found = []
    for act in islice(listed(state, seat, which, source), LISTED):
        name = {"attack": "basic_attack", "repair": "basic_repair"}.get(act.card, act.card)
        at = tuple(called(battle, ref) for ref in act.at if ref != commands.BETWEEN)
        card, how = f"@{name}", act.way or act.turn or "–"
        if at:
            found.append(choice("ak-choice-free-at", act, card=card, how=how, targets=at))
        else:
            found.append(choice("ak-choice-free", act, card=card, how=how))
    return found


# One player


def ask(state: State, frame: FreeUse) -> Question | None:
    if not flying(state.fight, frame.seat):
        return None
    there = _choices(state, frame.seat, frame.which, frame.source)
    if not there:
        return None
    return question(
        "ak-ask-free",
        *there,
        choice("ak-choice-decline", Decline()),
        accepts=lambda act: legal(state, frame.seat, frame.which, frame.source, act),
        pace="reaction",
        panel="act",
        card=f"@{frame.source}",
    )


def answer(state: State, frame: FreeUse, action: Action, dice: Dice) -> list[Event]:
    state.stack.pop()
    return _begun(state, frame.seat, frame.which, frame.source, action)


def run(state: State, frame: FreeUse, dice: Dice) -> list[Event]:
    """There is nothing to be done with it."""
    state.stack.pop()
    return []


CHAPTER = Chapter(ask, answer, run)


def _begun(state: State, seat: int, which: str, source: str, action: Action) -> list[Event]:
    if not isinstance(action, Act):
        return []
    state.stack.append(Acting(seat, card=action.card, command=write(action), free=which, source=source))
    name = {"attack": "basic_attack", "repair": "basic_repair"}.get(action.card, action.card)
    return [Event("ak-acts", {"player": f"#{seat}", "card": f"@{name}"})]


def silent(state: State, frame: FreeUse, seat: int) -> Action:
    """Not used (AK-918), but Hull Recovery if 2 hull are missing, and what was planned is carried out
    (AK-903)."""
    ship = state.fight.ships[state.fight.cockpits[seat].ship]
    if frame.which == AFTER_MOVE and ship.hull_cap - (ship.hull or 0) >= 2:
        helps = all(isinstance(step, Apply) for step in CARDS[frame.source].steps)
        return Act(frame.source, ()) if helps else Decline()
    if frame.which == DELAYED:
        planned = listed(state, seat, frame.which, frame.source)
        return next((act for act in planned if act.at), Decline())
    return Decline()


def ordered(state: State, frame: FreeUse, seat: int) -> Action | None:
    """By a standing trigger: the weakest in the arc is attacked, or one flies away from who would fire
    (AK-925)."""
    wish = windows.value(state, seat, "between")
    if frame.which != BETWEEN or wish not in (windows.ARC, windows.AIMED):
        return None
    there = list(listed(state, seat, frame.which, frame.source))
    if wish == windows.ARC:
        return next(iter(there), None)
    enemy = next(state.fight.ships[each.ship] for each in reversed(state.stack) if isinstance(each, Strip))
    found = deed_of(state.fight, seat, frame.which, frame.source, frame.source)
    assert found is not None
    away = {act: distance(plan(state.fight, seat, found, act).end.hex, where(enemy)) for act in there}
    return max(there, key=away.__getitem__, default=None)


# After a move


def ready(card: Installed) -> bool:
    return not card.broken and not card.used and (card.energy > 0 or not card.cap)


def after_move(state: State, seat: int) -> None:
    """Hull Recovery and Ram, after each own move action (AK-722, AK-747)."""
    for card in state.fight.cockpits[seat].cards:
        if CARDS[card.card].when == AFTER_MOVE and ready(card):
            state.stack.append(FreeUse(seat, which=AFTER_MOVE, source=card.card))


# Everybody else: Target Guidance


def ask_guided(state: State, frame: FreeAttack, seat: int) -> Question | None:
    battle = state.fight
    if gone(battle, frame.target) or not flying(battle, seat) or frame.spoke(seat):
        return None
    there = _choices(state, seat, GUIDED, frame.target)
    if not there:
        return None
    return question(
        "ak-ask-guided",
        *there,
        choice("ak-choice-decline", Decline()),
        accepts=lambda act: legal(state, seat, GUIDED, frame.target, act),
        pace="reaction",
        panel="act",
        target=called(battle, frame.target),
    )


def hear(state: State, frame: FreeAttack, seat: int, action: Action, dice: Dice) -> list[Event]:
    return _begun(state, seat, GUIDED, frame.target, action)


def close(state: State, frame: FreeAttack, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


GUIDANCE = Circle(ask_guided, close, hear)
