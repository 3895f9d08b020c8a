"""Where the next mission appears, and the uprising when the countdown ends (sections 24 and 25)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.starship_captains import pirates
from rules.starship_captains.state import State


def next_mission(state: State, done: str, dice: Dice) -> list[Event]:
    """The mission of the planet `done` is gone: the highest number comes there, a mission where it lay."""
    place = highest(state)
    if place is None:
        return []
    number = state.planets[place].number
    assert number is not None
    state.planets[place].number = None
    state.planets[done].number, state.planets[done].face_up = number, False
    mission = state.planets[place].mission = state.missions.draw(dice)
    at, came = f"@{place}", f"@{mission}"
    if mission is None:
        events = [Event("sc-no-mission-left", {"place": at, "number": number})]
    else:
        told = Event("sc-new-mission", {"place": at, "number": number, "mission": came}, reveals=True)
        events = [told]
    return events + (break_out(state, dice) if number == 1 else [])


def highest(state: State) -> str | None:
    """The planet with the highest number that is face up (SC-226)."""
    found = [
        (planet.number, name) for name, planet in state.planets.items() if planet.number and planet.face_up
    ]
    return max(found)[1] if found else None


def break_out(state: State, dice: Dice) -> list[Event]:
    """All are drawn before the first is placed; the lowest number draws and places first (SC-237, SC-240)."""
    numbered = sorted((planet.number, name) for name, planet in state.planets.items() if planet.number)
    places = tuple(f"@{name}" for _, name in numbered)
    events = [Event("sc-uprising", {"places": places}, reveals=True)]
    drawn = [(name, pirates.draw_pirate(state, dice)) for _, name in numbered]
    for name, token in drawn:
        if token is not None:
            events += pirates.place_by_colour(state, name, token)
    for _, name in numbered:
        state.planets[name].face_up = True
    return events
