"""An attack from its declaration to the discard pile (AK-188, AK-219 to AK-232, AK-264 to AK-270). Players
deal with one target after the other; enemies draw for all of them first, so that everybody can answer
(AK-894)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.akarios import acted, windows
from rules.akarios.actions import Redraw, Stack
from rules.akarios.battle import hits, reacting
from rules.akarios.components import MODIFIERS
from rules.akarios.frames import Attack
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship import decks, effects, modifiers, passives, pending, stacks, stress
from rules.akarios.ship.damage import gone
from rules.akarios.ship.durations import works
from rules.akarios.ship.modifiers import Standing
from rules.akarios.ship.ships import allied, where
from rules.akarios.ship.stacks import Outcome
from rules.akarios.state import Battle, State
from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.core.hexes import Hex
from rules.core.stack import EVERYBODY, Chapter, Question, choice, question

NO_DRAW = "x2"
"""What the first target's card counts as after Planning (AK-736)."""


def by_enemy(battle: Battle, frame: Attack) -> bool:
    return battle.ships[frame.source].side != "player"


def target(frame: Attack) -> str:
    return frame.targets[frame.at]


def origin(battle: Battle, frame: Attack) -> Hex | None:
    """Where it is measured from: the attacker, or the ship it borrows the place of (AK-859). A range is never
    from behind (AK-246): whoever lends the Sparrow a deck may have fallen."""
    return None if frame.ranged else where(battle.ships[frame.origin or frame.source])


# Advantage, base damage, what the stacks amount to


def standing(battle: Battle, frame: Attack) -> Standing:
    first = frame.at == 0
    return modifiers.standing(
        battle,
        hits.attacker(frame),
        target(frame),
        origin(battle, frame),
        ranged=frame.ranged,
        better=frame.stealthy or bool(pending.figure(frame.pending, "advantage", first=first)),
        worse=bool(pending.figure(frame.pending, "disadvantage", first=first))
        or target(frame) in frame.evaded,
    )


def base(battle: Battle, frame: Attack) -> int:
    """More damage belongs to the base, for the first target only (AK-232, AK-285); Good Position counts if
    the advantage is not cancelled (AK-767)."""
    first = frame.at == 0
    more = pending.figure(frame.pending, "damage", first=first)
    if first and standing(battle, frame) == "advantage":
        flag = passives.flag(battle, hits.attacker(frame), "good_position")
        more += flag.n if flag is not None else 0
    return frame.damage + more


def outcomes(battle: Battle, frame: Attack) -> list[Outcome]:
    return [stacks.outcome(battle, frame.source, base(battle, frame), stack) for stack in frame.stacks]


# The frame


def ask(state: State, frame: Attack) -> Question | None:
    """The attacker may draw another card (AK-756), and says which stack counts (AK-247)."""
    battle = state.fight
    if frame.stage != "choose" or frame.seat == EVERYBODY or fallen(battle, frame):
        return None
    found = outcomes(battle, frame)
    allowed = stacks.allowed(found, standing(battle, frame))
    drawn = [frame.stacks[index] for index in allowed]
    different = [index for place, index in enumerate(allowed) if drawn.index(drawn[place]) == place]
    listed = [
        choice("ak-choice-stack", Stack(index), cards=_cards(frame.stacks[index]), total=found[index].total)
        for index in different
    ]
    best = max(range(len(listed)), key=lambda place: found[different[place]].total)
    listed[best] = listed[best].usually()
    again = may_redraw(battle, frame) and windows.asks(state, frame.seat, "redraw")
    if again:
        listed.append(choice("ak-choice-redraw", Redraw()))
    elif len(different) < 2 or not windows.asks(state, frame.seat, "stack"):
        return None
    return question(
        "ak-ask-stack",
        *listed,
        accepts=lambda action: isinstance(action, Stack) and action.index in allowed,
        pace="reaction",
        target=called(battle, target(frame)),
    )


def may_redraw(battle: Battle, frame: Attack) -> bool:
    """Beyond the Limits: once for each target."""
    return not frame.redrawn and passives.flag(battle, hits.attacker(frame), "redraw") is not None


