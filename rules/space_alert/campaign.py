"""After a mission, and the campaign of up to three (section 6): go on or stop, and repairs in between."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.core.contract import Event, IllegalMove
from rules.core.dice import Dice
from rules.space_alert import setup
from rules.space_alert.actions import Hangar, Repair, Vote
from rules.space_alert.components import (
    KNOCKED_OUT_PENALTY,
    SQUAD_PENALTY,
    TILE_PENALTY,
    WORST_ZONE_PENALTY,
    ZONE_NAMES,
)
from rules.space_alert.crew import decider, who
from rules.space_alert.options import DIFFICULTIES, Difficulty
from rules.space_alert.scoring import score
from rules.space_alert.state import Ballot, Council, Flown, Member, State
from rules.space_alert.view import ScoreView

MISSIONS = 3
TILES_PER_ZONE = 2
HANGARS: tuple[Literal["upper_blue", "lower_red"], ...] = ("upper_blue", "lower_red")


def mission_over(state: State) -> list[Event]:
    """Write it down; a campaign goes to the council, practice back to the drawing board."""
    flown = record(state)
    state.flown.append(flown)
    said = Event("sa-mission-won") if flown.won else Event("sa-mission-lost", {"threat": f"@{flown.lost_by}"})
    if state.practice:
        state.stage = "debrief"
    elif state.campaign and flown.won and len(state.flown) < MISSIONS:
        state.stage = "council"
        state.council = Council()
    else:
        state.stage = "over"
    return [said]


def score_sheet(state: State) -> ScoreView:
    """The score of the flight; a squad missing since an earlier mission counts as disabled (SA-294)."""
    assert state.flight is not None
    sheet = score(state.flight)
    missing = len(state.missing)
    total = None if sheet.total is None else sheet.total - SQUAD_PENALTY * missing
    return replace(sheet, disabled=sheet.disabled + missing, total=total)


def record(state: State) -> Flown:
    """The figures of the mission just flown; a lost one has none, but the threat that ended it (SA-250)."""
    sheet = score_sheet(state)
    flown = Flown(state.mission.id, state.normal, state.serious, sheet.won, lost_by=sheet.lost_by)
    if not sheet.won:
        return flown
    return replace(
        flown,
        destroyed=sum(points for _, points in sheet.destroyed),
        survived=sum(points for _, points in sheet.survived),
        visual=sum(sheet.visual),
        penalties=TILE_PENALTY * sum(sheet.tiles)
        + WORST_ZONE_PENALTY * max(sheet.tiles)
        + KNOCKED_OUT_PENALTY * sheet.knocked_out
        + SQUAD_PENALTY * sheet.disabled,
    )


def total(flown: list[Flown]) -> int | None:
    """Threat points of all missions, penalties of the last, visual points on average (SA-292 to SA-295)."""
    if not flown or not all(mission.won for mission in flown):
        return None
    threats = sum(mission.destroyed + mission.survived for mission in flown)
    return threats - flown[-1].penalties + sum(mission.visual for mission in flown) // len(flown)


def council(state: State) -> Council:
    if state.stage != "council" or state.council is None:
        raise IllegalMove("sa-illegal-no-council")
    return state.council


def vote(state: State, seat: int, action: Vote, dice: Dice) -> list[Event]:
    """Secret until all have voted; then the safest of all wishes counts (SA-274, SA-500)."""
    meeting = council(state)
    if meeting.flying:
        raise IllegalMove("sa-illegal-vote-over")
    if has_voted(meeting, seat):
        raise IllegalMove("sa-illegal-voted-already", rule="SA-500")
    meeting.votes.append(Ballot(seat, action))
    events = [Event("sa-voted", {"player": f"#{seat}"})]
    if len(meeting.votes) < state.seats:
        return events
    votes = [ballot.vote for ballot in meeting.votes]
    if not all(each.fly for each in votes):
        state.stage = "over"
        state.council = None
        return [*events, Event("sa-campaign-stops")]
    meeting.normal = safest([each.normal for each in votes])
    meeting.serious = safest([each.serious for each in votes])
    meeting.flying = True
    events.append(Event("sa-campaign-goes-on", {"normal": meeting.normal, "serious": meeting.serious}))
    take_stock(state, meeting)
    return events + carry_on(state, meeting, dice)


def has_voted(meeting: Council, seat: int) -> bool:
    return any(ballot.seat == seat for ballot in meeting.votes)


def safest(wishes: list[Difficulty]) -> Difficulty:
    return min(wishes, key=DIFFICULTIES.index)


def take_stock(state: State, meeting: Council) -> None:
    """What the mission has left behind: tiles, the knocked out, disabled squads (SA-278, SA-504)."""
    assert state.flight is not None
    flight = state.flight
    state.carried = {zone: list(tiles) for zone, tiles in zip(ZONE_NAMES, flight.tiles, strict=True) if tiles}
    meeting.knocked_out = [index for index, member in enumerate(flight.crew) if member.knocked_out]
    meeting.squads = score_sheet(state).disabled


def choices(state: State, meeting: Council) -> list[str]:
    """What can be repaired: at most two tiles of a zone between two missions (SA-282)."""
    tiles = [
        f"{zone}-{tile}"
        for zone in ZONE_NAMES
        if meeting.repaired.get(zone, 0) < TILES_PER_ZONE
        for tile in state.carried.get(zone, ())
    ]
    return tiles + (["squad"] if meeting.squads else [])


def repairer(state: State, meeting: Council) -> Member | None:
    """Whose repair is waited for."""
    return state.crew[meeting.turn] if meeting.flying and meeting.turn < len(state.crew) else None


def repair(state: State, seat: int, action: Repair, dice: Dice) -> list[Event]:
    meeting = council(state)
    member = repairer(state, meeting)
    if member is None or decider(state, member) != seat:
        raise IllegalMove("sa-illegal-not-your-repair", rule="SA-279")
    if action.what not in choices(state, meeting):
        raise IllegalMove("sa-illegal-no-repair", rule="SA-282")
    if action.what == "squad":
        meeting.squads -= 1
        done = Event("sa-repaired-squad", {"player": who(state, meeting.turn)})
    else:
        zone, tile = action.what.split("-")
        state.carried[zone].remove(tile)
        meeting.repaired[zone] = meeting.repaired.get(zone, 0) + 1
        done = Event("sa-repaired-tile", {"player": who(state, meeting.turn), "zone": zone, "tile": tile})
    meeting.turn += 1
    return [done, *carry_on(state, meeting, dice)]


def carry_on(state: State, meeting: Council, dice: Dice) -> list[Event]:
    """Pass over those who only recover (SA-280) or find nothing to do (SA-284), then fly."""
    events = []
    while meeting.turn < len(state.crew):
        if meeting.turn in meeting.knocked_out:
            events.append(Event("sa-recovered", {"player": who(state, meeting.turn)}))
        elif choices(state, meeting):
            return events
        meeting.turn += 1
    if meeting.squads == 1:
        return events
    state.missing = list(HANGARS) if meeting.squads else []
    return events + next_mission(state, meeting, dice)


def choosing_hangar(meeting: Council, crew: int) -> bool:
    return meeting.flying and meeting.turn >= crew and meeting.squads == 1


def hangar(state: State, seat: int, action: Hangar, dice: Dice) -> list[Event]:
    """With one squad left the crew, by its captain, says in which hangar it stands (SA-290)."""
    meeting = council(state)
    if not choosing_hangar(meeting, len(state.crew)):
        raise IllegalMove("sa-illegal-no-hangar", rule="SA-290")
    if seat != decider(state, Member(None)):
        raise IllegalMove("sa-illegal-captain-only", rule="SA-290")
    state.missing = [station for station in HANGARS if station != action.station]
    placed = Event("sa-hangar", {"station": action.station})
    return [placed, *next_mission(state, meeting, dice)]


def next_mission(state: State, meeting: Council, dice: Dice) -> list[Event]:
    """Fresh decks, energy, fuel and rockets; the same crew; tiles left stay (SA-277, SA-285, SA-502)."""
    flown = tuple(mission.mission for mission in state.flown)
    fresh = State(
        options=state.options,
        seats=state.seats,
        posts=state.posts,
        mission=setup.choose_mission(state.options, len(state.crew), flown, dice),
        normal=meeting.normal,
        serious=meeting.serious,
        crew=[Member(member.seat, absent=member.absent) for member in state.crew],
        tracks={},
        decks={},
        damage={},
        flown=state.flown,
        carried={zone: tiles for zone, tiles in state.carried.items() if tiles},
        missing=state.missing,
    )
    setup.lay_out(fresh, dice)
    for name in State.__struct_fields__:
        setattr(state, name, getattr(fresh, name))
    return [Event("sa-next-mission", {"mission": f"@{state.mission.id}"})]
