"""Faction tracks: advances, laps, trophies, and the event cell (sections 30 and 31)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, wording
from rules.starship_captains.actions import Advance
from rules.starship_captains.components import (
    CELLS,
    EVENTS,
    FACTIONS,
    TRACKS,
    Effect,
    EventCard,
    Faction,
)
from rules.starship_captains.counting import sector
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Player, State

LAP = 5
"""Points of a completed circle."""
TROPHY = 2
"""The circle that wins the faction's trophy (SC-295)."""


def points(player: Player, faction: Faction) -> int:
    """Five for each lap, and the sector (SC-296, SC-324)."""
    marker = player.markers[faction]
    return LAP * marker.laps + sector(marker)


def cell_bonus(state: State, faction: Faction, cell: int) -> list[Effect]:
    return list(TRACKS[faction, state.tracks[faction]].cells[cell % CELLS])


# Advances


def ask(state: State, frame: frames.Steps) -> Question | None:
    if frame.walking is not None:
        return _ask_on(frame)
    if not frame.times:
        return None
    open_tracks = _open(state, frame)
    if len(open_tracks) == 1 and not _may_hurt(state, frame.seat, open_tracks[0], frame.n):
        return None
    choices = (_choice(state, frame, faction) for faction in open_tracks)
    return question("sc-ask-advance", *choices, SKIP, n=frame.n, times=frame.times)


def _open(state: State, frame: frames.Steps) -> list[Faction]:
    """One track, or any: where the symbol is neutral, or is translated as a whole (SC-395)."""
    if frame.faction is None:
        return list(FACTIONS)
    if not query.passives(state, frame.seat, "convert_advance"):
        return [frame.faction]
    return sorted(FACTIONS, key=lambda faction: faction != frame.faction)


def _may_hurt(state: State, seat: int, faction: Faction, n: int) -> bool:
    """A new lap begins in the poorest sector, and some cards score the poorest (SC-287)."""
    player = state.players[seat]
    if player.ask_all:
        return True
    scores = [card.score for card in query.cards(state, seat) if card.score is not None]
    minds = any(score.count == "track_sector_min" for score in scores)
    return minds and player.markers[faction].cell + n >= CELLS


def _choice(state: State, frame: frames.Steps, faction: Faction) -> Choice:
    cell = state.players[frame.seat].markers[faction].cell
    met = [effect for step in range(1, frame.n + 1) for effect in cell_bonus(state, faction, cell + step)]
    key = "lap" if cell + frame.n >= CELLS else "bonus" if met else "plain"
    return choice(
        "sc-advance",
        Advance(faction),
        hint=f"sc-advance-{key}",
        track=f"@{faction}",
        n=frame.n,
        bonuses=wording.gathered(met),
    )


def _ask_on(frame: frames.Steps) -> Question | None:
    """Only where an advance may be broken off (R24)."""
    if not RULINGS.partial_advances or not frame.left or frame.walking is None:
        return None
    on = choice("sc-advance", Advance(frame.walking), usual=True, track=f"@{frame.walking}", n=1)
    return question("sc-ask-advance", on, SKIP, n=1, times=frame.left)


def answer(state: State, frame: frames.Steps, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Advance):
        return _begin(state, frame, action.faction) if frame.walking is None else _step(state, frame)
    if frame.walking is not None:
        frame.left = 0
    else:
        state.stack.pop()
    return []


def _begin(state: State, frame: frames.Steps, faction: Faction) -> list[Event]:
    frame.walking, frame.left = faction, frame.n
    frame.times -= 1
    return [Event("sc-advances", {"player": f"#{frame.seat}", "track": f"@{faction}", "n": frame.n})]


def run(state: State, frame: frames.Steps, dice: Dice) -> list[Event]:
    if frame.walking is not None:
        if frame.left:
            return _step(state, frame)
        frame.walking = None
        return []
    if frame.times:
        return _begin(state, frame, _open(state, frame)[0])
    state.stack.pop()
    return []


def _step(state: State, frame: frames.Steps) -> list[Event]:
    """One cell on; its bonus interrupts the rest of the way (SC-288, SC-289)."""
    faction = frame.walking
    assert faction is not None
    frame.left -= 1
    marker = state.players[frame.seat].markers[faction]
    marker.cell = (marker.cell + 1) % CELLS
    happened = [] if marker.cell else _lap(state, frame.seat, faction)
    bonus = cell_bonus(state, faction, marker.cell)
    if bonus:
        state.stack.append(frames.Effects(frame.seat, bonus, faction, query.in_mission(state)))
        args = {"player": f"#{frame.seat}", "track": f"@{faction}", "bonus": wording.effects(bonus)}
        happened.append(Event("sc-track-bonus", {**args}))
    return happened


def _lap(state: State, seat: int, faction: Faction) -> list[Event]:
    """The first player to go twice round takes the trophy; the points are everybody's (SC-293, SC-295)."""
    player = state.players[seat]
    player.markers[faction].laps += 1
    args = {"player": f"#{seat}", "track": f"@{faction}"}
    taken = any(faction in each.trophies for each in state.players)
    if player.markers[faction].laps < TROPHY or taken:
        return [Event("sc-lap", {**args})]
    player.trophies.append(faction)
    return [Event("sc-trophy", {**args})]


# Effects


def retreat(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    """Backward without bonuses, and not beyond the start of the lap (SC-297, SC-298)."""
    assert effect.faction is not None
    marker = state.players[frame.seat].markers[effect.faction]
    steps = min(effect.n, marker.cell)
    marker.cell -= steps
    args = {"player": f"#{frame.seat}", "track": f"@{effect.faction}"}
    return [Event("sc-retreats", {**args, "n": steps})] if steps else []


def event_cell(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    """The event of that track. One that waits at a station pays medals instead (SC-300, SC-420)."""
    assert effect.faction is not None
    card, brings, waits = event_of(state, effect.faction)
    if waits:
        state.stack.append(frames.Effects(frame.seat, brings, frame.source, frame.mission))
    else:
        state.stack.append(frames.Event(frame.seat, card.id))
    return []


def event_of(state: State, faction: Faction) -> tuple[EventCard, list[Effect], bool]:
    """The card of that track, what its event cell brings, and whether that is paid because it waits."""
    card = EVENTS[state.events[faction]]
    waits = card.trigger.id == "on_station" and bool(RULINGS.linked_cell_pays)
    return card, list(RULINGS.linked_cell_pays if waits else card.effects), waits
