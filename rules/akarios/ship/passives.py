"""What cards change as long as they are not broken: `stat`, `flag`, `immune`, `reads` and `answers` are the
only questions that the rest asks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from rules.akarios.components import CARDS, FULL
from rules.akarios.hooks import Hook
from rules.akarios.language import Flag, Immune, On, Passive, Per, ReadAs, Stat
from rules.akarios.ship.ships import ALLIED, cockpit
from rules.akarios.state import Battle, Cockpit, Installed, Ship, Side

Kind = TypeVar("Kind", bound=Passive)


class Held(NamedTuple):
    """A passive and the card it stands on."""

    card: str
    passive: Passive


@lru_cache(maxsize=1024)
def _standing(cards: tuple[str, ...]) -> tuple[Held, ...]:
    return tuple(Held(id, passive) for id in cards for passive in CARDS[id].passive)


def _all(battle: Battle, ref: str, kind: type[Kind]) -> Sequence[tuple[str, Kind]]:
    """Of its own unbroken cards, and of the Sparrow's that concern it."""
    ship = battle.ships.get(ref)
    if ship is None:
        return ()
    mine = cockpit(battle, ref)
    own = tuple(each.card for each in mine.cards if not each.broken) if mine else ()
    return _held(kind, own, _shared(battle), ship.side, ship.hull is not None)  # type: ignore[return-value]


def _shared(battle: Battle) -> tuple[str, ...]:
    return tuple(id for id in sorted(battle.sparrow_cards) if battle.sparrow_cards[id])


@lru_cache(maxsize=8192)
def _held(
    kind: type[Passive], own: tuple[str, ...], shared: tuple[str, ...], side: Side, hit: bool
) -> tuple[Held, ...]:
    """Asked for again and again with the same cards while somebody thinks: sorted out once."""
    ours = (each for each in _standing(shared) if _concerns(each.passive, side, hit=hit))
    return tuple(each for each in (*_standing(own), *ours) if isinstance(each.passive, kind))


def _concerns(passive: Passive, side: Side, *, hit: bool) -> bool:
    """All allies are the players, scenario allies, and the Sparrow where it has hull (AK-664)."""
    who = getattr(passive, "who", "self")
    if who == "allies":
        return side in ALLIED and (side != "sparrow" or hit)
    return bool(who == "players" and side == "player")


def stat(battle: Battle, ref: str, what: str, of: str = "") -> int:
    """What cards add to a figure. Of several that say how many stacks an advantage has, the highest."""
    found = [stat.n for _, stat in _all(battle, ref, Stat) if stat.what == what and stat.of == of]
    return max(found, default=0) if what == "advantage_stacks" else sum(found)


def flag(battle: Battle, ref: str, what: str) -> Flag | None:
    """An exception that holds for this ship, and has not been used up."""
    found = (flag for _, flag in _all(battle, ref, Flag) if flag.what == what)
    return next((each for each in found if _left(battle, ref, each)), None)


def flags(battle: Battle, ref: str, what: str) -> list[Flag]:
    return [flag for _, flag in _all(battle, ref, Flag) if flag.what == what]


def giver(battle: Battle, ref: str, what: str) -> str | None:
    """The card that gives it."""
    return next((card for card, flag in _all(battle, ref, Flag) if flag.what == what), None)


def spend(battle: Battle, ref: str, what: str) -> Flag | None:
    """The same, used once: what works so often a round is counted."""
    found = flag(battle, ref, what)
    if found is not None and found.per:
        count(battle, ref, what, found.per)
    return found


def count(battle: Battle, ref: str, what: str, per: Per) -> None:
    mine = cockpit(battle, ref)
    if mine is not None and per:
        key = f"{what}@{per}"
        mine.counts[key] = mine.counts.get(key, 0) + 1


def counted(battle: Battle, ref: str, what: str, per: Per) -> bool:
    """Whether it has worked as often as it may."""
    mine = cockpit(battle, ref)
    return bool(per and mine is not None and mine.counts.get(f"{what}@{per}"))


def _left(battle: Battle, ref: str, flag: Flag) -> bool:
    return not counted(battle, ref, flag.what, flag.per)


def immune(battle: Battle, ref: str, effect: str) -> bool:
    return any(effect in passive.to for _, passive in _all(battle, ref, Immune))


def reads(battle: Battle, ref: str) -> Sequence[tuple[str, ReadAs]]:
    """Modifier cards that count as others."""
    return _all(battle, ref, ReadAs)


def answers(battle: Battle, ref: str, hook: Hook) -> list[tuple[str, On]]:
    """What cards do when something happens."""
    return [(card, on) for card, on in _all(battle, ref, On) if on.hook == hook]


# Cards that break and are mended


def refit(battle: Battle, ship: Ship) -> None:
    """Reckons anew what its cards add to its starting values; what is above them is lost (AK-043, AK-414)."""
    hull, shields = ship.bare
    ship.hull_cap = min(FULL, hull + stat(battle, ship.ref, "start_hull"))
    ship.shields_cap = min(FULL, shields + stat(battle, ship.ref, "start_shields"))
    if ship.hull is not None:
        ship.hull = min(ship.hull, ship.hull_cap)
    ship.shields = min(ship.shields, ship.shields_cap)
    mine = cockpit(battle, ship.ref)
    for each in mine.cards if mine else []:
        each.cap = energy(battle, ship.ref, each.card)
        each.energy = min(each.energy, each.cap)


def energy(battle: Battle, ref: str, card: str) -> int:
    """What a card starts with: the printed figure, and more for those that have one (AK-053, AK-761)."""
    row = CARDS[card]
    return row.energy + stat(battle, ref, "start_energy", row.kind) if row.energy else 0


def installed(cockpit: Cockpit, card: str) -> Installed:
    return next(each for each in cockpit.cards if each.card == card)


def break_card(battle: Battle, ref: str, card: str) -> None:
    """Its energy stays, its cells and passives do not work (AK-112, AK-140, AK-406, AK-414)."""
    _turn(battle, ref, card, broken=True)


def mend_card(battle: Battle, ref: str, card: str) -> None:
    """With the energy it had (AK-407)."""
    _turn(battle, ref, card, broken=False)


def _turn(battle: Battle, ref: str, card: str, *, broken: bool) -> None:
    mine = cockpit(battle, ref)
    assert mine is not None, f"nobody sits in {ref}"
    installed(mine, card).broken = broken
    refit(battle, battle.ships[ref])
