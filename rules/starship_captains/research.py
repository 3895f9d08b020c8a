"""Technologies taken from the display, drawn from a deck, copied, discarded (sections 19 and 20)."""

from __future__ import annotations

from typing import Literal

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, wording
from rules.starship_captains.actions import Lay, Take
from rules.starship_captains.components import TECHS, Effect
from rules.starship_captains.question import SKIP, Question, badged, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State, TechSlot

# The central tech board


def ask(state: State, frame: frames.Research) -> Question | None:
    cards = [card for card in state.display if card is not None]
    if not frame.left or not cards or not query.empty_slots(state.players[frame.seat]):
        return None
    takes = (badged(_take(card), state.display.index(card) + 1) for card in cards)
    return question("sc-ask-research", *takes, SKIP)


def _take(card: str) -> Choice:
    return choice("sc-take", Take(card), hint="sc-take-hint", card=f"@{card}", text=wording.tech(TECHS[card]))


def answer(state: State, frame: frames.Research, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Take):
        state.stack.pop()
        return []
    frame.left -= 1
    remove_from_display(state, state.display.index(action.card))
    state.trail.append(action.card)
    state.stack.append(frames.Installing(frame.seat, action.card))
    return []


def run(state: State, frame: frames.Research, dice: Dice) -> list[Event]:
    state.stack.pop()
    if frame.left and not query.empty_slots(state.players[frame.seat]):
        return [Event("sc-no-empty-slot", {"player": f"#{frame.seat}"})]
    return []


def remove_from_display(state: State, cell: int) -> str | None:
    """The card of that cell; the gap stays until the display is refilled (SC-188)."""
    card, state.display[cell] = state.display[cell], None
    return card


def refill(state: State, dice: Dice) -> list[Event]:
    """Every gap, an omega's too, from the deck of alphas and betas while it lasts (SC-188, SC-189)."""
    happened = []
    for cell, card in enumerate(state.display):
        if card is None and (drawn := state.techs.draw(dice)) is not None:
            state.display[cell] = drawn
            happened.append(Event("sc-refilled", {"card": f"@{drawn}"}, reveals=True))
    return happened


def discard(state: State, card: str) -> None:
    (state.omegas if TECHS[card].type == "omega" else state.techs).discard(card)


# Cards drawn to choose from


