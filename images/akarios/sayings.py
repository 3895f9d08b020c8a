"""Facts of a battle in words, shared by short and long descriptions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from images.akarios import muster
from images.akarios.bearings import aside, behind
from images.akarios.common import look_of, ours, short
from images.akarios.facts import (
    ARCS,
    EFFECTS,
    ENEMIES,
    LEVELS,
    MODIFIERS,
    PATTERNS,
    SPARROW,
    Row,
    battle_cards,
    called,
    card_name,
    objective,
    prose,
    title,
    token_name,
)
from images.akarios.signs import COUNTED
from rules.akarios.view import AttackView, BattleView, CockpitView, DeckView, ShipView, TokenView
from rules.core.hexes import FACINGS, distance, facing, name, named
from words import Words

MANY = 6
"""More targets than that are all there are."""


def head(battle: BattleView, words: Words) -> str:
    phase = words(f"ak-pic-phase-{battle.ended or battle.phase}")
    parts = (title(battle.scenario, words), words("ak-say-round", round=battle.round, phase=phase))
    aim = objective(battle.scenario, words, len(battle.cockpits))
    return " ".join(filter(None, (*(f"{part}." for part in parts), aim)))


def who(battle: BattleView, ref: str, words: Words, names: Sequence[str]) -> str:
    """ "Ada", "Ronin Scout RS2", "Anchor 1"."""
    ship = next((one for one in battle.ships if one.ref == ref), None)
    if ship is None:
        return token_name(battle.scenario, ref, words)
    if ship.seat is not None:
        return look_of(ship.seat, words, names).name
    if ship.kind == SPARROW:
        return words("ak-pic-sparrow")
    told = f"{called(ENEMIES, ship.kind, words)} {short(battle, ref, words)}"
    return words("ak-say-elite", ship=told) if ship.elite else told


def place(battle: BattleView, ship: ShipView, words: Words) -> str:
    if ship.hex is None:
        return words("ak-pic-not-placed" if battle.phase == "setup" else "ak-pic-down")
    return words("ak-say-place", hex=ship.hex, bow=words(f"ak-bow-{FACINGS[ship.facing]}"))


def state(ship: ShipView, words: Words) -> list[str]:
    """Hull, shields, marks."""
    out = []
    if ship.hull is not None:
        out.append(words("ak-say-hull", n=ship.hull, most=ship.hull_cap))
    if ship.shields_cap:
        out.append(words("ak-say-shields", n=ship.shields, most=ship.shields_cap))
    out += [called(EFFECTS, mark, words) for mark in ship.marks]
    return out


def seen_from(own: ShipView, hex: str, words: Words) -> str:
    """How far it is and which way, as the own pilot would say it."""
    assert own.hex is not None
    here, there = named(own.hex), named(hex)
    far = distance(here, there)
    if not far:
        return words("ak-say-here")
    return words("ak-say-far", n=far, way=words(f"ak-say-{aside(there.minus(here), own.facing)}"))


def other(
    battle: BattleView, ship: ShipView, own: ShipView | None, words: Words, names: Sequence[str]
) -> str:
    """Any ship but the own: where, in which state, how it lies to the own one."""
    facts = [place(battle, ship, words)]
    if own is not None and own.hex and ship.hex:
        facts.append(seen_from(own, ship.hex, words))
        if ship.side == "enemy" and behind(named(ship.hex), ship.facing, named(own.hex)):
            facts.append(words("ak-say-behind-it"))
        if ship.side == "enemy" and behind(named(own.hex), own.facing, named(ship.hex)):
            facts.append(words("ak-say-behind-you"))
    facts += state(ship, words)
    if ship.acts_next_round:
        facts.append(words("ak-pic-acts-next-round"))
    return f"{who(battle, ship.ref, words, names)}: {', '.join(facts)}."


def dice(own: CockpitView, words: Words) -> str:
    """Numbered as the commands name them; those that lie somewhere say where."""
    parts = []
    for n, die in enumerate(own.dice):
        face = words(f"ak-say-face-{die.face}")
        parts.append(f"{n} {face}" + (f" ({card_name(die.place, words)})" if die.place else ""))
    return words("ak-say-dice", dice=", ".join(parts)) if parts else words("ak-say-no-dice")


def stress(own: CockpitView, words: Words) -> str:
    ahead = min((at for at in LEVELS if at > own.stress), default=max(LEVELS))
    return words("ak-say-stress", n=own.stress, next=words(f"ak-pic-level-{LEVELS[ahead]}", at=ahead))


def cards(own: CockpitView, words: Words) -> str:
    parts = []
    for card in own.cards:
        facts = []
        if card.broken:
            facts.append(words("ak-say-broken"))
        if card.cap:
            facts.append(words("ak-say-energy", n=card.energy, most=card.cap))
        if card.used:
            facts.append(words("ak-say-used"))
        parts.append(card_name(card.card, words) + (f" ({', '.join(facts)})" if facts else ""))
    return words("ak-say-cards", cards="; ".join(parts)) if parts else ""


def deck(of: DeckView, words: Words) -> str:
    left = Counter(of.cards)
    kinds = [f"{left[id]} × {called(MODIFIERS, id, words)}" for id in MODIFIERS if left[id]]
    return words("ak-say-deck", cards=", ".join(kinds), n=len(of.cards))


def beside(battle: BattleView, own: ShipView, words: Words) -> str:
    """The six hexes next to a ship, as its pilot sees them: clockwise, the one ahead first."""
    if own.hex is None:
        return ""
    parts = []
    for turn, side in enumerate(("ahead", "right", "back-right", "astern", "back-left", "left")):
        cell = named(own.hex).plus(facing((own.facing + turn) % 6))
        row = cell.r + cell.q // 2
        inside = 0 <= cell.q < battle.board.cols and 0 <= row < battle.board.rows
        there = on(battle, name(cell), words) if inside else words("ak-say-edge")
        hex = f" {name(cell)}" if inside else ""
        parts.append(f"{words(f'ak-say-{side}')}{hex}: {there}")
    return words("ak-say-beside", hexes="; ".join(parts))


def on(battle: BattleView, hex: str, words: Words) -> str:
    """What lies on a hex."""
    found = [short(battle, ship.ref, words) for ship in battle.ships if ship.hex == hex]
    found += [token_name(battle.scenario, one.id, words) for one in battle.tokens if one.hex == hex]
    found += [words(f"ak-say-{field.kind}") for field in battle.board.terrain if hex in field.hexes]
    return ", ".join(found) or words("ak-say-free")


def terrain(battle: BattleView, words: Words) -> str:
    parts = [f"{words(f'ak-say-{one.kind}')} {' '.join(one.hexes)}" for one in battle.board.terrain]
    size = words("ak-say-board", cols=battle.board.cols, rows=battle.board.rows)
    return f"{size} {'; '.join(parts)}." if parts else size


def places(battle: BattleView, words: Words) -> str:
    """Where one may begin."""
    free = [name(cell) for cell in muster.places(battle)]
    return words("ak-say-places", hexes=" ".join(free)) if free else ""


def token(battle: BattleView, one: TokenView, own: ShipView | None, words: Words) -> str:
    facts = [one.hex or words("ak-say-off-board")]
    if own is not None and own.hex and one.hex:
        facts.append(seen_from(own, one.hex, words))
    if one.hull_cap:
        facts.append(words("ak-say-hull", n=one.hull or 0, most=one.hull_cap))
    if one.carrier:
        facts.append(words("ak-say-carried", ship=short(battle, one.carrier, words)))
    return f"{token_name(battle.scenario, one.id, words)}: {', '.join(facts)}"


def special(battle: BattleView, words: Words) -> str:
    """The special rules of the scenario, as they are read before it."""
    rows = [f"- {prose(battle.scenario, text, words)}" for text in battle.special]
    return "\n".join([f"**{words('ak-say-special')}**", *rows]) if rows else ""


def strip(type: str, card: str, words: Words) -> str:
    """A battle card, command by command, with where it goes on."""
    rows = battle_cards()[card]["strip"]
    numbers = {row["id"]: n for n, row in enumerate(rows, 1)}
    parts = [
        f"{n}. {_command(row, type, words)}{_fork(row, numbers, words)}" for n, row in enumerate(rows, 1)
    ]
    return f"{called(ENEMIES, type, words)}, {called(battle_cards(), card, words)}: {' '.join(parts)}"


def _command(row: Row, type: str, words: Words) -> str:
    told = words(f"ak-pic-command-{row['cmd']}")
    facts = [called(PATTERNS, row["pattern"], words)] if row["cmd"] == "move" else []
    if row.get("arc") or row.get("range"):
        far = words("ak-say-range", n=row.get("range", 0))
        facts.append(called(ARCS, row["arc"], words) if row.get("arc") else far)
    if row["cmd"] == "attack":
        facts.append(_damage(row, type, words))
    facts += [*_targets(row, words), *(_effect(one, words) for one in row.get("effects", ()))]
    facts += filter(None, (_deed(one, words) for one in row.get("do", ())))
    return f"{told}: {', '.join(facts)}" if facts else told


def _damage(row: Row, type: str, words: Words) -> str:
    """Of an ordinary ship, and of an elite where it differs."""
    low, high = (max(0, ENEMIES[type][side]["damage"] + row.get("damage", 0)) for side in ("normal", "elite"))
    return words("ak-say-damage", n=low) if low == high else words("ak-say-damage-elite", n=low, elite=high)


def _targets(row: Row, words: Words) -> list[str]:
    n = row.get("targets", 1)
    if n == "all" or n > MANY:
        return [words("ak-say-all-targets")]
    return [words("ak-say-targets", n=n)] if n > 1 else []


def _effect(one: Row, words: Words) -> str:
    name, n = called(EFFECTS, one["effect"], words), one.get("n", 1)
    return f"{name} {n}" if one["effect"] in COUNTED or n > 1 else name


def _deed(one: Row, words: Words) -> str:
    """What only bosses do: they call others, or mend themselves."""
    if one["do"] == "spawn":
        types = [ship.partition(":")[0] for ship in one["ships"][0]]
        return words("ak-say-calls", ships=", ".join(called(ENEMIES, type, words) for type in types))
    return words("ak-say-own-shields", n=one["shields"]) if one.get("shields") else ""


def _fork(row: Row, numbers: dict[str, int], words: Words) -> str:
    def to(id: str) -> str:
        return str(numbers[id]) if id in numbers else words("ak-say-end")

    if row.get("yes") or row.get("no"):
        yes, no = (to(row[key]) if row.get(key) else to(str(numbers[row["id"]] + 1)) for key in ("yes", "no"))
        return f" ({words('ak-say-fork', yes=yes, no=no)})."
    return f" ({words('ak-say-then', to=to(row['next']))})." if row.get("next") else "."


def attack(battle: BattleView, now: AttackView, words: Words, names: Sequence[str]) -> str:
    """Who fires at whom, and what is known of every target."""
    from_whom = who(battle, now.source, words, names)
    parts = []
    for ref in now.targets:
        target = who(battle, ref, words, names)
        if ref in now.missed:
            parts.append(f"{target}: {words('ak-pic-missed')}")
        elif ref in now.cancelled:
            parts.append(f"{target}: {words('ak-pic-cancelled')}")
        elif ref in now.totals:
            drawn = ", ".join(called(MODIFIERS, id, words) for id in now.counted.get(ref, ()) if id)
            base = now.bases.get(ref, now.damage)
            parts.append(words("ak-say-total", target=target, base=base, cards=drawn, total=now.totals[ref]))
        else:
            parts.append(f"{target}: {words('ak-pic-not-yet')}")
    return words("ak-say-attack", ship=from_whom, damage=now.damage, targets="; ".join(parts))


def pilot(battle: BattleView, seat: int, words: Words, names: Sequence[str]) -> list[str]:
    ship, own = ours(battle, seat), battle.cockpits[seat]
    facts = [place(battle, ship, words), *state(ship, words), stress(own, words)]
    doing = words(f"ak-pic-{own.doing}") if own.doing != "acting" else ""
    return [*facts, *([doing] if doing else []), *ahead(own, words)]


def ahead(own: CockpitView, words: Words) -> list[str]:
    """Where the commands that wait would lead."""
    if not own.foreseen:
        return []
    hex, looks = own.foreseen[-1]
    return [words("ak-say-ahead-of", hex=hex, bow=words(f"ak-bow-{FACINGS[looks]}"))]
