"""What the rules count on in the components, beyond what a row says of itself (`python -m rules.check`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args

from rules.akarios import graph
from rules.akarios.cards.aiming import CHOSEN
from rules.akarios.components import (
    ARCS,
    BASICS,
    CARDS,
    COPILOTS,
    DATA,
    EFFECTS,
    ENEMIES,
    ENGINES,
    JUMPS,
    LOCATIONS,
    MODIFIERS,
    PATTERNS,
    PILOT_ABILITIES,
    PILOTS,
    SHIP_ABILITIES,
    SHIPS,
    SPARROW_CARDS,
    SYSTEMS,
    TECHNOLOGIES,
    TRAUMA,
    WEAPONS,
    AddCards,
    ForcedMove,
    Place,
    RemoveCards,
)
from rules.akarios.components_voyage import (
    EVENTS,
    JOURNEYS,
    Copilot,
    GainUpgrade,
    Scout,
)
from rules.akarios.enemy import checks as decks
from rules.akarios.language import (
    Aim,
    Apply,
    Attack,
    Card,
    Dice,
    Lend,
    Mend,
    Move,
    MoveOther,
    PlaceOther,
    ReadAs,
    Relocate,
    TopCard,
    Wormholes,
)
from rules.akarios.options import Options, ScenarioId
from rules.akarios.scenario import checks as scenarios
from rules.akarios.scenario.script import FOLDER, SCRIPTS
from rules.core.data import parts

FILES = {
    "engine": ("engines", ENGINES),
    "weapon": ("weapons", WEAPONS),
    "technology": ("technologies", TECHNOLOGIES),
    "copilot": ("copilots", COPILOTS),
    "sparrow": ("sparrow", SPARROW_CARDS),
    "pilot_ability": ("abilities_pilot", PILOT_ABILITIES),
    "ship_ability": ("abilities_ship", SHIP_ABILITIES),
}
SELF = Aim()
CELLS = re.compile(r"[MAJSE]|[MAJS]([&+|][MAJS])+")
"""One, or several of one kind: joined, extra, split."""


def faults() -> Iterator[str]:
    for kind, (file, cards) in FILES.items():
        for number, card in enumerate(cards, 1):
            for fault in (*_kind(card, kind), *_card(card), *_references(card)):
                yield f"{DATA.where(file, kind, number)}: {fault}"
        yield from (f"{file}.toml: {fault}" for fault in _numbers(cards))
    for file, rows in (("base", BASICS), ("trauma", TRAUMA)):
        for id, row in rows.items():
            yield from (f"{file}.toml: {id}: {fault}" for fault in _references(row))
    yield from (f"modifiers.toml: {fault}" for fault in _modifiers())
    yield from (f"pilots.toml: {fault}" for fault in _pilots())
    yield from (f"ships.toml: {fault}" for fault in _ships())
    yield from (f"enemies.toml: {fault}" for fault in _enemies())
    yield from (f"atlas.toml: {fault}" for fault in _atlas())
    yield from (f"events.toml: {fault}" for fault in _events())
    yield from decks.faults()
    yield from scenarios.faults()
    if any(DATA.is_own(FOLDER + id) for id in SCRIPTS):
        yield from graph.faults(graph.Graph(SCRIPTS))


def trials() -> Iterator[tuple[Options, int]]:
    """A table's own battles and worlds, with one to four players."""
    for id in get_args(ScenarioId):
        if DATA.is_own(FOLDER + id):
            yield from ((Options(scenario=id), seats) for seats in range(1, 5))


def _kind(card: Card, kind: str) -> Iterator[str]:
    if card.kind != kind:
        yield f"it is of the kind {card.kind}, not {kind}"


