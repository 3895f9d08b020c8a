"""Facts of a view as short phrases: the same ones in the board as text and in the words of a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from images.xia.common import look_of, trades
from images.xia.header import stage
from rules.xia.view import Cell, NpcView, SectorView, ShipView, View
from words import Words


def player(seat: int, words: Words, names: Sequence[str]) -> str:
    return look_of(seat, words, names).name


def place(space: str | None, words: Words) -> str:
    if space is None:
        return words("xia-say-nowhere")
    sector, _, number = space.partition(".")
    return words("xia-space", sector=words.name("xia", sector), number=number)


def spot(space: str, words: Words) -> str:
    """A place in the fewest words, where many stand in a row."""
    sector, _, number = space.partition(".")
    return f"{words.name('xia', sector)} {number}"


def head(view: View, words: Words, names: Sequence[str]) -> str:
    who = player(view.acting, words, names)
    now = words("xia-say-now", turns=view.turns + 1, name=who, stage=stage(view, words))
    left = words("xia-say-left", needed=view.needed, sectors=view.stack)
    if view.over and view.winner is not None:
        return words("xia-say-won", name=player(view.winner, words, names)) + " " + left
    return f"{now} {left}"


def reach(view: View, words: Words, between: str = " ") -> str:
    """Every space that is offered, by the number on the map, those of equal risk together."""
    if not view.reach:
        return ""
    risks: dict[str, list[str]] = {}
    for one in view.reach:
        risks.setdefault(one.odds, []).append(f"{one.number}. {spot(one.space, words)}")
    ways = [words("xia-say-way", odds=odds, spaces="; ".join(spaces)) for odds, spaces in risks.items()]
    return words("xia-say-reach", ways=between.join(ways))


def attack(view: View, words: Words, names: Sequence[str]) -> str:
    if view.attack is None:
        return ""

    def called(name: str) -> str:
        return player(int(name), words, names) if name.isdigit() else words.name("xia", name)

    now = view.attack
    told = [words("xia-say-attack", name=called(now.attacker), target=called(now.target))]
    if now.weapons:
        told.append(words("xia-say-weapons", weapons=counted(now.weapons, words)))
    if now.shields:
        told.append(words("xia-say-shields", shields=counted(now.shields, words)))
    return " ".join(told)


def counted(things: Iterable[str], words: Words) -> str:
    """Cargo or outfits by kind, counted."""
    return ", ".join(
        words.name("xia", kind) if n == 1 else f"{words.name('xia', kind)} ×{n}"
        for kind, n in Counter(things).items()
    )


def ship(one: ShipView, words: Words, names: Sequence[str]) -> list[str]:
    """A captain and the ship, as phrases."""
    name = one.ship.name[words.lang] if one.ship is not None else words("xia-say-no-ship")
    out = [
        f"{name}: {place(one.space, words)}",
        words("xia-say-purse", fame=one.fame, credits=one.credits),
        words("xia-say-power", energy=one.energy, armed=one.armed, disarmed=one.disarmed),
    ]
    if one.bounty:
        out.append(words("xia-say-bounty", credits=one.bounty))
    if one.outfits:
        out.append(", ".join(each.outfit.name[words.lang] for each in one.outfits))
    if one.cargo:
        out.append(words("xia-say-cargo", cargo=counted(one.cargo.values(), words)))
    if one.damage:
        out.append(words("xia-say-damage", n=len(one.damage)))
    if one.stranded:
        out.append(words("xia-say-stranded"))
    if one.mission is not None:
        out.append(_errand(one, words))
    if one.titles:
        titles = ", ".join(title.name[words.lang] for title in one.titles)
        out.append(words("xia-say-titles", titles=titles))
    return out


def _errand(one: ShipView, words: Words) -> str:
    assert one.mission is not None
    card = one.mission.mission
    if card is None:
        return words("xia-say-mission-hidden")
    goal = card.delivery if one.mission.done else card.pickup
    key = "xia-say-mission-to" if goal is not None else "xia-say-mission"
    return words(key, mission=card.name[words.lang], sector=words.name("xia", goal) if goal else "")


def npc(one: NpcView, words: Words) -> str:
    return words("xia-say-npc", place=place(one.space, words), damage=one.damage, credits=one.credits)


def sector(one: SectorView, view: View, words: Words, names: Sequence[str]) -> list[str]:
    """What is in a sector, each with the numbers of its spaces."""
    out = _regions(one, words)
    for cell in one.cells:
        out += [words("xia-say-at", what=what, number=cell.number) for what in _printed(cell, words)]
    here = {ship.space: player(ship.seat, words, names) for ship in view.ships}
    here |= {each.space: each.npc.name[words.lang] for each in view.npcs}
    for cell in one.cells:
        if cell.id in here:
            out.append(words("xia-say-at", what=here[cell.id], number=cell.number))
    open_sides = "".join(symbol for symbol in one.symbols if symbol)
    if open_sides:
        out.append(words("xia-say-open", symbols=open_sides))
    return out


def _regions(one: SectorView, words: Words) -> list[str]:
    """Kinds of regions with the spaces they take, and where a planet can be entered."""
    spaces: dict[str, list[str]] = {}
    for cell in one.cells:
        if cell.kind is not None:
            key = f"xia-pic-planet-{cell.law}" if cell.kind == "planet" else f"xia-pic-border-{cell.kind}"
            spaces.setdefault(key, []).append(str(cell.number))
    doors = [
        str(cell.number) for cell in one.cells if any(edge.kind == "planet_entrance" for edge in cell.edges)
    ]
    out = [f"{words(key)} {', '.join(numbers)}" for key, numbers in spaces.items()]
    return [*out, words("xia-say-doors", numbers=", ".join(doors))] if doors else out


def _printed(cell: Cell, words: Words) -> list[str]:
    out = []
    for kind, mode in trades(cell):
        cargo = words.name("xia", kind) if kind != "any" else words("xia-pic-any-cargo")
        out.append(words(f"xia-pic-row-{mode}", cargo=cargo))
    if cell.mission_point:
        out.append(words("xia-pic-row-mission"))
    if cell.spawn is not None:
        out.append(words("xia-pic-row-spawn", n=cell.spawn))
    if cell.token:
        out.append(words("xia-say-token"))
    if cell.cubes:
        out.append(words("xia-say-loose", cargo=counted(cell.cubes, words)))
    return out
