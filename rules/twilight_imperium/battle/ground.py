"""Rounds of Invasion Combat: dice of both sides, losses, promotions, those who come back (TI-361 to TI-367,
TI-372 to TI-374, TI-377 to TI-383, TI-651, TI-732, TI-733)."""

from __future__ import annotations

from rules.core.contract import Action, Arg, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.twilight_imperium.actions import Reroll
from rules.twilight_imperium.battle import fronts
from rules.twilight_imperium.battle.abilities import DISRUPTORS, WAR_CHEST
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import lasting, rolling, verbs
from rules.twilight_imperium.deeds.judging import passes
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Die, Facts, Invasion
from rules.twilight_imperium.state import NOBODY, State

GENERAL, REROLLS = "general", 2
"""Dice that each attacking General may roll again in a round (TI-365)."""
GENOME, AVENGED = "berserker_genome", 2
TEN = 10


def goes_on(state: State, frame: Invasion) -> bool:
    """Until one side or both have no Ground Forces; nobody retreats (TI-362, TI-363)."""
    return all(fronts.number(state, frame, seat) for seat in (frame.seat, frame.defender))


def begin(state: State, frame: Invasion) -> None:
    lasting.end(state, "combat_round")
    frame.round += 1
    frame.again = False
    for seat in fronts.parties(frame):
        if has(state, seat, DISRUPTORS) and has(state, seat, WAR_CHEST):
            lasting.begin(state, DISRUPTORS, seat, "combat_round")
    windows.opens(state, "before_combat_round", **fronts.facts(frame))


# Dice


def roll(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    """One for each Ground Force of both sides, and for Fighters that came along (TI-361, TI-366)."""
    frame.dice = [die for seat in (frame.seat, frame.defender) for die in _side(state, frame, seat, dice)]
    return [_told(frame, seat) for seat in (frame.seat, frame.defender)]


def _side(state: State, frame: Invasion, seat: int, dice: Dice) -> list[Die]:
    gf, shock = fronts.troops(state, frame, seat)
    flying = fronts.force(frame).fighters if seat == frame.seat else 0
    found = list[Die]()
    for unit, count in (("shock", shock), ("gf", gf), ("fighter", flying)):
        if count:
            found += rolling.weapon(state, _facts(frame, seat, unit)).fire(dice, count=count)
    return found


def _facts(frame: Invasion, seat: int, unit: str) -> Facts:
    return told.facts(
        seat=seat,
        unit=unit,
        step="ground",
        side="attacker" if seat == frame.seat else "defender",
        round=frame.round,
        enemy=fronts.enemy(frame, seat),
        system=frame.system,
        planet=frame.planet,
    )


def _told(frame: Invasion, seat: int) -> Event:
    own = [die for die in frame.dice if die.seat == seat]
    args: dict[str, Arg] = {"faces": rolling.faces(own), "count": sum(map(rolling.hit, own))}
    if seat == NOBODY:
        return Event("ti-custodians-roll", {**args})
    return Event("ti-ground-rolls", {"player": f"#{seat}", **args})


# The Generals of the attacker


def _again(frame: Invasion) -> list[int]:
    """Misses by their place, as they were rolled: Shock Troops, Ground Forces, Fighters."""
    return [
        place
        for place, die in enumerate(frame.dice)
        if die.seat == frame.seat and not rolling.hit(die) and rolling.may_reroll(die, GENERAL)
    ]


def ask_generals(frame: Invasion) -> Question | None:
    most = REROLLS * fronts.led(frame, GENERAL)
    missed = _again(frame)[:most]
    if frame.again or not missed:
        return None
    return question(
        "ti-general",
        choice("ti-general-again", Reroll(tuple(missed)), usual=True, count=len(missed)),
        choice("ti-general-not", Reroll(())),
        accepts=passes(lambda action: judge_generals(frame, action)),
        planet=f"@{frame.planet}",
    )


def judge_generals(frame: Invasion, action: Action) -> tuple[int, ...]:
    """Own dice, none twice, two for each General (TI-365)."""
    most = REROLLS * fronts.led(frame, GENERAL)
    if not isinstance(action, Reroll):
        raise IllegalMove("ti-illegal-reroll-first", rule="TI-365", most=most)
    own = [place for place, die in enumerate(frame.dice) if die.seat == frame.seat]
    if len(set(action.dice)) < len(action.dice) or not set(own).issuperset(action.dice):
        raise IllegalMove("ti-illegal-reroll-own", rule="TI-365")
    if len(action.dice) > most:
        raise IllegalMove("ti-illegal-reroll-most", rule="TI-365", most=most)
    return action.dice


def reroll(frame: Invasion, action: Action, dice: Dice) -> list[Event]:
    frame.again = True
    places = judge_generals(frame, action)
    for place in places:
        rolling.reroll(frame.dice[place], GENERAL, dice)
    faces = rolling.faces([frame.dice[place] for place in places])
    return [Event("ti-general-rolls", {"player": f"#{frame.seat}", "faces": faces})] if places else []


def silent_generals(frame: Invasion) -> Action:
    """It costs nothing."""
    return Reroll(tuple(_again(frame)[: REROLLS * fronts.led(frame, GENERAL)]))


# Losses


def losses(state: State, frame: Invasion) -> None:
    """Both sides at once; how many Ground Forces each loses is kept for what follows."""
    scored = rolling.scored(frame.dice)
    for seat in (frame.seat, frame.defender):
        hits = scored.get(fronts.enemy(frame, seat), 0)
        frame.hits[str(seat)] = fronts.in_round(state, frame, seat, hits)


def promote(state: State, frame: Invasion) -> list[Event]:
    """As many plain ones as rolled a natural ten, of those alive, while tokens last (TI-377, TI-733)."""
    happened = list[Event]()
    for seat in fronts.parties(frame):
        tens = sum(die.seat == seat and die.what == "gf" and die.face == TEN for die in frame.dice)
        gf, _ = fronts.troops(state, frame, seat)
        raised = min(tens, gf, state.shock_left)
        if raised:
            state.shock_left -= raised
            side = fronts.force(frame) if seat == frame.seat else fronts.planet(state, frame)
            side.gf, side.shock = side.gf - raised, side.shock + raised
            happened.append(Event("ti-promoted", {"player": f"#{seat}", "count": raised}))
    for seat in (frame.defender, frame.seat):
        fronts.mourn(state, frame, seat, frame.hits.get(str(seat), 0))
    return happened


def avenge(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    """Berserker Genome: after round 1 a natural ten among dice for the lost takes two more (TI-651)."""
    happened = list[Event]()
    for seat in fronts.parties(frame):
        lost = frame.hits.get(str(seat), 0)
        if frame.round != 1 or not lost or not has(state, seat, GENOME):
            continue
        faces = verbs.roll(dice, lost)
        happened.append(Event("ti-ground-genome", {"player": f"#{seat}", "faces": tuple(faces)}))
        if TEN in faces:
            enemy = fronts.enemy(frame, seat)
            fronts.mourn(state, frame, enemy, fronts.in_round(state, frame, enemy, AVENGED))
    frame.hits, frame.dice = {}, []
    return happened
