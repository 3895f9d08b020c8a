"""Short answers: dice, hits, the Sparrow's protection, what a card lets one do once more."""

from __future__ import annotations

from typing import Any

from rules.akarios import frames
from rules.akarios.actions import Act, Break, Decline, Evade, Keep, Protect, Reroll, Shield, Take
from rules.akarios.android import pooling
from rules.akarios.android.commands import Command
from rules.akarios.android.worth import Mind
from rules.akarios.battle import dice, freely, reacting
from rules.akarios.components import LEVELS
from rules.akarios.state import SPARROW, Cockpit, State
from rules.core.contract import Action

HURTS = 3
"""Damage that is worth a card without energy."""
WEAK = 5
"""Hull and shields together: from here on every blow is evaded."""
SPARE = 3
"""Shields of which two may be lent."""
BAD = 2
"""Stress faces that are rolled again."""


def answer(state: State, frame: Any, seat: int) -> Action | None:
    match frame:
        case frames.Rolling():
            return roll(state, seat)
        case frames.Cancel():
            return cancel(state, seat)
        case frames.Evading():
            return evade(state, seat)
        case frames.Protecting():
            return protect(state, seat)
        case frames.Sharing():
            return share(state, frame, seat)
        case frames.Pool():
            return pooling.answer(state, frame, seat)
        case frames.FreeUse():
            return use(state, frame, seat)
        case frames.FreeAttack():
            return guided(state, frame, seat)
    return None


def _reaches_level(cockpit: Cockpit) -> bool:
    return cockpit.stress + 1 in LEVELS


def roll(state: State, seat: int) -> Action:
    """Everything for nothing; or stress faces, if that costs no more than the stress."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    if dice.free(cockpit):
        return Reroll(())
    bad = tuple(place for place, die in enumerate(cockpit.dice) if die.face == "stress")
    if len(bad) >= BAD and dice.paid(battle, seat) and not _reaches_level(cockpit):
        return Reroll(bad)
    return Keep()


def cancel(state: State, seat: int) -> Action:
    """A deadly hit always; a hard one with a card that has no energy left (AK-926)."""
    battle, attack = state.fight, reacting.attack_below(state)
    cockpit = battle.cockpits[seat]
    cards = reacting.breakable(cockpit)
    if reacting.deadly(battle, attack, cockpit.ship):
        return Break(reacting.cheapest(cockpit, cards))
    spent = [each.card for each in cockpit.cards if each.card in cards and each.cap and not each.energy]
    if spent and reacting.met(battle, attack, cockpit.ship) >= HURTS and not _reaches_level(cockpit):
        return Break(spent[0])
    return Take()


def evade(state: State, seat: int) -> Action:
    battle, attack = state.fight, reacting.attack_below(state)
    ship = battle.ships[battle.cockpits[seat].ship]
    wise = (ship.hull or 0) + ship.shields <= WEAK or attack.damage >= HURTS
    return Evade() if wise else Decline()


def protect(state: State, seat: int) -> Action:
    """Once in a battle: when it falls, or is hit hard (AK-459)."""
    battle, attack = state.fight, reacting.attack_below(state)
    hard = attack.totals[SPARROW] > HURTS and not _reaches_level(battle.cockpits[seat])
    return Protect() if hard or reacting.deadly(battle, attack, SPARROW) else Decline()


def share(state: State, frame: frames.Sharing, seat: int) -> Action:
    battle = state.fight
    mine, other = battle.ships[battle.cockpits[seat].ship], battle.ships[frame.ship]
    stronger = (mine.hull or 0) + mine.shields > (other.hull or 0) + other.shields
    return Shield() if mine.shields >= SPARE and stronger else Decline()


def use(state: State, frame: frames.FreeUse, seat: int) -> Action:
    return _best(state, seat, frame.which, frame.source)


def guided(state: State, frame: frames.FreeAttack, seat: int) -> Action:
    return _best(state, seat, freely.GUIDED, frame.target)


def _best(state: State, seat: int, which: str, source: str) -> Action:
    """What is worth most of what is free, if anything is."""
    mind = Mind(state, seat)
    best: Act | None = None
    most = 0.0
    for act in freely.listed(state, seat, which, source):
        found = freely.deed_of(state.fight, seat, which, source, act.card)
        worth = 0.0 if found is None else mind.worth(Command(found, act))
        if worth > most:
            best, most = act, worth
    return best or Decline()
