"""Before a planet is fought for: radiation, the licence, the Diplomat, the Yin's conversion (TI-341, TI-342,
TI-357, TI-573, TI-649, TI-650, TI-652)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.twilight_imperium.actions import Let, Use
from rules.twilight_imperium.battle import fronts
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.paying import demand
from rules.twilight_imperium.effects.combat import conversions
from rules.twilight_imperium.effects.planets import planet_value
from rules.twilight_imperium.effects.sources import law
from rules.twilight_imperium.frames import Choosing, Invasion, Paying
from rules.twilight_imperium.state import NOBODY, Planet, State
from rules.twilight_imperium.tactical import aboard, aiming, ashore

LICENSING, LICENCE = "colonization_licensing", "landing_licence"
RADIATION = "radiation"
DIPLOMAT, DELAY = "diplomat:", "diplomat_delay"
"""The mark on a planet that he has protected, with the round; the question."""
CONVERT = "yin_convert"
CONVERTS = 5
"""The least face that converts (TI-357)."""


# The licence


def licence(state: State, frame: Invasion) -> list[Event]:
    """Paid before each landing on a neutral planet (TI-342)."""
    price = planet_value(state, frame.planet, "resources").value
    if frame.defender == NOBODY and frame.force is not None and law(state, LICENSING) is not None:
        demand(state, frame.seat, price, "resources", LICENCE, optional=True)
    return []


def licensed(state: State, asked: Paying, paid: bool, _: Dice) -> list[Event]:
    """Who does not pay does not land there."""
    frame = fronts.current(state)
    assert frame is not None
    return [] if paid else turn_back(state, frame)


def turn_back(state: State, frame: Invasion) -> list[Event]:
    """Back aboard, to land nowhere else this time (TI-341); Dreadnoughts have nobody to fire for (TI-650)."""
    if frame.force is not None and not ashore.guarded(state, frame.planet):
        aboard.board(state, state.systems[frame.system], frame.seat, frame.force)
    frame.force = None
    kept = [id for id in frame.ships if not aiming.needs_landing(systems.ship(state, id).kind)]
    frame.ships = kept
    if frame.x89 is not None and aiming.needs_landing(systems.ship(state, frame.x89).kind):
        frame.x89 = None
    return [Event("ti-landing-turned-back", {"player": f"#{frame.seat}", "planet": f"@{frame.planet}"})]


def radiation(state: State, frame: Invasion) -> list[Event]:
    """Left by a Star of Death: the next landing force dies, and it is gone."""
    planet = fronts.planet(state, frame)
    if RADIATION not in planet.marks or frame.force is None:
        return []
    planet.marks.remove(RADIATION)
    state.shock_left += frame.force.shock
    state.players[frame.seat].dead += frame.force.leaders
    frame.force = None
    return [Event("ti-landing-irradiated", {"player": f"#{frame.seat}", "planet": f"@{frame.planet}"})]


# The Diplomat


def diplomat(state: State, frame: Invasion) -> None:
    """He may turn back one invasion of his planet, not again in this round or the next (TI-573)."""
    planet = fronts.planet(state, frame)
    here = [each for each in planet.leaders if LEADERS[each].kind == "diplomat"]
    if frame.defender == NOBODY or frame.force is None or not here or _tired(state, planet):
        return
    args = {"planet": f"@{planet.id}", "player": f"#{frame.seat}"}
    choose(state, frame.defender, "ti-diplomat", here[:1], DELAY, least=0, args=args, fallback=here[:1])


def _tired(state: State, planet: Planet) -> bool:
    used = [int(each.removeprefix(DIPLOMAT)) for each in planet.marks if each.startswith(DIPLOMAT)]
    return any(state.round - each <= 1 for each in used)


def delayed(state: State, asked: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    frame = fronts.current(state)
    assert frame is not None
    if not ids:
        return []
    planet = fronts.planet(state, frame)
    planet.marks = [each for each in planet.marks if not each.startswith(DIPLOMAT)]
    planet.marks.append(f"{DIPLOMAT}{state.round}")
    told = Event("ti-diplomat-delays", {"leader": f"@{ids[0]}", "planet": f"@{planet.id}"})
    return [told, *turn_back(state, frame)]


# War


def opens_war(state: State, frame: Invasion) -> list[Event]:
    """Landing on or bombarding a player's planet breaks the agreement, defended or not (TI-338, TI-375)."""
    if frame.defender == NOBODY or (frame.force is None and not bombards(frame)):
        return []
    return verbs.break_agreement(state, frame.seat, frame.defender)


def bombards(frame: Invasion) -> bool:
    return bool(frame.ships) or frame.x89 is not None


def contested(state: State, frame: Invasion) -> bool:
    """There is somebody to fight: Ground Forces or PDS (TI-337)."""
    planet = fronts.planet(state, frame)
    return frame.defender != NOBODY and bool(systems.ground(planet) or planet.pds)


# The conversion of the Yin


def may_convert(state: State, frame: Invasion) -> bool:
    """Attacking a player's Ground Forces (TI-357, TI-652)."""
    left = conversions(state, frame.seat).value - frame.converted
    there = frame.force is not None and frame.defender != NOBODY
    return left > 0 and there and fronts.number(state, frame, frame.defender) > 0


def ask_conversion(state: State, frame: Invasion) -> Question | None:
    if not may_convert(state, frame):
        return None
    return question(
        "ti-convert",
        choice("ti-convert-try", Use(CONVERT), usual=True),
        choice("ti-convert-not", Let()),
        planet=f"@{frame.planet}",
    )


def convert(state: State, frame: Invasion, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Let):
        frame.converted = conversions(state, frame.seat).value
        return []
    frame.converted += 1
    (face,) = verbs.roll(dice)
    names = {"player": f"#{frame.seat}", "planet": f"@{frame.planet}"}
    if face < CONVERTS or not pieces.reinforcements(state, frame.seat, "gf"):
        return [Event("ti-convert-failed", {**names, "face": face})]
    fronts.force(frame).gf += 1
    fronts.suffer(state, frame, frame.defender, 1)
    return [Event("ti-converted", {**names, "face": face})]
