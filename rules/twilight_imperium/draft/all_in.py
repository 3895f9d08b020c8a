"""A whole Tactical Action as one answer: the system, everything that can come and loses nothing, the landing
that most would make (design 6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from rules.core.contract import Action, Arg, Choice
from rules.core.draft import Draft, Option
from rules.core.stack import question
from rules.twilight_imperium.actions import Activate, Land, Move
from rules.twilight_imperium.battle import plans
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL, PLANETS
from rules.twilight_imperium.deeds.judging import passes
from rules.twilight_imperium.draft import sparing
from rules.twilight_imperium.draft.fleet import Voyaging
from rules.twilight_imperium.draft.look import Look, done, note
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.tactical import activation, ashore, everything, losing, movement, moving
from rules.twilight_imperium.tactical.items import ALL
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import Chart

MARK, MOST = "all:", 3


class AllIn(NamedTuple):
    way: Voyaging
    move: Move


def options(look: Look, found: Mapping[str, Choice]) -> Iterator[Option]:
    """For the first of these systems, as the picture numbers them, where somebody would land or fight. Each
    is a group of its own, so that it is a button."""
    left = MOST
    for number, (at, choice) in enumerate(found.items(), 1):
        whole_ = whole(look, at) if left else None
        if whole_ is not None and (_fights(whole_.way) or _lands(*whole_)):
            left -= 1
            yield _option(look, number, choice, whole_)


def _option(look: Look, number: int, choice: Choice, found: AllIn) -> Option:
    """As the button, with what would go there."""
    course = found.way.course
    facts: dict[str, Arg] = {"badge": number, "system": course.end, "names": choice.args.get("names", ())}
    facts["units"] = moving.summed(look.state, course, found.move)
    label = "ti-draft-all-in-named" if facts["names"] else "ti-draft-all-in"
    return Option(f"{MARK}{course.end}", label, facts, "ti-move-sum", f"#{course.end}")


def whole(look: Look, at: str) -> AllIn | None:
    """What would go there, if something can and nothing of it would be lost at once."""
    felt = _felt(look, at)
    if felt is None:
        return None
    look = felt
    course, chart = Course(look.seat, at, (at,)), Chart(look.state, look.seat)
    asked = question("ti-move", accepts=passes(lambda move: movement.judge(look.state, course, move)))
    way = Voyaging(look._replace(asked=asked), course, chart)
    every = everything.explicit(look.state, course, Move((ALL,)), chart)
    move = sparing.spared(at, every, way.foreseen) if every.items else None
    return AllIn(way, move) if move is not None and move.items else None


def _felt(look: Look, at: str) -> Look | None:
    """As it is once the counter lies there: a Mind Weapon takes from Fleet Supply (TI-243). None if a fleet
    would lose ships by that before any can go."""
    state, seat = look.state, look.seat
    player, loss = state.players[seat], len(activation.minds(state, seat, at))
    if not loss:
        return look
    weaker = replace(player, fleet=max(0, player.fleet - loss))
    state = replace(state, players=[weaker if each is player else each for each in state.players])
    lost = any(limits.over_supply(state, seat, system) for system in systems.places(state))
    return None if lost else look._replace(state=state)


def drafted(found: AllIn) -> Draft:
    """Nothing is spent before all of it was seen: who goes, what fires, how a battle would end."""
    way, move = found
    voyage = way.judged(move)
    preview = way.shown(voyage)
    then: list[Action] = [move]
    if _fights(way) and not way.look.state.players[way.course.seat].plan:
        then.append(plans.USUAL)
    if _lands(way, move):
        then.append(Land(ashore.SUGGESTED))
    minds = activation.minds(way.look.state, way.course.seat, way.course.end)
    notes = (
        *(note("ti-draft-mind-weapon", player=f"#{each}") for each in minds),
        *way.notes(preview, voyage),
        note("ti-draft-all-in-fights" if _fights(way) else "ti-draft-all-in-does"),
    )
    return done(Activate(way.course.end), preview, notes, then)


def _fights(way: Voyaging) -> bool:
    """Somebody is met in space."""
    system = way.look.state.systems[way.course.end]
    return bool(systems.enemies(system, way.course.seat)) or (
        system.at == MECATOL and ashore.guarded(way.look.state, REX)
    )


def _lands(way: Voyaging, move: Move) -> bool:
    """Somebody is aboard, and there is a planet to be taken."""
    state, course = way.look.state, way.course
    troops = sum(ship.gf + ship.shock for ship in losing.loaded(state, course, way.judged(move)))
    planets = state.systems[course.end].planets
    return bool(troops) and any(
        each.owner != course.seat and not PLANETS[each.id].station for each in planets
    )