def _card(card: Card) -> Iterator[str]:
    if card.cells and (not CELLS.fullmatch(card.cells) or len(set(card.cells) & set("&+|")) > 1):
        yield f"{card.cells} are no cells"
    for attack in parts(card, Attack):
        if attack.extra and len(attack.extra) != card.cells.count("+"):
            yield f"there are {card.cells.count('+')} extra cells and {len(attack.extra)} additions"
    yield from _asks_twice(card)
    if not card.steps and not card.passive:
        yield "it does nothing"
    if bool(card.passive and not card.steps) != (card.when == "always"):
        yield 'when = "always" is for cards that only have passives'
    yield from (f"it excludes {id}, which is no card" for id in card.excludes if id not in CARDS)
    for id in card.excludes:
        if id in CARDS and card.id not in CARDS[id].excludes:
            yield f"{id} does not exclude it in turn"


def _asks_twice(card: Card) -> Iterator[str]:
    """A command says ways, stops, turns and targets part by part, everything else once."""
    chosen = [each for each in card.bonus if getattr(each, "aim", SELF).who in CHOSEN]
    yield from ("two of its bonuses choose whom they concern" for _ in chosen[1:])
    for what, asks in ONCE.items():
        found = [each for each in (*card.steps, *card.bonus) if asks(each)]
        yield from (f"two of its parts choose {what}, and a command says that once" for _ in found[1:])


def _gives(verb: Any, effect: str) -> bool:
    return isinstance(verb, Apply) and any(gift.effect == effect for gift in verb.effects)


ONCE: dict[str, Callable[[Any], bool]] = {
    "one of several effects or dice": lambda verb: bool(
        getattr(verb, "choose_one", ()) or isinstance(verb, Dice | Lend) or _gives(verb, "cleanse")
    ),
    "cards": lambda verb: isinstance(verb, Mend) or _gives(verb, "recharge"),
    "a place": lambda verb: isinstance(verb, Relocate | PlaceOther | Wormholes),
}


def _references(row: Any) -> Iterator[str]:
    """Patterns, arcs, enemies and modifier cards that are named but not there."""
    patterns = [id for verb in parts(row, Move) for id in verb.patterns]
    patterns += [id for verb in parts(row, MoveOther) for id in verb.patterns]
    patterns += [verb.pattern for verb in parts(row, ForcedMove)]
    yield from (f"{id} is no pattern" for id in patterns if id not in PATTERNS)
    for aim in parts(row, Aim):
        yield from (f"{id} is no arc" for id in (*aim.arcs, aim.arc) if id and id not in ARCS)
        yield from (f"{id} is no enemy" for id in (*aim.exclude, *aim.only) if id not in ENEMIES)
    cards = [each for passive in parts(row, ReadAs) for each in (passive.card, passive.to) if each]
    cards += [verb.card for verb in parts(row, TopCard)]
    yield from (f"{id} is no modifier card" for id in cards if id not in MODIFIERS)


def _numbers(cards: tuple[Card, ...]) -> Iterator[str]:
    """A market sells by number: from 1 on, without a gap."""
    numbers = sorted(card.number for card in cards if card.number is not None)
    if numbers != list(range(1, len(numbers) + 1)):
        yield "numbers must run from 1 on, each once"
    yield from (f"{card.id} has a number, but no price" for card in cards if card.number and not card.price)


def _modifiers() -> Iterator[str]:
    """A stack is cards that draw again and one last card: else their order would matter (AK-229)."""
    for row in MODIFIERS.values():
        if row.draw and (row.x2 or row.miss):
            yield f"{row.id} draws again, which no ×2 and no Miss may"
        if row.x2 and row.miss:
            yield f"{row.id} is both ×2 and Miss"


def _pilots() -> Iterator[str]:
    yield from _dealt_out({id: row.abilities for id, row in PILOTS.items()}, PILOT_ABILITIES)
    for id, row in PILOTS.items():
        if len(row.trees) != 3:
            yield f"{id} has {len(row.trees)} trees, not 3"
        cards = [cell.card for cell in parts(row, AddCards)] + [cell.card for cell in parts(row, RemoveCards)]
        yield from (f"{id}: {card} is no modifier card" for card in cards if card not in MODIFIERS)
        yield from (
            f"{id}: a cell holds {len(cell)}" for tree in row.trees for cell in tree if _crowded(cell)
        )


