"""What a player may do in every stage but battles and worlds: train, build, give names, and before a world
take another pilot (AK-029, AK-050, AK-478 to AK-491, AK-877, AK-937). Nobody waits for it: points may be
kept."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios.actions import As, BuildUp, Name, Train
from rules.akarios.sheet import Member
from rules.akarios.squad import berths, enlisting, loadout, members, offered, trees
from rules.akarios.state import State
from rules.core.contract import Action, Arg, Choice, Event, IllegalMove, Prompt

LONGEST = 40
"""Characters of a name."""
LEFT_RIGHT: tuple[trees.Side | None, ...] = (None, "left", "right")
UPPER_LOWER: tuple[berths.Side | None, ...] = (None, "upper", "lower")


def landing(state: State) -> bool:
    """A world is prepared: the squad has not voted yet whether it explores or moves on."""
    return state.stage == "world" and not (state.outing.walkers or state.outing.ended)


def launched(state: State) -> bool:
    """Nothing of a ship is changed once the board of its battle is laid (AK-051), nor of a pilot on
    foot."""
    on_foot = state.stage == "world" and not landing(state)
    return on_foot or state.stage == "battle" or (state.stage == "muster" and state.battle is not None)


def open_now(state: State) -> bool:
    return state.campaign and state.stage != "over" and not launched(state)


def _member(state: State, seat: int) -> Member:
    return state.sheet.members[state.roster[seat]]


def refusal(state: State, seat: int, action: Action) -> IllegalMove | None:
    member = _member(state, seat)
    if not open_now(state):
        return IllegalMove("ak-illegal-hangar-shut", rule="AK-051")
    match action:
        case As(pilot):
            if pilot not in members.free_pilots(state.sheet, state.roster):
                return IllegalMove("ak-illegal-pilot-taken", rule="AK-024")
        case Train(tree, side):
            if member.pilot is None:
                return IllegalMove("ak-illegal-no-pilot", rule="AK-478")
            return trees.why_not(member.pilot, members.pad(member), tree, side)
        case BuildUp(ship, side):
            if ship not in member.berths:
                return IllegalMove("ak-illegal-not-your-ship", rule="AK-491")
            return _why_not_build(member, ship, side)
        case Name(_, text):
            clean = text.strip()
            if not clean or len(clean) > LONGEST or not clean.isprintable():
                return IllegalMove("ak-illegal-name", rule="AK-029", most=LONGEST)
    return None


def _why_not_build(member: Member, ship: str, side: berths.Side | None) -> IllegalMove | None:
    return berths.why_not(ship, member.berths[ship], side, berths.at_hand(member.berths, ship))


def played(state: State, seat: int, action: Action) -> list[Event] | None:
    """None: it is something else."""
    if not isinstance(action, Train | BuildUp | Name) and not (isinstance(action, As) and landing(state)):
        return None
    if (why := refusal(state, seat, action)) is not None:
        raise why
    match action:
        case As(pilot):
            return _change(state, seat, pilot)
        case Train():
            return _train(state, seat, action)
        case BuildUp(ship, side):
            own = _member(state, seat).berths
            berths.fetch(own, ship)
            gain = offered.building(ship, own[ship], side)[1]["gain"]
            berths.build(ship, own[ship], side)
            _refit(state, seat)
            return [Event("ak-builds", {"player": f"#{seat}", "ship": f"@{ship}", "gain": gain})]
    return [_name(state, seat, action)]


def _change(state: State, seat: int, pilot: str) -> list[Event]:
    """Before a world the pilot only (AK-050, AK-672)."""
    sheet, number = state.sheet, state.roster[seat]
    members.take_pilot(sheet, sheet.members[number], pilot)
    loadout.settle(sheet, number, state.roster)
    loadout.fill(sheet, number, state.roster)
    return members.introduced(seat, pilot)


def _train(state: State, seat: int, action: Train) -> list[Event]:
    """A point for a ship may go to any of the own ones (AK-488, AK-491)."""
    member = _member(state, seat)
    assert member.pilot is not None
    pad = members.pad(member)
    brings = offered.training(member.pilot, pad, action.tree, action.side)[1]
    gained = trees.train(member.pilot, pad, action.tree, action.side)
    if trees.gives_ship_point(gained) and member.ship:
        berths.gain(members.berth(member), 1)
    _refit(state, seat)
    told: dict[str, Arg] = {"player": f"#{seat}", "pilot": f"@{member.pilot}"}
    return [
        Event("ak-trains", told) if gained is None else Event("ak-learns", {**told, "gain": brings["gain"]})
    ]


def _refit(state: State, seat: int) -> None:
    """A first ability goes into its empty slot (AK-483, AK-494)."""
    if _member(state, seat).pilot and _member(state, seat).ship:
        loadout.fill(state.sheet, state.roster[seat], state.roster)


def _name(state: State, seat: int, action: Name) -> Event:
    member, text = _member(state, seat), action.text.strip()
    match action.what:
        case "ship":
            member.ship_name = text
            return Event("ak-names-ship", {"player": f"#{seat}", "name": text})
        case "callsign":
            member.callsign = text
            return Event("ak-names-callsign", {"player": f"#{seat}", "name": text})
    state.sheet.squad = text
    return Event("ak-names-squad", {"player": f"#{seat}", "name": text})


# Worth offering


def choices(state: State, seat: int) -> Iterator[Choice]:
    """Every point that can be spent now."""
    if not open_now(state):
        return
    member = _member(state, seat)
    if member.pilot:
        pad = members.pad(member)
        for tree in range(len(pad.trees)):
            for side in LEFT_RIGHT:
                if trees.why_not(member.pilot, pad, tree, side) is None:
                    label = f"ak-choice-train-{side}" if side else "ak-choice-train"
                    hint, args = offered.training(member.pilot, pad, tree, side)
                    yield Choice(label, Train(tree, side), {"tree": tree + 1, **args}, hint)
    for ship in sorted(member.berths):
        for fork in UPPER_LOWER:
            if _why_not_build(member, ship, fork) is None:
                label = f"ak-choice-build-{fork}" if fork else "ak-choice-build"
                hint, args = offered.building(ship, member.berths[ship], fork)
                yield Choice(label, BuildUp(ship, fork), {"ship": f"@{ship}", **args}, hint)


def pilots(state: State, seat: int) -> Iterator[Choice]:
    """Whom one could be on the world ahead."""
    if state.campaign and landing(state):
        yield from map(enlisting.as_pilot, members.free_pilots(state.sheet, state.roster))


def prompts(state: State, seat: int) -> Iterator[Prompt]:
    """Nobody is called for these (AK-050, AK-482, AK-937)."""
    if (points := _points(state, seat)) is not None:
        yield points
    if found := tuple(pilots(state, seat)):
        pilot = _member(state, seat).pilot
        yield Prompt(
            seat,
            "ak-ask-other-pilot",
            found,
            {"pilot": f"@{pilot}"},
            optional=True,
            private=True,
            matter="hangar.pilot",
        )


def _points(state: State, seat: int) -> Prompt | None:
    """Shown to whoever has points to spend."""
    found = tuple(choices(state, seat))
    if not found:
        return None
    member = _member(state, seat)
    points = members.pad(member).points if member.pilot else 0
    ships = sum(berth.points for berth in member.berths.values())
    args: dict[str, Arg] = {"points": points, "ships": ships}
    return Prompt(seat, "ak-ask-hangar", found, args, optional=True, private=True, matter="hangar")