def _cards(stack: list[str]) -> tuple[str, ...]:
    return tuple(f"@{card}" for card in stack)


def answer(state: State, frame: Attack, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Redraw):
        frame.redrawn, frame.stage = True, "draw"
        return stress.gain(state, frame.seat, 1, dice)
    assert isinstance(action, Stack)
    return _counts(state, frame, action.index)


def run(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Who falls over the stress of another card attacks no more (AK-334, AK-394)."""
    if frame.stage in ("draw", "choose") and fallen(state.fight, frame):
        frame.stage = "clean"
    return STAGES[frame.stage](state, frame, dice)


def fallen(battle: Battle, frame: Attack) -> bool:
    """A player who has no ship any more; the Sparrow borrows a deck of theirs all the same."""
    return not frame.flagship and not by_enemy(battle, frame) and battle.ships[frame.source].hex is None


CHAPTER = Chapter(ask, answer, run)


# 1. Declared


def _declare(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Stealth is noted for all targets (AK-553); those attacked may evade before a card is drawn (AK-924)."""
    battle = state.fight
    frame.stealthy = not frame.flagship and works(battle, battle.ships[frame.source], "stealth")
    frame.stage = "draw"
    decoyed = _decoyed(battle, frame)
    for ref in frame.targets:
        note(battle, "attack_declared", ship=ref, by=hits.attacker(frame), card=frame.card)
    told = Event(
        "ak-attacks",
        {
            "ship": called(battle, hits.attacker(frame)),
            "targets": tuple(called(battle, ref) for ref in frame.targets),
            "damage": frame.damage,
        },
    )
    return [told, *decoyed, *reacting.evasion(state, frame)]


def _decoyed(battle: Battle, frame: Attack) -> list[Event]:
    """Decoy Drones: the first attacks of this enemy phase on allies are at a disadvantage."""
    status = next((each for each in battle.statuses if each.what == "decoys"), None)
    allies = [ref for ref in frame.targets if ref in battle.ships and allied(battle.ships[ref])]
    if status is None or not allies:
        return []
    left = [replace(status, n=status.n - 1)] if status.n > 1 else []
    battle.statuses = [*(each for each in battle.statuses if each is not status), *left]
    frame.evaded += allies
    return [Event("ak-decoyed", {"ship": called(battle, frame.source)})]


# 2. and 3. Drawn and chosen, target by target


def _draw(state: State, frame: Attack, dice: Dice) -> list[Event]:
    battle = state.fight
    if gone(battle, target(frame)):
        return _drawn(state, frame)
    frame.stage = "choose"
    if frame.undrawn:
        frame.stacks = [[]]
        return _counts(state, frame, 0, drawn=False)
    if frame.at == 0 and pending.figure(frame.pending, "no_draw"):
        frame.stacks = [[NO_DRAW]]
        return _counts(state, frame, 0, drawn=False)
    count = 1 if frame.redrawn else modifiers.stacks(battle, hits.attacker(frame), standing(battle, frame))
    frame.stacks = stacks.draw(battle, frame.source, count, dice)
    note(battle, "modifier_drawn", ship=frame.source, by=frame.source)
    shown = tuple(card for stack in frame.stacks for card in _cards(stack))
    drawn = [card for stack in frame.stacks for card in stack]
    if battle.ships[frame.source].side == "enemy" and any(MODIFIERS[card].miss for card in drawn):
        note(battle, "enemy_miss", ship=frame.source)
    args: dict[str, Arg] = {
        "ship": called(battle, hits.attacker(frame)),
        "target": called(battle, target(frame)),
    }
    args["cards"] = shown
    return [Event("ak-draws", args, reveals=True)]


def _choose(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Nobody was asked: the strongest that may count (AK-259, AK-912)."""
    battle = state.fight
    found = outcomes(battle, frame)
    allowed = stacks.allowed(found, standing(battle, frame))
    return _counts(state, frame, stacks.strongest(found, allowed)[0])


def _counts(state: State, frame: Attack, index: int, drawn: bool = True) -> list[Event]:
    """4. The total for this target."""
    battle, ref = state.fight, target(frame)
    stack = frame.stacks[index]
    frame.bases[ref], frame.counted[ref] = base(battle, frame), list(stack)
    found = stacks.outcome(battle, frame.source, frame.bases[ref], stack)
    if drawn:
        stacks.use(battle, frame.source, stack)
    frame.totals[ref] = found.total
    if found.missed:
        frame.missed.append(ref)
    added = [f"{each.effect}:{each.n}" for each in found.effects]
    usual = [] if found.bare else [*frame.effects, *hits.waiting(frame)]
    frame.added[ref] = [] if found.missed else [*usual, *added]
    frame.own += [] if found.missed else [f"{each.effect}:{each.n}" for each in found.own]
    acted.totalled(battle, frame.source, ref, stack, found.total)
    note(battle, "total_known", ship=ref, by=hits.attacker(frame), total=found.total)
    key = "ak-misses" if found.missed else "ak-total"
    args: dict[str, Arg] = {"ship": called(battle, hits.attacker(frame)), "target": called(battle, ref)}
    args["total"] = found.total
    return [Event(key, args), *_drawn(state, frame)]


def _drawn(state: State, frame: Attack) -> list[Event]:
    """An enemy goes on with the next target; then everybody attacked may answer (AK-894)."""
    frame.stacks, frame.redrawn = [], False
    if not by_enemy(state.fight, frame):
        frame.stage = "damage"
    elif frame.at + 1 < len(frame.targets):
        frame.at, frame.stage = frame.at + 1, "draw"
    else:
        frame.at, frame.stage = 0, "answers"
    return []


def _answers(state: State, frame: Attack, dice: Dice) -> list[Event]:
    frame.stage = "damage"
    return reacting.open(state, frame)


# 6. and 7. Damage and effects


def _damage(state: State, frame: Attack, dice: Dice) -> list[Event]:
    ref = target(frame)
    frame.stage = "next"
    if gone(state.fight, ref) or ref in frame.missed or ref in frame.cancelled or ref not in frame.totals:
        return []
    if reacting.share(state, frame, ref):
        frame.stage = "damage"
        return []
    frame.stage = "effects"
    return hits.deal(state, frame, ref, dice)


def _effects(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Also if the total is 0 (AK-265), but not on what was destroyed (AK-269)."""
    frame.stage = "next"
    if gone(state.fight, target(frame)):
        return []
    return hits.effects(state, frame, target(frame), dice)


def _next(state: State, frame: Attack, dice: Dice) -> list[Event]:
    battle = state.fight
    frame.at += 1
    if frame.at >= len(frame.targets) or fallen(battle, frame):
        frame.stage = "clean"
    else:
        frame.stage = "damage" if by_enemy(battle, frame) else "draw"
    return []


# 9. Over


def _clean(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Cards are discarded also if the attack was cancelled (AK-872); Stealth has ended (AK-554)."""
    battle = state.fight
    source = battle.ships[frame.source]
    state.stack.pop()
    if source.hex is not None and not frame.flagship:
        effects.attacked(source)
    decks.clean(battle, decks.of(battle, frame.source), dice)
    total = max(frame.totals.values(), default=0)
    by = hits.attacker(frame)
    note(battle, "attack_done", ship=by, by=by, card=frame.card, total=total)
    return hits.own(state, frame, dice)


STAGES: dict[str, Callable[[State, Attack, Dice], list[Event]]] = {
    "declare": _declare,
    "draw": _draw,
    "choose": _choose,
    "answers": _answers,
    "damage": _damage,
    "effects": _effects,
    "next": _next,
    "clean": _clean,
}


def silent(state: State, frame: Attack, seat: int) -> Action:
    """The highest total, then more effects; no other card is drawn (AK-912, AK-913)."""
    battle = state.fight
    found = outcomes(battle, frame)
    return Stack(stacks.strongest(found, stacks.allowed(found, standing(battle, frame)))[0])