def draw_techs(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    return _draw(state, frame.seat, "techs", effect.n, dice)


def draw_omegas(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    return _draw(state, frame.seat, "omegas", effect.n, dice)


def _draw(state: State, seat: int, pile: Literal["techs", "omegas"], n: int, dice: Dice) -> list[Event]:
    """Also where no slot is empty: then all of them are discarded (SC-373, SC-376)."""
    deck = state.techs if pile == "techs" else state.omegas
    cards = [card for _ in range(n) if (card := deck.draw(dice)) is not None]
    if not cards:
        return []
    state.stack.append(frames.Drawn(seat, cards, pile))
    names = tuple(f"@{card}" for card in cards)
    return [Event("sc-drawn", {"player": f"#{seat}", "cards": names}, reveals=True)]


def open_archive(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    """The techs under the android event (SC-302)."""
    if not query.empty_slots(state.players[frame.seat]):
        return [Event("sc-no-empty-slot", {"player": f"#{frame.seat}"})]
    state.stack.append(frames.Drawn(frame.seat, list(state.archive), "archive"))
    return []


def ask_drawn(state: State, frame: frames.Drawn) -> Question | None:
    if not frame.cards or not query.empty_slots(state.players[frame.seat]):
        return None
    takes = (badged(_take(card), number) for number, card in enumerate(frame.cards, 1))
    return question("sc-ask-archive" if frame.pile == "archive" else "sc-ask-drawn", *takes, SKIP)


def answer_drawn(state: State, frame: frames.Drawn, action: Action, dice: Dice) -> list[Event]:
    """One of them or none; what was drawn from a deck is discarded, the archive stays (SC-373, SC-376)."""
    taken = action.card if isinstance(action, Take) else None
    left = [card for card in frame.cards if card != taken]
    frame.cards = []
    if frame.pile == "archive":
        state.archive = left
    else:
        for card in left:
            discard(state, card)
    if taken is not None:
        state.trail.append(taken)
        state.stack.append(frames.Installing(frame.seat, taken))
    return []


def run_drawn(state: State, frame: frames.Drawn, dice: Dice) -> list[Event]:
    """A tech taken from under the event is replaced, but not in the solo game (R26). What was drawn for no
    empty slot is discarded."""
    state.stack.pop()
    if frame.cards and frame.pile != "archive":
        for unused in frame.cards:
            discard(state, unused)
        return [Event("sc-no-empty-slot", {"player": f"#{frame.seat}"})]
    if frame.pile != "archive" or state.archive or state.solo or not RULINGS.refill_archive:
        return []
    card = state.techs.draw(dice)
    if card is None:
        return []
    state.archive.append(card)
    return [Event("sc-archive-refilled", {"card": f"@{card}"}, reveals=True)]


# Single-use rooms


def discard_self(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    """The card these effects stand on, which for a copied effect is the Holodeck (SC-179, SC-379)."""
    slot = next(slot for slot in state.players[frame.seat].slots if slot.tech == frame.source)
    discard(state, frame.source)
    slot.tech = None
    return [
        Event("sc-discards-tech", {"player": f"#{frame.seat}", "card": f"@{frame.source}"}),
        *_discard_laid(state, frame.seat, slot),
    ]


def _discard_laid(state: State, seat: int, slot: TechSlot) -> list[Event]:
    """An artifact goes with the room it lay on (SC-400)."""
    if slot.artifact is None:
        return []
    artifact, slot.artifact = slot.artifact, None
    state.artifacts.discard(artifact)
    return [Event("sc-laid-artifact-lost", {"player": f"#{seat}", "artifact": f"@{artifact}"})]


# The Holodeck


def ask_copy(state: State, frame: frames.Copying) -> Question | None:
    copies = [
        choice(
            "sc-copy",
            Take(card),
            hint="sc-copy-hint",
            card=f"@{card}",
            text=wording.effects(TECHS[card].effects),
        )
        for card in copyable(state, frame.source)
    ]
    return question("sc-ask-copy", *copies, SKIP, card=f"@{frame.source}") if copies else None


def copyable(state: State, source: str) -> list[str]:
    """Room techs aboard any ship, but not the copying card itself."""
    return [
        tech.id
        for player in state.players
        for tech in query.installed(player)
        if tech.type == "room" and tech.id != source
    ]


def answer_copy(state: State, frame: frames.Copying, action: Action, dice: Dice) -> list[Event]:
    """The copied effects count as printed on the copying card (SC-378)."""
    state.stack.pop()
    if not isinstance(action, Take):
        return []
    state.trail.append(action.card)
    effects = list(TECHS[action.card].effects)
    state.stack.append(frames.Effects(frame.seat, effects, frame.source, frame.mission))
    args = {"player": f"#{frame.seat}", "card": f"@{frame.source}", "copied": f"@{action.card}"}
    return [Event("sc-copies", {**args})]


def run_copy(state: State, frame: frames.Copying, dice: Dice) -> list[Event]:
    state.stack.pop()
    return [Event("sc-nothing-to-copy", {"card": f"@{frame.source}"})]


# Artifacts on rooms


def ask_lay(state: State, frame: frames.Laying) -> Question | None:
    player = state.players[frame.seat]
    rooms = [
        slot.tech
        for slot in player.slots
        if slot.tech is not None and slot.artifact is None and TECHS[slot.tech].type == "room"
    ]
    lays = [
        choice("sc-lay", Lay(artifact, room), artifact=f"@{artifact}", room=f"@{room}")
        for room in rooms
        for artifact in dict.fromkeys(player.artifacts)
    ]
    return question("sc-ask-lay", *lays, SKIP) if frame.left and lays else None


def answer_lay(state: State, frame: frames.Laying, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Lay):
        state.stack.pop()
        return []
    frame.left -= 1
    player = state.players[frame.seat]
    player.artifacts.remove(action.artifact)
    next(slot for slot in player.slots if slot.tech == action.room).artifact = action.artifact
    args = {"player": f"#{frame.seat}", "artifact": f"@{action.artifact}", "room": f"@{action.room}"}
    return [Event("sc-lays", {**args})]


def run_lay(state: State, frame: frames.Laying, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


def deal_alpha(state: State) -> str:
    """The next alpha of the tech deck; betas met on the way go under it, unseen (SC-045)."""
    while TECHS[card := state.techs.cards.pop()].level != "alpha":
        state.techs.put_under(card)
    return card
