"""What must hold after every move of a battle, whatever was played."""

from __future__ import annotations

from collections import Counter

from rules.akarios import frames
from rules.akarios.components import (
    CARDS,
    DICE,
    ENEMIES,
    ENEMY_BOARDS,
    FULL,
    JUMPS,
    LOCATIONS,
    TERRAIN,
    TRAUMA,
)
from rules.akarios.language import Lend, Mark, VirtualDie
from rules.akarios.scenario import goals
from rules.akarios.ship import boards, decks
from rules.akarios.ship.immunity import immune
from rules.akarios.squad import trees
from rules.akarios.state import Battle, Cockpit, Field, Mods, State
from rules.akarios.voyage import atlas
from rules.core.hexes import named

MARKS = set(Mark.__args__)  # type: ignore[attr-defined]
STRESS_BOX, BOOST_BOX = 20, 20
TRIANGLE = 3
"""Hexes under a small planet."""


def check(state: State) -> None:
    squad(state)
    battle = state.battle
    if battle is None:
        return
    places(state, battle)
    figures(battle)
    _cards(state, battle)
    for seat, cockpit in enumerate(battle.cockpits):
        _cockpit(battle, seat, cockpit)
    _marks(battle)
    _frames(state, battle)


def parts(state: State) -> dict[str, list[str]]:
    """Every card by its kind, wherever it lies: in a battle the squad's upgrades and all decks, on a world,
    where co-pilots may join it, the upgrades; between them they come and go."""
    sheet, battle, found = state.sheet, state.battle, dict[str, list[str]]()
    if state.stage in ("muster", "battle", "world"):
        owned = [card for member in sheet.members for card in member.cards]
        found["upgrades"] = sorted([*owned, *sheet.sparrow])
    if battle is None or state.stage not in ("muster", "battle"):
        return found
    found["copilots"] = sorted(sheet.copilots)
    for name, deck in (("enemies", battle.enemy_mods), *((each.ship, each.deck) for each in battle.cockpits)):
        found[name] = sorted(card for card in _every(deck) if card not in decks.PASSING)
    waiting = [card for cockpit in battle.cockpits for card in cockpit.waiting]
    found["trauma"] = sorted([*battle.trauma.cards, *battle.trauma.discards, *waiting])
    installed = [card.card for cockpit in battle.cockpits for card in cockpit.cards]
    return found | {"installed": sorted(installed)}


def squad(state: State) -> None:
    """Of the sheet, in every stage."""
    sheet = state.sheet
    assert sheet.energy is None or 0 <= sheet.energy <= FULL
    assert 0 <= sheet.boost <= 5 and len(sheet.fitted) <= 2
    for member in sheet.members:
        assert 0 <= member.stress <= FULL
        assert all(pad.credits >= 0 and pad.points >= 0 and pad.trauma >= 0 for pad in member.pads.values())
        assert all(berth.points >= 0 and berth.bought <= 2 for berth in member.berths.values())
    owned = Counter(card for member in sheet.members for card in member.cards)
    owned.update([*sheet.sparrow, *sheet.copilots])
    assert all(count == 1 for count in owned.values()), f"a card is there twice: {owned}"
    present = [sheet.members[number] for number in state.roster]
    for flown in ([each.pilot for each in present], [each.ship for each in present]):
        taken = [each for each in flown if each]
        assert len(set(taken)) == len(taken), f"two fly the same: {taken}"
    open = atlas.open_places(sheet) if sheet.system else []
    assert all(id in JUMPS or LOCATIONS[id].kind == "market" or id not in sheet.done for id in open)


def places(state: State, battle: Battle) -> None:
    there = [ship for ship in battle.ships.values() if ship.hex is not None]
    moving = {frame.ship for frame in state.stack if isinstance(frame, frames.Moving | frames.Leaving)}
    ties = [frame for frame in state.stack if isinstance(frame, frames.Tie)]
    moving |= {tie.memo[0] for tie in ties if tie.kind in ("aside", "exit")}
    taken = Counter(ship.hex for ship in there if ship.ref not in moving)
    in_the_middle = bool(battle.ended)  # of anything, a move as well (AK-081)
    assert in_the_middle or all(count == 1 for count in taken.values()), f"two ships on one hex: {taken}"
    for ship in there:
        assert boards.inside(battle.board, named(ship.hex or "")), f"{ship.ref} is off the board"
        assert 0 <= ship.facing < 6
    kinds = Counter(ship.kind for ship in there if ship.side in ("enemy", "ally"))
    assert sum(kinds.values()) <= ENEMY_BOARDS
    assert all(count <= ENEMIES[kind].supply for kind, count in kinds.items())


