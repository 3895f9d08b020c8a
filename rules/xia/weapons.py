"""What a ship can attack with: ranges, legal combinations, dice and their odds (section 11)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from rules.xia import abilities, defence, destruction, markers, odds, query, sight
from rules.xia.actions import Fire
from rules.xia.components import ABILITIES, NPCS
from rules.xia.geometry import board
from rules.xia.odds import Spread
from rules.xia.state import Placed, Player, State

SALVO, BROADSIDE, NOVA = "salvo_computer", "broadside", "nova_charge"
FIZZLES = 5
"""On this roll or less a Nova Charge hurts its own ship."""
LONG_ARM = 7
"""Range of that title's missiles."""


# Range and sight


def distance(state: State, attacker: str, target: str) -> int | None:
    """In spaces, if the target is in sight; None if it cannot be attacked from here (XIA-162)."""
    here, there = query.space_of(state, attacker), query.space_of(state, target)
    if attacker == target or here is None or there is None:
        return None
    around = board(state)
    return around.distance(here, there) if sight.sees(around, here, there) else None


def reaches(player: Player, outfit: Placed, spaces: int) -> bool:
    """A shield is no weapon; missiles never reach a ship next door (XIA-150)."""
    printed = query.outfit(outfit)
    if printed.type == "shield":
        return False
    high = LONG_ARM if printed.type == "missile" and query.has_title(player, "long_arm") else printed.high
    return printed.low <= spaces <= high


def in_range(state: State, seat: int, target: str) -> list[Placed]:
    """Outfits that can be fired at that ship, the strongest first."""
    spaces = distance(state, str(seat), target)
    player = state.players[seat]
    if spaces is None:
        return []
    found = [o for o in player.outfits if reaches(player, o, spaces) and query.free_spots(player, o)]
    return sorted(found, key=lambda outfit: -odds.mean(markers.one(player, outfit)))


def cards(state: State, seat: int, target: str) -> list[str]:
    """Abilities that attack that ship."""
    spaces = distance(state, str(seat), target)
    return [
        name
        for name in (BROADSIDE, NOVA)
        if spaces is not None
        and ABILITIES[name].low <= spaces <= ABILITIES[name].high
        and abilities.ready(state, seat, name)
    ]


# What is legal


def legal(state: State, seat: int, fire: Fire) -> bool:
    """Every weapon in range and in sight, with markers and energy for all of them (XIA-162, XIA-164); with
    several targets, of each of them (XIA-173)."""
    if fire.more:
        apart = len({*fire.targets}) == len(fire.targets) <= _widest(state.players[seat], fire)
        return apart and all(legal(state, seat, each) for each in fire.duels)
    if not known(state, fire.target) or distance(state, str(seat), fire.target) is None:
        return False
    return _marked(state, seat, fire) and _carded(state, seat, fire)


def _widest(player: Player, fire: Fire) -> int:
    """How many ships this attack may hit; a ram only one."""
    used = [query.outfit_at(player, cell) for cell in fire.weapons]
    outfits = [query.outfit(each) for each in used if each is not None]
    spans = [1 if each.type == "engine" else each.targets for each in outfits]
    return min(
        [*spans, *(ABILITIES[name].targets for name in fire.abilities if name in (BROADSIDE, NOVA))],
        default=1,
    )


def known(state: State, ship: str) -> bool:
    return ship in state.npcs or (ship.isdecimal() and ship in map(str, range(state.seats)))


def _marked(state: State, seat: int, fire: Fire) -> bool:
    player = state.players[seat]
    usable = in_range(state, seat, fire.target)
    used = [query.outfit_at(player, cell) for cell in fire.weapons]
    if len(used) > player.armed:
        return False
    return all(
        any(outfit is each for each in usable)
        and sum(outfit is each for each in used) <= len(query.free_spots(player, outfit))
        for outfit in used
        if outfit is not None
    ) and all(outfit is not None for outfit in used)


def _carded(state: State, seat: int, fire: Fire) -> bool:
    """A Nova Charge comes alone; the Salvo Computer needs dice to roll again."""
    attacking = [name for name in fire.abilities if name != SALVO]
    if len({*fire.abilities}) < len(fire.abilities) or not (fire.weapons or attacking):
        return False
    if NOVA in attacking and (fire.weapons or len(fire.abilities) > 1):
        return False
    offered = [*cards(state, seat, fire.target), *([SALVO] if abilities.ready(state, seat, SALVO) else [])]
    cost = sum(ABILITIES[name].energy for name in fire.abilities if name in offered)
    return all(name in offered for name in fire.abilities) and cost <= state.players[seat].energy


# What is sensible


