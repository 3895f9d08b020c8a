"""Diplomacy II: a system closed to the others, or an empty planet annexed (TI-425 to TI-434)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Annex, Block, Follow, Pay
from rules.twilight_imperium.board import control, galaxy, pieces, systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Primary, StrategicAction
from rules.twilight_imperium.purse import counters, paying
from rules.twilight_imperium.purse import planets as cards
from rules.twilight_imperium.state import Area, State
from rules.twilight_imperium.strategic.card import Card, Secondary

CARD = "diplomacy_2"
ENVOYS = "xxcha_envoys"
INFLUENCE = 3
FROM_SHEET = "diplomacy_counter"
BLOCK, ANNEX = "block", "annex"
"""How the Xxcha name the primary when they follow (TI-434)."""
FIRST: tuple[Area, ...] = ("command", "strategy", "fleet")
"""Where a silent player takes his counter from (TI-700)."""


# Closing a system


def blockable(state: State, seat: int) -> list[str]:
    """Systems with an own planet, the richest first."""
    owned = [system for system in systems.places(state) if any(each.owner == seat for each in system.planets)]
    return [each.at for each in sorted(owned, key=lambda each: (-_worth(state, each.at, seat), each.at))]


def _worth(state: State, at: str, seat: int) -> int:
    own = [each.id for each in state.systems[at].planets if each.owner == seat]
    return sum(cards.value(state, id, kind) for id in own for kind in ("resources", "influence"))


def _judge_block(state: State, seat: int, at: str) -> None:
    if at not in blockable(state, seat):
        raise IllegalMove("ti-illegal-block", rule="TI-425", system=at)


def block(state: State, seat: int, at: str) -> list[Event]:
    """Each other player puts a counter there, unless one of his lies there already (TI-426)."""
    asked = []
    for other in systems.clockwise(state, seat)[1:]:
        if other in state.systems[at].counters:
            continue
        if not counters.place(state, other, at):
            asked.append(other)
    for other in reversed(asked):
        areas = [area for area in FIRST if counters.in_area(state.players[other], area)]
        choose(state, other, "ti-block-from", areas, FROM_SHEET, memo=(at,))
    return [Event("ti-blocked", {"player": f"#{seat}", "system": at})]


def from_sheet(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """No counter in reinforcements: one from the sheet, of an area of his choice (TI-425)."""
    (at,), (area,) = frame.memo, ids
    lost = counters.lose(state, frame.seat, _area(area))
    counters.place(state, frame.seat, at)
    return [*lost, *removal.check_everywhere(state, frame.seat, "fleet")]


def _area(name: str) -> Area:
    return next(area for area in FIRST if area == name)


# Annexing


def annexable(state: State, seat: int) -> list[str]:
    """Empty planets beside systems that the player controls, but not Mecatol Rex (TI-429 to TI-432)."""
    held = [each.at for each in systems.places(state) if control.controls(state, seat, each.at)]
    near = {at for each in held for at in galaxy.beside(state, each)}
    found = [planet.id for at in sorted(near) for planet in state.systems[at].planets if at != MECATOL]
    return [id for id in found if _empty(state, seat, id)]


def _empty(state: State, seat: int, id: str) -> bool:
    planet = systems.planet(state, id)
    free = planet.owner != seat and systems.bare(planet) and not planet.leaders
    return free and id not in _annexed(state)


def _annexed(state: State) -> list[str]:
    """In this resolution (TI-431)."""
    return next((each.memo for each in reversed(state.stack) if isinstance(each, StrategicAction)), [])


def _judge_annex(state: State, seat: int, planet: str, pay: Pay, price: int) -> None:
    if planet not in annexable(state, seat):
        raise IllegalMove("ti-illegal-annex", rule="TI-429", planet=planet)
    paying.check(state, seat, paying.read(pay), price, "influence")


def annex(state: State, seat: int, planet: str, pay: Pay, price: int) -> list[Event]:
    """No combat, and no agreement ends; a Facility is lost (TI-433). A station goes back to whoever alone has
    ships there (TI-078)."""
    paid = paying.pay(state, seat, pay, price, "influence")
    pieces.raze(state, systems.planet(state, planet))
    _annexed(state).append(planet)
    told = Event("ti-annexed", {"player": f"#{seat}", "planet": f"@{planet}"})
    taken = control.take(state, seat, planet, "annexed")
    return [*paid, told, *taken, *control.claim_stations(state, systems.place_of(state, planet))]


# Primary


def _ask(state: State, frame: Primary) -> Question | None:
    blocks = [choice("ti-block", Block(at), system=at) for at in blockable(state, frame.seat)]
    annexes = [choice("ti-annex", Annex(id), planet=f"@{id}") for id in annexable(state, frame.seat)]
    if not blocks and not annexes:
        return None
    accepts = passes(lambda move: _judge(state, frame, move))
    return question("ti-diplomacy", *blocks, *annexes, accepts=accepts)


def _judge(state: State, frame: Primary, action: Action) -> None:
    match action:
        case Block(system):
            _judge_block(state, frame.seat, system)
        case Annex(planet, pay):
            _judge_annex(state, frame.seat, planet, pay, 0)
        case _:
            raise IllegalMove("ti-illegal-diplomacy-first", rule="TI-425")


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    state.stack.pop()
    if isinstance(action, Block):
        return block(state, frame.seat, action.system)
    assert isinstance(action, Annex)
    return annex(state, frame.seat, action.planet, action.pay, 0)


def _run(state: State, _: Primary, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


def _silent(state: State, frame: Primary, _: int) -> Action:
    """The home system, or the richest (TI-721)."""
    home, found = state.players[frame.seat].home, blockable(state, frame.seat)
    if not found:
        return Annex(annexable(state, frame.seat)[0])
    return Block(home if home in found else found[0])


def _refuse(state: State, frame: Primary, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: _judge(state, frame, move), action)


# Secondary


def _judge_follow(state: State, seat: int, action: Follow) -> None:
    if len(action.what) != 1:
        raise IllegalMove("ti-illegal-annex-one", rule="TI-429")
    name, _, rest = action.what[0].partition(":")
    if not rest:
        return _judge_annex(state, seat, name, action.pay, INFLUENCE)
    if not has(state, seat, ENVOYS) or name not in (BLOCK, ANNEX):
        raise IllegalMove("ti-illegal-envoys", rule="TI-434")
    if name == BLOCK:
        return _judge_block(state, seat, rest)
    return _judge_annex(state, seat, rest, action.pay, 0)


def _follow(state: State, seat: int, action: Follow, __: Dice) -> list[Event]:
    name, _, rest = action.what[0].partition(":")
    if name == BLOCK:
        return block(state, seat, rest)
    return annex(state, seat, rest or name, action.pay, 0 if rest else INFLUENCE)


def _ways(state: State, seat: int) -> Iterator[Choice]:
    for id in annexable(state, seat):
        for pay in paying.open_payments(state, seat, INFLUENCE, "influence")[:1]:
            yield choice("ti-annex", Follow(CARD, (id,), pay), planet=f"@{id}")
    if has(state, seat, ENVOYS):
        for id in annexable(state, seat):
            yield choice("ti-annex-envoys", Follow(CARD, (f"{ANNEX}:{id}",)), planet=f"@{id}")
        for at in blockable(state, seat):
            yield choice("ti-block", Follow(CARD, (f"{BLOCK}:{at}",)), system=at)


DIPLOMACY = Card(Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge_follow, _follow, _ways))