def figures(battle: Battle) -> None:
    for ship in battle.ships.values():
        assert 0 <= ship.shields <= ship.shields_cap
        if ship.hull is not None:
            assert 0 <= ship.hull <= ship.hull_cap
            assert ship.hull > 0 or ship.hex is None, f"{ship.ref} flies without a hull"
        if ship.side == "player":
            assert ship.hull_cap <= FULL and ship.shields_cap <= FULL
    laid = Counter(_supply(field) for field in battle.board.terrain)
    assert all(count <= TERRAIN[id].tokens for id, count in laid.items()), f"too much terrain: {laid}"
    for token in battle.tokens.values():
        assert token.hull is None or 0 <= token.hull <= token.hull_cap


def _supply(field: Field) -> str:
    """Planets come in two sizes."""
    size = "large_" if len(field.hexes) > TRIANGLE else "small_"
    return f"{size}planet" if field.kind == "planet" else field.kind


def _every(mods: Mods) -> list[str]:
    return [*mods.cards, *mods.discards, *mods.drawn]


def _trained(state: State, cockpit: Cockpit) -> int:
    """Cards in the deck of a pilot whose trees have changed it; who has died has none any more."""
    pad = state.sheet.members[cockpit.member].pads.get(cockpit.pilot)
    if pad is None or state.over or state.stage == "debrief":
        return sum(card not in decks.PASSING for card in _every(cockpit.deck))
    return len(trees.deck(cockpit.pilot, pad, decks.starting()))


def _cards(state: State, battle: Battle) -> None:
    """No card is lost or made: in a deck, in the discards, drawn, or in the box."""
    piles = [battle.enemy_mods, *(cockpit.deck for cockpit in battle.cockpits)]
    every = Counter(card for mods in piles for card in _every(mods))
    assert every[decks.STRESS_MISS] + battle.box[decks.STRESS_MISS] == STRESS_BOX
    assert every[decks.BOOST] + battle.box[decks.BOOST] == BOOST_BOX
    sizes = [20, *(_trained(state, cockpit) for cockpit in battle.cockpits)]
    for mods, size in zip(piles, sizes, strict=True):
        assert sum(card not in decks.PASSING for card in _every(mods)) == size
        assert not (set(mods.used) - set(mods.drawn))
    if not any(isinstance(frame, frames.Attack) for frame in state.stack):
        assert not any(mods.drawn for mods in piles), "cards were left on the table"
    waiting = [card for cockpit in battle.cockpits for card in cockpit.waiting]
    held = [*battle.trauma.cards, *battle.trauma.discards, *waiting]
    assert Counter(held) == Counter({id: row.copies for id, row in TRAUMA.items()})
    for type, deck in battle.decks.items():
        shown = [battle.revealed[type]] if type in battle.revealed else []
        assert len(set(deck.cards) | set(deck.discards) | set(shown)) == 10
        assert len(deck.cards) + len(deck.discards) + len(shown) == 10


def _cockpit(battle: Battle, seat: int, cockpit: Cockpit) -> None:
    assert 0 <= cockpit.stress <= 9
    own = [die for die in cockpit.dice if die.lent_by is None and not die.virtual]
    assert len(own) <= DICE
    if battle.ships[cockpit.ship].hex is None:
        assert not cockpit.dice and not cockpit.waiting and not cockpit.pending
    pooled = {*battle.sparrow_cards, "joint_effort"}  # cells for the dice of several players
    placed = Counter(die.place for die in own if die.place is not None and die.place not in pooled)
    placed.update(die.barred for die in own if die.barred and die.barred not in pooled)
    filled = Counter({id: len(cells) for id, cells in cockpit.basic_used.items()})
    filled.update({card.card: len(card.used) for card in cockpit.cards})
    for card in cockpit.cards:
        assert 0 <= card.energy <= card.cap
    if own:
        by_dice = Counter({id: count for id, count in filled.items() if count and placed[id]})
        right = placed <= by_dice if _borrowing(battle) else by_dice == placed
        assert right, f"cells of {seat} without a die: {filled} {placed}"


def _borrowing(battle: Battle) -> bool:
    """Dice of others may fill cells, and are gone at the end of the phase."""
    steps = [step for each in battle.cockpits for card in each.cards for step in CARDS[card.card].steps]
    return any(isinstance(step, Lend | VirtualDie) for step in steps)


def _marks(battle: Battle) -> None:
    for ship in battle.ships.values():
        assert set(ship.marks) <= MARKS
        for mark, span in ship.marks.items():
            assert not immune(battle, ship.ref, mark), f"{ship.ref} is immune to {mark}"
            assert not span.phase or span.round >= battle.round, f"{mark} of {ship.ref} is over"


def _frames(state: State, battle: Battle) -> None:
    assert sum(isinstance(frame, frames.Flying) for frame in state.stack) <= 1
    for frame in state.stack:
        if isinstance(frame, frames.Attack):
            assert all(shields >= 0 and hull >= 0 for shields, hull in frame.dealt.values())
    if state.over:
        assert battle.ended and not battle.noted and not any(state.queues)
    elif state.stage == "battle":
        assert not goals.ending(state), "the battle has ended, and goes on"
