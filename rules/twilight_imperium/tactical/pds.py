"""PDS of one owner fire at one fleet (TI-113 to TI-115, TI-258 to TI-269, TI-683, TI-729)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove, Pace
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import rolling, verbs
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.deeds.rolling import Weapon
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Assigning, Die, Facts, Tactical, Transfer, Volley
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import fire, laser

CRIMES = "redefining_war_crimes"
DOCK = "dock:"
"""Before the planet of a dock, or the id of a floating one, that fires as if it were PDS."""
HOLD = Choose(())


# Whether to fire


def _ask(state: State, frame: Volley) -> Question | None:
    """By post others' PDS fire without a question (TI-683); whoever is at the table chooses where there is a
    choice."""
    if frame.stage == "rolled":
        return laser.ask(state, frame)
    if frame.stage != "ask" or not _asks(state, frame):
        return None
    there = targets(state, frame)
    offered = [
        choice("ti-volley-fire", aim(each), usual=len(there) == 1, player=f"#{each}") for each in there
    ]
    pace: Pace = "turn" if _active(state) == frame.seat else "reaction"
    return question(
        "ti-volley",
        *offered,
        choice("ti-volley-hold", HOLD),
        pace=pace,
        system=frame.system,
        count=len(frame.planets),
    )


def _asks(state: State, frame: Volley) -> bool:
    if not systems.has_fleet(state.systems[frame.system], frame.target):
        return False
    if state.options.pace == "live":
        return True
    several = len(targets(state, frame)) > 1 or breaks(state, frame)
    return (several and _active(state) == frame.seat) or fire.ordered(state, frame)


def _active(state: State) -> int | None:
    found = (each.seat for each in reversed(state.stack) if isinstance(each, Tactical | Transfer))
    return next(found, None)


def targets(state: State, frame: Volley) -> list[int]:
    """Only the active player's ships are shot at by others; he may shoot at anybody's (TI-260, TI-262)."""
    if _active(state) != frame.seat:
        return [frame.target]
    return systems.enemies(state.systems[frame.system], frame.seat)


def aim(seat: int) -> Choose:
    return Choose((f"#{seat}",))


def breaks(state: State, frame: Volley) -> bool:
    """Whether it would end an agreement (TI-268)."""
    return sources.law(state, CRIMES) is not None and frame.target in verbs.partners(state, frame.seat)


def _answer(state: State, frame: Volley, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Choose)
    if frame.stage == "rolled":
        return _rolled(state, frame, dice if action.ids else None)
    if not action.ids:
        return _held(state, frame)
    frame.target = int(action.ids[0].removeprefix("#"))
    return _open(state, frame)


def silent(state: State, frame: Volley, _: int) -> Action:
    """All fire, but not where it would break an agreement (TI-683)."""
    if frame.stage == "rolled":
        return laser.AGAIN
    return HOLD if breaks(state, frame) else aim(frame.target)


def refuse(_: State, frame: Volley, __: int, ___: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-volley", rule="TI-262", player=f"#{frame.target}")


# Firing


def _run(state: State, frame: Volley, dice: Dice) -> list[Event]:
    match frame.stage:
        case "ask":
            gone = not systems.has_fleet(state.systems[frame.system], frame.target)
            return _held(state, frame) if gone or breaks(state, frame) else _open(state, frame)
        case "roll":
            return _roll(state, frame, dice)
        case "rolled":
            return _rolled(state, frame, dice)
        case _:
            state.stack.pop()
            hits = sum(map(rolling.hit, frame.dice))
            if hits:
                state.stack.append(Assigning(frame.target, frame.system, hits, "pds", by=frame.seat))
            return [Event("ti-volley-hits", {"player": f"#{frame.seat}", "count": hits})]


def _held(state: State, frame: Volley) -> list[Event]:
    state.stack.pop()
    if not systems.has_fleet(state.systems[frame.system], frame.target):
        return []
    return [Event("ti-volley-held", {"player": f"#{frame.seat}", "system": frame.system})]


def _open(state: State, frame: Volley) -> list[Event]:
    """Each PDS fires once in an activation (TI-261)."""
    frame.stage = "roll"
    for each in reversed(state.stack):
        if isinstance(each, Tactical | Transfer):
            each.fired += frame.planets
            break
    systems.happens(state, "volley", seat=frame.seat, target=frame.target, system=frame.system)
    facts = {"player": f"#{frame.seat}", "other": f"#{frame.target}", "system": frame.system}
    return [Event("ti-volley-fires", {**facts})]


def _roll(state: State, frame: Volley, dice: Dice) -> list[Event]:
    """All of one owner's before anything is lost (TI-264)."""
    frame.stage = "rolled"
    for battery in frame.planets:
        frame.dice += _battery(state, frame, battery, dice)
    return [Event("ti-volley-rolls", {"player": f"#{frame.seat}", "faces": rolling.faces(frame.dice)})]


def _battery(state: State, frame: Volley, battery: str, dice: Dice) -> list[Die]:
    weapon, count = armed(state, frame.seat, frame.target, frame.system, battery)
    return weapon.fire(dice, count=count)


def armed(state: State, seat: int, target: int, at: str, battery: str) -> tuple[Weapon, int]:
    """What a planet's PDS, or a dock, fire with at somebody's fleet, and how many of them do."""
    id = battery.removeprefix(DOCK)
    unit = "dock" if battery.startswith(DOCK) else "pds"
    if id.isdecimal():
        place, planet = systems.system_of(state, int(id)).at, None
    else:
        place, planet = systems.place_of(state, id).at, systems.planet(state, id)
    facts = told.facts(seat=seat, unit=unit, step="pds", enemy=target, system=at, side="attacker")
    if planet is not None:
        facts["planet"] = planet.id
    if place != at:
        facts["range"] = "adjacent"
    count = planet.pds if planet is not None and unit == "pds" else 1
    return rolling.weapon(state, facts), count


def _rolled(state: State, frame: Volley, dice: Dice | None) -> list[Event]:
    """Without dice nothing is rolled again."""
    frame.stage = "hits"
    rerolled = [] if dice is None else laser.again(state, frame, dice)
    both = f"{frame.seat} {frame.target}"
    windows.opens(state, "after_combat_roll", participant=both, system=frame.system, step="pds")
    return rerolled


# A law


def war_crimes(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Firing at a fleet ends the agreement with its owner (TI-268)."""
    if source.law is None:
        return []
    return verbs.break_agreement(state, int(facts["seat"]), int(facts["target"]))


MOMENTS: dict[str, dict[str, Moment]] = {"volley": {CRIMES: war_crimes}}
VOLLEY = Chapter(_ask, _answer, _run)
