"""Installing a card in a slot, and the bonuses of its edges (sections 20 to 22)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, research, triggers, wording
from rules.starship_captains.actions import Install
from rules.starship_captains.components import EDGES, TECH_BOARDS, TECHS, Edge, Effect, Symbol
from rules.starship_captains.question import Question, badged, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State

COLUMNS = 2
OPPOSITE: dict[Edge, Edge] = {"n": "s", "s": "n", "w": "e", "e": "w"}


def neighbour(slot: int, edge: Edge) -> int | None:
    """The slot beyond that edge; None beyond the rim. Slots stand in rows of two."""
    row, column = divmod(slot, COLUMNS)
    row += {"n": -1, "s": 1}.get(edge, 0)
    column += {"w": -1, "e": 1}.get(edge, 0)
    rows = len(TECH_BOARDS["A"].slots) // COLUMNS
    return row * COLUMNS + column if 0 <= row < rows and 0 <= column < COLUMNS else None


def faced(state: State, seat: int, slot: int, edge: Edge) -> str:
    """The symbol across that edge: of the card there, else the printed one, else that of the rim (SC-203)."""
    board = TECH_BOARDS[state.tech_side].slots
    beyond = neighbour(slot, edge)
    if beyond is None:
        return symbol_at(board[slot].frame, edge)
    card = state.players[seat].slots[beyond].tech
    return symbol_at(TECHS[card].edges if card is not None else board[beyond].edges, OPPOSITE[edge])


def symbol_at(edges: object, edge: Edge) -> str:
    return str(getattr(edges, edge))


def matches(state: State, seat: int, slot: int, card: str | None = None) -> list[Edge]:
    """Edges of the card there (or of one that might be) that meet an equal symbol, top to bottom (SC-193)."""
    name = card or state.players[seat].slots[slot].tech
    if name is None:
        return []
    edges = TECHS[name].edges
    return [
        edge
        for edge in sorted(EDGES, key=RULINGS.edge_order.index)
        if symbol_at(edges, edge) and symbol_at(edges, edge) == faced(state, seat, slot, edge)
    ]


# The slot


def ask(state: State, frame: frames.Installing) -> Question | None:
    slots = query.empty_slots(state.players[frame.seat])
    if not slots:
        return None
    choices = (badged(_place(state, frame, slot), number) for number, slot in enumerate(slots, 1))
    return question("sc-ask-install", *choices, forced=True, card=f"@{frame.card}")


def _place(state: State, frame: frames.Installing, slot: int) -> Choice:
    name = TECH_BOARDS[state.tech_side].slots[slot].id
    edges = TECHS[frame.card].edges
    symbols = [getattr(edges, edge) for edge in matches(state, frame.seat, slot, frame.card)]
    bonuses = [effect for symbol in symbols for effect in bonus(state, frame.seat, symbol, frame.card)]
    hint = "sc-install-bonus" if bonuses else "sc-install-no-bonus"
    return choice(
        "sc-install", Install(name), hint=hint, slot=wording.slot(name), bonuses=wording.gathered(bonuses)
    )


def answer(state: State, frame: frames.Installing, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Install)
    state.stack.pop()
    names = [slot.id for slot in TECH_BOARDS[state.tech_side].slots]
    slot = names.index(action.slot)
    state.players[frame.seat].slots[slot].tech = frame.card
    edges = matches(state, frame.seat, slot)
    if edges and _pays(state):
        state.stack.append(frames.Bonuses(frame.seat, frame.card, slot, edges))
    args = {"player": f"#{frame.seat}", "card": f"@{frame.card}", "slot": wording.slot(action.slot)}
    return [Event("sc-installed", {**args})]


def _pays(state: State) -> bool:
    """However the card came, unless the table plays that only research pays (SC-199, R20)."""
    return not RULINGS.bonuses_only_by_science or isinstance(state.stack[-1], frames.Research)


def run(state: State, frame: frames.Installing, dice: Dice) -> list[Event]:
    """No empty slot: cards in slots are never replaced (SC-186)."""
    state.stack.pop()
    research.discard(state, frame.card)
    return [Event("sc-no-empty-slot", {"player": f"#{frame.seat}"})]


# Bonuses


def bonus(state: State, seat: int, symbol: Symbol, card: str) -> list[Effect]:
    """What a match of that card gives: cards may change it, and it is itself active already (SC-197)."""
    own = TECHS[card].passive
    for passive in [*query.passives(state, seat, "bonus_becomes"), *([own] if own is not None else [])]:
        if passive.id == "bonus_becomes" and passive.symbol == symbol:
            return list(passive.effects)
    return [Effect(symbol)]


def ask_bonus(state: State, frame: frames.Bonuses) -> Question | None:
    return None


def answer_bonus(state: State, frame: frames.Bonuses, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("bonuses ask nothing themselves")


def run_bonus(state: State, frame: frames.Bonuses, dice: Dice) -> list[Event]:
    """The next bonus, and below it on the stack the cards that react to it."""
    if not frame.edges:
        state.stack.pop()
        return []
    symbol: Symbol = getattr(TECHS[frame.card].edges, frame.edges.pop(0))
    mission = query.in_mission(state)
    triggers.call(
        state, frame.seat, "on_tech_bonus", lambda trigger: trigger.symbol in (None, symbol), mission=mission
    )
    state.stack.append(
        frames.Effects(frame.seat, bonus(state, frame.seat, symbol, frame.card), frame.card, mission)
    )
    args = {"player": f"#{frame.seat}", "card": f"@{frame.card}", "symbol": wording.effect(Effect(symbol))}
    return [Event("sc-tech-bonus", {**args})]