def _ships() -> Iterator[str]:
    yield from _dealt_out({id: row.abilities for id, row in SHIPS.items()}, SHIP_ABILITIES)
    for id, row in SHIPS.items():
        for kind, card in (("weapon", row.weapon), ("engine", row.engine)):
            if card not in CARDS or CARDS[card].kind != kind:
                yield f"{id} starts with {card}, which is no {kind}"
            elif CARDS[card].number is not None:
                yield f"{id} starts with {card}, which markets sell"
        yield from (f"{id}: a cell holds {len(cell)}" for cell in row.tree if _crowded(cell))


def _crowded(cell: tuple[Any, ...]) -> bool:
    return len(cell) not in (1, 2)


def _dealt_out(owners: dict[str, tuple[str, ...]], cards: tuple[Card, ...]) -> Iterator[str]:
    """Every ability belongs to one pilot or ship."""
    count = Counter(ability for abilities in owners.values() for ability in abilities)
    known = {card.id for card in cards}
    yield from (f"{id} is no ability" for id in count if id not in known)
    yield from (f"{id} belongs to {count[id]} of them, not to 1" for id in sorted(known) if count[id] != 1)


def _enemies() -> Iterator[str]:
    if sorted(row.deck for row in ENEMIES.values()) != list(range(1, len(ENEMIES) + 1)):
        yield "deck numbers must run from 1 on, each once"
    codes = Counter(row.code for row in ENEMIES.values())
    for id, row in ENEMIES.items():
        if codes[row.code] > 1:
            yield f"the code {row.code} is there {codes[row.code]} times"
        for effect in (*row.normal.immune, *row.elite.immune):
            if effect not in EFFECTS:
                yield f"{id} is immune to {effect}, which is no effect"


def _atlas() -> Iterator[str]:
    taken: Counter[Place] = Counter(row.at for row in LOCATIONS.values() if row.at)
    for id, row in LOCATIONS.items():
        if row.at and (off := _off_the_map(row.at)):
            yield f"{id} {off}"
        if row.at and taken[row.at] > 1:
            yield f"{id} lies where another one lies"
    for id, jump in JUMPS.items():
        yield from (f"{id} {off}" for end in jump.ends if (off := _off_the_map(end)))
    for id, opener in _openers():
        if opener not in {*LOCATIONS, *(f"event {event}" for event in EVENTS), "start", "goto"}:
            yield f"{id} is opened by {opener}, which is nowhere"


def _openers() -> Iterator[tuple[str, str]]:
    yield from ((id, opener) for id, row in LOCATIONS.items() for opener in row.opened_by)
    yield from ((id, opener) for id, row in JUMPS.items() for opener in row.opened_by)


def _off_the_map(place: Place) -> str:
    system = SYSTEMS[place.system]
    on = 1 <= place.x <= system.cols and 1 <= place.y <= system.rows
    return "" if on else f"lies at {place.x}.{place.y}, off the map of {place.system}"


def _events() -> Iterator[str]:
    for id, event in EVENTS.items():
        if [option.id for option in event.options] != ["a", "b"]:
            yield f"{id} must have the options a and b"
        for each in parts(event, Copilot):
            if each.id not in CARDS or CARDS[each.id].kind != "copilot":
                yield f"{id} gives {each.id}, which is no co-pilot"
        for scout in parts(event, Scout):
            if scout.location not in LOCATIONS:
                yield f"{id} scouts {scout.location}, which is nowhere"
        for gain in parts(event, GainUpgrade):
            sold = [card.number for card in FILES[gain.type][1]]
            yield from (f"{id}: there is no {gain.type} {n}" for n in gain.numbers if n not in sold)
    if set(JOURNEYS) != set(SYSTEMS):
        yield "journeys.toml must have each system once"
