"""A command step by step: card, dice, stress ability, then what each of its parts needs, in their order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial

from msgspec.structs import replace

from rules.akarios.actions import BOWS, Act, Pour, Reroll
from rules.akarios.battle import bonuses, commands, planned, shots
from rules.akarios.battle import dice as action_dice
from rules.akarios.battle.cells import placements
from rules.akarios.battle.deeds import Deed, deed, deeds, named
from rules.akarios.battle.suggesting import cheapest
from rules.akarios.cards import sparrow
from rules.akarios.composing import previews, whole
from rules.akarios.composing.making import Making
from rules.akarios.composing.parts import PARTS
from rules.akarios.composing.script import Answer, Ask, End, Script, option, picked
from rules.akarios.language import Apply, Attack, Move, Next, Turn
from rules.akarios.naming import bow, called
from rules.akarios.ship.ships import Pose
from rules.akarios.state import Battle, Cockpit, State
from rules.akarios.view import LookView
from rules.core.contract import Action, Arg
from rules.core.draft import Option

REROLL = "reroll"
CARDS = "ak-group-cards"
POOL = "pool."
"""Before a card: it is opened for the dice of several."""
DO, SKIP, NONE, AMID, AFTER, MORE = "do", "skip", "none", commands.AMID, "after", "more"
PLUS = "+"
"""Between dice that are one answer."""


def legal(state: State, seat: int, action: Action) -> bool:
    if isinstance(action, Act):
        return commands.refusal(state, seat, action) is None
    if isinstance(action, Pour):
        return sparrow.refusal(state, seat, action) is None
    return isinstance(action, Reroll) and action_dice.accepts(state.fight, seat, action)


def offered(state: State, seat: int) -> list[Answer]:
    """Actions that the dice can pay for, cards for the dice of several, and the dice themselves."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    listed = [_action(each) for each in deeds(battle, seat) if _payable(each, cockpit)]
    listed += [
        option(f"{POOL}{card}", "ak-pick-pool", card=f"@{card}") for card in sparrow.available(battle, seat)
    ]
    return [*listed, *([option(REROLL, "ak-draft-reroll")] if action_dice.may_reroll(cockpit) else [])]


def command(state: State, seat: int, listed: Sequence[Answer], looks: Callable[[], LookView]) -> Script:
    battle = state.fight
    card = yield Ask("ak-draft-card", listed, preview=looks)
    if card == REROLL:
        return (yield from reroll(state, seat))
    if card.startswith(whole.SIGN):
        return whole.end(state, seat, card)
    if card.startswith(POOL):
        return (yield from pool(state, seat, card.removeprefix(POOL)))
    found = deed(battle, seat, card)
    assert found is not None
    making = Making(state, seat, found, Act(card, ()))
    yield from _dice(making)
    yield from _stress(making)
    for step, verb in enumerate(found.steps):
        if step == 1 and making.later == AMID:
            yield from _turn_later(making, making.pose(step))
        if found.optional and (yield from _left_out(making, step)):
            continue
        if isinstance(verb, Turn) and verb.aim.who == "self":
            yield from _own_turn(making, step)
        elif type(verb) in PARTS:
            yield from PARTS[type(verb)](making, step)
    if making.later == AFTER:
        yield from _turn_later(making, making.plan.end)
    yield from _bonus(making)
    return End(making.act, making.preview)


def _payable(found: Deed, cockpit: Cockpit) -> bool:
    fits = found.when == "action" and found.cells.kind != "none"
    return fits and next(placements(found.cells, found.used, cockpit.dice), None) is not None


def _action(found: Deed) -> Answer:
    args: dict[str, Arg] = {"card": named(found)}
    hint = None
    if found.card is not None and found.card.cap:
        hint = "ak-hint-energy"
        args |= {"energy": found.card.energy, "cap": found.card.cap}
    return Answer(found.id, lambda: Option(found.id, "ak-pick-card", args, hint, CARDS))


Part = Generator[Ask, str, None]


def _dice(making: Making) -> Part:
    """Plain faces first, then jokers, then stress (AK-906)."""
    cockpit, found = making.cockpit, making.found
    there = sorted(
        placements(found.cells, found.used, cockpit.dice), key=lambda places: cheapest(cockpit, places)
    )
    listed = [_paid(making, places) for places in there]
    code = yield Ask("ak-draft-dice", listed, args={"card": making.name}, preview=making.preview)
    making.act = replace(making.act, dice=_places(code))


def _paid(making: Making, places: tuple[int, ...]) -> Answer:
    code = PLUS.join(map(str, places)) or NONE
    faces = tuple(f"@{making.cockpit.dice[place].face}" for place in places)
    stress = planned.paid(making.battle, making.seat, making.found, places)
    hint = "ak-hint-stress" if stress else None
    return option(code, "ak-draft-faces" if places else "ak-draft-energy", hint, faces=faces, stress=stress)


def _places(code: str) -> tuple[int, ...]:
    return () if code == NONE else tuple(map(int, code.split(PLUS)))


