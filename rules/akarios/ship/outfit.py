"""A player's ship and cockpit, as they enter a battle: steps 1 to 4 of the setup (AK-042 to AK-054)."""

from __future__ import annotations

from rules.akarios.components import FULL
from rules.akarios.sheet import Member
from rules.akarios.ship import decks, passives, stress
from rules.akarios.squad import berths, members, trees
from rules.akarios.squad.loadout import SLOTS
from rules.akarios.state import Battle, Cockpit, Installed, Mods, Ship, State
from rules.core.contract import Event
from rules.core.dice import Dice


def ref(seat: int) -> str:
    return f"p{seat}"


def launch(state: State, seat: int, dice: Dice) -> None:
    """The Sparrow's cards must be in the battle before: they add to the start, too."""
    battle = state.fight
    member = state.sheet.members[state.roster[seat]]
    assert member.pilot and member.ship and len(battle.cockpits) == seat
    ship = Ship(ref(seat), "player", member.ship, seat=seat, bare=_bare(member))
    battle.ships[ship.ref] = ship
    cockpit = Cockpit(ship.ref, state.roster[seat], member.pilot)
    fitted = member.last.cards
    cockpit.cards = [Installed(fitted[slot], slot) for slot in SLOTS if slot in fitted]
    battle.cockpits.append(cockpit)
    _fill_up(state, ship)
    cockpit.deck = Mods(trees.deck(member.pilot, members.pad(member), decks.starting()))
    for _ in range(state.sheet.boost + _carried(member, "boost")):
        decks.add(battle, cockpit.deck, decks.BOOST, dice)
    dice.shuffle(cockpit.deck.cards)
    member.next_battle = []


def _bare(member: Member) -> tuple[int, int]:
    """Printed, trees, and what events carried here; an event never takes the last hull (AK-042, AK-952)."""
    assert member.ship
    hull, shields = berths.start(member.ship, members.berth(member))
    hull = min(FULL, max(1, hull + _carried(member, "hull")))
    return hull, min(FULL, max(0, shields + _carried(member, "shields")))


def _carried(member: Member, what: str) -> int:
    return sum(each.n for each in member.next_battle if each.effect == what)


def _fill_up(state: State, ship: Ship) -> None:
    """Hull, shields and energy begin full, cards included, at 10 at most (AK-043, AK-053, AK-141)."""
    passives.refit(state.fight, ship)
    ship.hull, ship.shields = ship.hull_cap, ship.shields_cap
    for each in state.fight.cockpits[-1].cards:
        each.energy = each.cap


def stand_down(battle: Battle) -> None:
    """The scenario is over: no stress, nothing broken, decks as they were (AK-325, AK-331, AK-462)."""
    decks.end(battle)
    for cockpit in battle.cockpits:
        battle.trauma.discards += cockpit.waiting
        cockpit.stress, cockpit.waiting, cockpit.traumas = 0, [], []
        for card in cockpit.cards:
            card.broken = False


def unsettle(state: State, seat: int, dice: Dice) -> list[Event]:
    """The stress brought along, and what its levels do; once all decks are there (AK-044 to AK-046)."""
    member = state.sheet.members[state.roster[seat]]
    brought, member.stress = member.stress, 0
    return stress.gain(state, seat, brought, dice)