def attacks(state: State, seat: int, target: str) -> list[Fire]:
    """All guns, fewer of them, one alone; with a ram, and what cards add. The gentlest way of dying last."""
    player = state.players[seat]
    usable = in_range(state, seat, target)
    guns = _spots(player, [outfit for outfit in usable if query.outfit(outfit).type != "engine"])
    rams = _spots(player, [outfit for outfit in usable if query.outfit(outfit).type == "engine"])
    found = [Fire(target, tuple(guns[:count])) for count in range(min(len(guns), player.armed), 0, -1)]
    found += [Fire(target, tuple(_spots(player, [outfit])[: player.armed])) for outfit in usable]
    found += [Fire(target, tuple((guns + rams)[: player.armed]))]
    found += [Fire(target, tuple(rams[:count])) for count in range(min(len(rams), player.armed), 0, -1)]
    best = Fire(target, tuple(guns[: player.armed]))
    for name in cards(state, seat, target):
        found += [Fire(target, (), (name,)), Fire(target, best.weapons, (name,))]
    found += [Fire(target, best.weapons, (SALVO,))]
    seen: dict[Fire, None] = {each: None for each in found if legal(state, seat, each)}
    return list(seen)


def volleys(state: State, seat: int) -> list[Fire]:
    """Every set of ships that what is aboard can hit together. None of our cards hits more than one."""
    reach: dict[tuple[tuple[int, ...], tuple[str, ...]], list[str]] = {}
    for target, _ in query.ships(state) if _wide(state.players[seat]) else ():
        for fire in attacks(state, seat, target):
            reach.setdefault((fire.weapons, fire.abilities), []).append(target)
    found = [
        Fire(several[0], arms, names, several[1:])
        for (arms, names), ships in reach.items()
        for count in range(2, len(ships) + 1)
        for several in combinations(ships, count)
    ]
    return [fire for fire in found if legal(state, seat, fire)]


def _wide(player: Player) -> bool:
    outfits = any(query.outfit(each).targets > 1 for each in player.outfits)
    return outfits or any(ABILITIES[card.ability].targets > 1 for card in player.cards)


def _spots(player: Player, outfits: Iterable[Placed]) -> list[int]:
    return [cell for outfit in outfits for cell in query.free_spots(player, outfit)]


# Odds


class Odds(Struct, frozen=True):
    """Of an attack before it is made. `open`: the target does not defend; `guarded`: it does with all it has
    (an NPC has only its die, and always uses it)."""

    mean_open: Fraction
    kill_open: Fraction
    mean_guarded: Fraction
    kill_guarded: Fraction
    mean_self: Fraction
    """Damage to the own ship."""
    kill_self: Fraction


def strength(player: Player, cells: Iterable[int], names: Iterable[str] = ()) -> Spread:
    """The attack value of these weapons and cards."""
    uses = [
        markers.one(player, outfit) for cell in cells if (outfit := query.outfit_at(player, cell)) is not None
    ]
    if BROADSIDE in names:
        uses.append(odds.die(10))
    if NOVA in names:
        uses.append(odds.spread({0: FIZZLES} | dict.fromkeys(range(FIZZLES + 1, odds.D20 + 1), 1)))
    plain = odds.total(uses)
    return odds.halves(plain, odds.total(map(odds.again, uses))) if SALVO in names else plain


def of_npc(npc: str) -> Spread:
    return odds.total(odds.die(sides) for sides in NPCS[npc].attack)  # type: ignore[index]


def back(player: Player, cells: Iterable[int], names: Iterable[str] = ()) -> Spread:
    """What the attack does to the attacker: the dice of a ram, or a Nova Charge that fizzles."""
    if NOVA in names:
        return odds.spread({0: (odds.D20 - FIZZLES) * 6} | dict.fromkeys(range(1, 7), FIZZLES))
    rams = [o for cell in cells if (o := query.outfit_at(player, cell)) and query.outfit(o).type == "engine"]
    return own_share(player, odds.total(markers.one(player, outfit) for outfit in rams))


def own_share(player: Player, ram: Spread) -> Spread:
    weights: dict[int, int] = {}
    for value, weight in ram:
        hurt = suffered(player, value)
        weights[hurt] = weights.get(hurt, 0) + weight
    return odds.spread(weights)


def suffered(player: Player, ram: int) -> int:
    """The whole of it, whatever the target blocked (XIA-143); half with the title of a Battering Ram."""
    return ram // 2 if query.has_title(player, "battering_ram") else ram


def foretell(state: State, seat: int, fire: Fire) -> Odds:
    """The exact odds of an attack."""
    player = state.players[seat]
    attack = strength(player, fire.weapons, fire.abilities)
    hull = destruction.left(state, fire.target)
    guarded = odds.through(attack, defence.strongest(state, fire.target))
    bare = guarded if query.is_npc(fire.target) else attack
    own = back(player, fire.weapons, fire.abilities)
    return Odds(
        odds.mean(bare),
        odds.chance(bare, hull),
        odds.mean(guarded),
        odds.chance(guarded, hull),
        odds.mean(own),
        odds.chance(own, destruction.left(state, str(seat))),
    )
