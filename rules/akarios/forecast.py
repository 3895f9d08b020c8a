"""What the enemies' remaining cards can do: for each hex a ship can reach, how many of them let somebody hit
it there. Which card comes next nobody knows."""

from __future__ import annotations

from rules.akarios.battle import moving, shots
from rules.akarios.battle.commands import forced
from rules.akarios.battle.deeds import deeds
from rules.akarios.battle.flying import ready
from rules.akarios.components import ARCS, PATTERNS
from rules.akarios.enemy import foreseen
from rules.akarios.enemy.decks import CARDS, DECKS, Attack, BattleCard, Move
from rules.akarios.language import Move as Fly
from rules.akarios.ship import boards
from rules.akarios.ship.ships import Pose, on_board, pose, where
from rules.akarios.state import Battle, Ship, State
from rules.akarios.view import DangerView
from rules.core.hexes import Hex, distance, name


def left(battle: Battle, type: str) -> list[str]:
    """Cards that may come next: those in the deck, or when it is empty all that are discarded (AK-342)."""
    deck = battle.decks.get(type)
    if deck is None:
        return sorted(card.id for card in DECKS[type])
    return sorted(deck.cards or deck.discards)


def reach(battle: Battle, seat: int) -> list[Pose]:
    """Where a ship can be after one of its moves, or if it stays; a place once, whatever the facing."""
    ship = battle.ships[battle.cockpits[seat].ship]
    start = forced(battle, seat, pose(ship))
    found = {start.hex: start}
    for each in deeds(battle, seat):
        usable = each.when == "action" and (each.card is None or ready(each.card))
        for verb in each.steps[:1] if usable else ():
            if isinstance(verb, Fly):
                for way in moving.ways(verb, start).values():
                    end = moving.end(battle, ship, way, None, start)
                    found.setdefault(end.hex, end)
    return [found[cell] for cell in sorted(found) if boards.inside(battle.board, cell)]


def danger(state: State, seat: int) -> DangerView:
    """For the own reach, with everybody else where they are."""
    battle = state.fight
    ship = battle.ships[battle.cockpits[seat].ship]
    cards = {type: left(battle, type) for type in _types(battle)}
    hexes = {name(at.hex): _hits(state, ship, at, cards) for at in reach(battle, seat)}
    return DangerView(ship.ref, sum(map(len, cards.values())), hexes)


def _types(battle: Battle) -> list[str]:
    return sorted({ship.kind for ship in _acting(battle)})


def _acting(battle: Battle) -> list[Ship]:
    """Enemies that act in the coming enemy phase (AK-437)."""
    return [ship for ship in on_board(battle, "enemy") if ship.acts and ship.added < battle.round]


def _hits(state: State, ship: Ship, at: Pose, cards: dict[str, list[str]]) -> int:
    """Cards with which at least one ship of the type would hit it there."""
    with shots.as_if(ship, at):
        return sum(
            any(_hit(state, enemy, CARDS[id], ship, at.hex) for enemy in _of(state.fight, type))
            for type, ids in cards.items()
            for id in ids
        )


def _of(battle: Battle, type: str) -> list[Ship]:
    return [ship for ship in _acting(battle) if ship.kind == type]


def _hit(state: State, enemy: Ship, card: BattleCard, ship: Ship, at: Hex) -> bool:
    if distance(where(enemy), at) > farthest(card):
        return False
    return any(ship.ref in blow.targets for blow in foreseen.blows(state, enemy, card))


def farthest(card: BattleCard) -> int:
    """No ship further away can be hit, whatever the strip comes to: scenarios may add a little."""
    moves = sum(len(PATTERNS[each.pattern].steps) for each in card.strip if isinstance(each, Move))
    return moves + max((_range(each) for each in card.strip if isinstance(each, Attack)), default=-99) + 2


def _range(attack: Attack) -> int:
    shape = ARCS[attack.arc].hexes if attack.arc else ()
    return max((distance(Hex(0, 0), Hex(q, r)) for q, r in shape), default=attack.range)
