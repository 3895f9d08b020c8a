"""Passives that answer what happened (`on`): whose cards, under which conditions, how often."""

from __future__ import annotations

from rules.akarios.cards import rare
from rules.akarios.components import CARDS
from rules.akarios.frames import Responding, Strip
from rules.akarios.language import Condition, On
from rules.akarios.ship import passives
from rules.akarios.ship.ships import allied
from rules.akarios.state import Battle, Cockpit, Noted, State, Status
from rules.akarios.windows import COMMAND, SHIP
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import distance, named

DEEDS = ("destroyed", "repaired", "attack_done")
"""Hooks that concern whoever did it."""
EVERYBODY = (
    "battle_start",
    "round_start",
    "pilot_phase_start",
    "pilot_phase_end",
    "enemy_phase_start",
    "enemy_phase_end",
    "round_end",
    "scenario_end",
    "enemy_miss",
    "enemy_card_revealed",
    "enemy_command_done",
)
"""Hooks that concern all; the others whoever it happened to."""
END = "end"
"""Of a strip."""
LATE = "late"
"""The status of what waits for the end of an enemy's strip."""


def answer(state: State, noted: Noted, dice: Dice) -> list[Event]:
    """The cards of all seats in their order, then the Sparrow's: each a frame of its own."""
    battle, frames = state.fight, list[Responding]()
    for seat, cockpit in enumerate(battle.cockpits):
        for card in cockpit.cards:
            if not card.broken:
                frames += _responses(battle, seat, cockpit, card.card, noted)
    for id in sorted(battle.sparrow_cards):
        if battle.sparrow_cards[id] and battle.cockpits:
            frames += _responses(battle, 0, battle.cockpits[0], id, noted, shared=True)
    state.stack += reversed(frames)
    if noted.hook == "pilot_phase_start":
        rare.due(state)
    if noted.hook == "enemy_command_done" and _goes_on(state):
        rare.between(state, COMMAND, noted.facts.get("aimed", ""))
    return []


def _goes_on(state: State) -> bool:
    """Its strip is not over yet."""
    strip = next((frame for frame in reversed(state.stack) if isinstance(frame, Strip)), None)
    return strip is not None and strip.command != END


def _responses(
    battle: Battle, seat: int, cockpit: Cockpit, card: str, noted: Noted, *, shared: bool = False
) -> list[Responding]:
    found = []
    for index, on in enumerate(CARDS[card].passive):
        if not isinstance(on, On) or on.hook != noted.hook:
            continue
        if not shared and not _concerns(battle, cockpit, noted):
            continue
        if not all(holds(battle, cockpit, given, noted) for given in on.given):
            continue
        if passives.counted(battle, cockpit.ship, card, on.per):
            continue
        passives.count(battle, cockpit.ship, card, on.per)
        _once_for_all_targets(battle, noted)
        frame = Responding(seat, card=card, part=f"on.{index}", facts=dict(noted.facts))
        if on.late and _waits(battle, frame, cockpit.ship):
            continue
        found.append(frame)
    return found


def _concerns(battle: Battle, cockpit: Cockpit, noted: Noted) -> bool:
    """A pilot who is out of action answers nothing but the end of the scenario (AK-394)."""
    if battle.ships[cockpit.ship].hex is None and noted.hook != "scenario_end":
        return False
    if noted.hook in EVERYBODY:
        return True
    who = "by" if noted.hook in DEEDS else "ship"
    return noted.facts.get(who) == cockpit.ship


def holds(battle: Battle, cockpit: Cockpit, given: Condition, noted: Noted) -> bool:
    facts = noted.facts
    other = battle.ships.get(facts.get("ship", ""))
    match given:
        case "own_kill":
            return facts.get("by") == cockpit.ship and (other is None or not allied(other))
        case "adjacent":
            here = battle.ships[cockpit.ship].hex
            return bool(here and "hex" in facts and distance(named(here), named(facts["hex"])) == 1)
        case "to_ally":
            return other is not None and allied(other) and other.ref != cockpit.ship
        case "total_zero":
            return facts.get("total") == "0"
        case "did_not_attack":
            return not any(done.kind == "attack" for done in cockpit.done)
        case "no_stress_die":
            pooled = any(die.face == "stress" and die.place is not None for die in cockpit.dice)
            return not pooled and not any(done.stress_die for done in cockpit.done)
        case "success":
            return facts.get("result") == "success"


def _once_for_all_targets(battle: Battle, noted: Noted) -> None:
    """Several ships repaired by one effect are one occasion (AK-757)."""
    if noted.hook == "repaired":
        same = (noted.facts.get("by"), noted.facts.get("card"))
        battle.noted = [
            each
            for each in battle.noted
            if each.hook != "repaired" or (each.facts.get("by"), each.facts.get("card")) != same
        ]


# What waits until an enemy has finished


def _waits(battle: Battle, frame: Responding, ref: str) -> bool:
    """It is written down for the end of the strip of the ship it concerns."""
    on = frame.facts.get("ship", "")
    battle.statuses.append(
        Status(LATE, on, frame.card, int(frame.part.partition(".")[2]), "enemy_phase", ref)
    )
    return True


def late(state: State, strip: Strip) -> None:
    """The strip is over: what waited for that is done, before anybody answers."""
    battle = state.fight
    rare.between(state, SHIP)
    ripe = [each for each in battle.statuses if each.what == LATE and each.on == strip.ship]
    battle.statuses = [each for each in battle.statuses if each not in ripe]
    for status in reversed(ripe):
        seat = battle.ships[status.to].seat
        if seat is not None:
            facts = {"ship": status.on}
            state.stack.append(Responding(seat, card=status.source, part=f"on.{status.n}", facts=facts))
