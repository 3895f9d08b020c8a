"""The enemy phase: battle cards are revealed, and ships act one after the other (AK-339 to AK-348)."""

from __future__ import annotations

from rules.akarios.components import ENEMIES
from rules.akarios.enemy.decks import DECKS, card_of
from rules.akarios.frames import Enemies, Strip
from rules.akarios.notes import note
from rules.akarios.scenario.doing import EXTRA, SKIP
from rules.akarios.ship.ships import on_board
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Action, Event
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question


def acting(battle: Battle) -> list[Ship]:
    """Enemies, and allies that act like them (AK-416); by their refs."""
    return [ship for ship in on_board(battle, "enemy", "ally") if ship.acts]


def types(battle: Battle) -> list[str]:
    """Those on the board, by the numbers of their decks (AK-341, AK-343)."""
    return sorted({ship.kind for ship in acting(battle)}, key=lambda type: ENEMIES[type].deck)


def deck(type: str, dice: Dice) -> Deck[str]:
    """Shuffled, as a battle begins with it, or a new type brings it (AK-066, AK-436)."""
    cards = Deck([card.id for card in DECKS[type]])
    cards.shuffle(dice)
    return cards


def reveal(state: State, dice: Dice) -> list[Event]:
    """One card for each type, for all its ships, allied ones too (AK-340 to AK-342, AK-418)."""
    battle, events = state.fight, list[Event]()
    battle.acted.clear()
    for type in types(battle):
        if type not in battle.decks:
            battle.decks[type] = deck(type, dice)
        card = battle.decks[type].draw(dice)
        assert card is not None, f"{type} has no card left"
        battle.revealed[type] = card
        note(battle, "enemy_card_revealed", card=card, type=type)
        named = {"type": f"@{ENEMIES[type].code}", "card": f"@{card}"}
        events.append(Event("ak-enemy-card", {**named}, reveals=True))
    return events


def order(battle: Battle) -> list[str]:
    """By deck number, the elite first, then by identifier (AK-343 to AK-345)."""
    ready = [ship for ship in acting(battle) if _ready(battle, ship)]
    ready = [ship for ship in ready if not _told(battle, SKIP, ship.kind)]
    ready.sort(key=_turn)
    again = [ship for ship in ready if _told(battle, EXTRA, ship.kind)]
    return [ship.ref for ship in (*ready, *again)]


def _ready(battle: Battle, ship: Ship) -> bool:
    """Ships added in this round do not act in it, neither under the identifier of one that has fallen
    (AK-437)."""
    return ship.added < battle.round


def _turn(ship: Ship) -> tuple[int, bool, int]:
    return ENEMIES[ship.kind].deck, not ship.elite, ship.number


def _told(battle: Battle, what: str, type: str) -> bool:
    return any(status.what == what and status.on == type for status in battle.statuses)


def discard(battle: Battle) -> None:
    """The revealed cards, each to its own pile (AK-430)."""
    for type, card in sorted(battle.revealed.items()):
        battle.decks[type].discard(card)
    battle.revealed.clear()


# Each of them


def ask(state: State, frame: Enemies) -> Question | None:
    return None


def never(state: State, frame: object, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("the enemies ask nothing")


def run(state: State, frame: Enemies, dice: Dice) -> list[Event]:
    """The next one that is still there carries out its whole strip (AK-346, AK-347)."""
    battle = state.fight
    while frame.at < len(frame.order):
        ship = battle.ships.get(frame.order[frame.at])
        frame.at += 1
        card = battle.revealed.get(ship.kind) if ship is not None else None
        if ship is not None and card is not None and _ready(battle, ship):
            first = card_of(card).strip[0].id
            state.stack.append(Strip(ship=ship.ref, card=card, command=first))
            return []
    state.stack.pop()
    return []


CHAPTER = Chapter(ask, never, run)