def _stress(making: Making) -> Part:
    """What the stress die allows: a turn before or after, or more of the action itself (AK-126 to AK-131)."""
    found = making.found
    if not any(making.cockpit.dice[place].face == "stress" for place in making.act.dice):
        return
    listed = [option(NONE, "ak-draft-plain")]
    if any(isinstance(do, Turn) for do in found.stress):
        facing = making.pose(0).facing
        listed += [
            option(f"before.{BOWS[to]}", "ak-draft-turn-before", bow=bow(to)) for to in previews.turns(facing)
        ]
        listed += [option(AMID, "ak-draft-turn-amid")] if commands.turns_amid(found) else []
        listed.append(option(AFTER, "ak-draft-turn-after"))
    if found.stress_when == "inside" and any(isinstance(do, Apply | Next) for do in found.stress):
        listed.append(option(MORE, "ak-draft-more"))
    if len(listed) == 1:
        return
    code = yield Ask("ak-draft-stress", listed, args={"card": making.name}, preview=making.preview)
    if code == MORE:
        making.act = replace(making.act, more=True)
    elif code in (AMID, AFTER):
        making.later = code
    elif code != NONE:
        making.act = replace(making.act, turn=code)


def _left_out(making: Making, step: int) -> Generator[Ask, str, bool]:
    """Whether this part is, where any may be."""
    part = _part(making.found, step)
    listed = [option(DO, f"ak-part-{part}"), option(SKIP, "ak-part-skip")]
    code = yield Ask("ak-draft-part", listed, args={"card": making.name, "number": step + 1})
    if code == SKIP:
        making.act = replace(making.act, skip=(*making.act.skip, step))
    return code == SKIP


def _part(found: Deed, step: int) -> str:
    kinds = ((Move, "move"), (Turn, "turn"), (Attack, "attack"))
    return next((word for kind, word in kinds if isinstance(found.steps[step], kind)), "effect")


def _bows(facings: Sequence[int]) -> list[Answer]:
    return [option(BOWS[to], "ak-draft-bow", bow=bow(to)) for to in facings]


def _own_turn(making: Making, step: int) -> Part:
    listed = _bows(previews.turns(making.pose(step).facing))
    code = yield Ask("ak-draft-turn", listed, making.act, preview=making.preview)
    making.say_turn(code)


def _turn_later(making: Making, at: Pose) -> Part:
    code = yield Ask("ak-draft-turn", _bows(previews.turns(at.facing)), preview=making.preview)
    making.say_turn(f"{making.later}.{code}")


def _bonus(making: Making) -> Part:
    """The first bonus ability whose targets are chosen; without an answer it is asked after the action."""
    battle, ship = making.battle, making.ship
    for verb in making.found.bonus:
        if isinstance(verb, Turn) and verb.aim.who == "self":
            facings = previews.turns(making.plan.end.facing)
            code = yield Ask("ak-draft-bonus-turn", _bows(facings), making.act, preview=making.preview)
            making.say_turn(code)
            continue
        with shots.as_if(ship, making.plan.end):
            there = bonuses.options(battle, ship, verb)
        if there:
            listed = [option(ref, "ak-choice-ship", ship=called(battle, ref)) for ref in there]
            most = min(len(there), bonuses.most(verb))
            args: dict[str, Arg] = {"card": making.name}
            code = yield Ask("ak-ask-bonus", listed, making.act, (0, most), args, making.preview)
            making.act = replace(making.act, bonus=tuple(picked(code)))
            return


# Dice


def pool(state: State, seat: int, card: str) -> Script:
    """The dice that open it; the others add theirs (AK-660, AK-920)."""
    battle: Battle = state.fight
    mine = battle.cockpits[seat].dice
    fitting = [int(die.partition(".")[2]) for die in sparrow.more(battle, card, (), seat)]
    listed = [
        option(str(place), "ak-draft-die", number=place + 1, face=f"@{mine[place].face}") for place in fitting
    ]
    if not listed:
        return End(Pour(card, ()))
    most = min(len(listed), len(sparrow.cells(card)))
    code = yield Ask("ak-draft-pour", listed, Pour(card, ()), (0, most), {"card": f"@{card}"})
    return End(Pour(card, tuple(sorted(map(int, picked(code))))))


def reroll(state: State, seat: int) -> Script:
    """All for nothing, or any of them for 1 stress (AK-089 to AK-092)."""
    battle: Battle = state.fight
    cockpit = battle.cockpits[seat]
    free = Reroll(()) if action_dice.free(cockpit) else None
    listed = [
        option(str(place), "ak-draft-die", number=place + 1, face=f"@{die.face}")
        for place, die in enumerate(cockpit.dice)
        if action_dice.paid(battle, seat)
    ]
    if not listed:
        return End(Reroll(()))
    looks = partial(LookView, "cockpit")
    code = yield Ask("ak-draft-reroll-which", listed, free, (1, len(listed)), preview=looks)
    return End(Reroll(tuple(sorted(map(int, picked(code))))))
