"""What is seen between battles: the squad's sheet, journeys, markets, pages, debriefs (AK-017)."""

from __future__ import annotations

from typing import TypeVar

from rules.akarios import frames, naming
from rules.akarios.components import JUMPS, LOCATIONS
from rules.akarios.debrief import picks
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.sheet import Member, Sheet
from rules.akarios.squad import berths, trees
from rules.akarios.state import State
from rules.akarios.view import (
    BerthView,
    CheckView,
    DebriefView,
    LocationView,
    MarketView,
    MemberView,
    MusterView,
    OfferView,
    PadView,
    PageView,
    PollView,
    SheetView,
    VoyageView,
)
from rules.akarios.voyage import atlas, checking, offers, pledges
from rules.core import poll as core
from rules.core.stack import Step

Kind = TypeVar("Kind", bound=Step)


def _frame(state: State, kind: type[Kind]) -> Kind | None:
    """The innermost one of a kind."""
    return next((each for each in reversed(state.stack) if isinstance(each, kind)), None)


# The sheet


def sheet(sheet: Sheet) -> SheetView:
    return SheetView(
        squad=sheet.squad,
        act=sheet.act,
        next=sheet.next,
        over=sheet.over,
        chapters=sheet.chapters,
        system=sheet.system,
        at=sheet.at,
        energy=sheet.energy,
        places=tuple(_places(sheet)),
        events_left={system: len(left) for system, left in sorted(sheet.events.items())},
        achievements=tuple(sheet.achievements),
        boost=sheet.boost,
        progress=sheet.progress,
        ship_points=sheet.ship_points,
        copilots=tuple(sheet.copilots),
        sparrow=tuple(sheet.sparrow),
        fitted=tuple(sheet.fitted),
        pilots=tuple(sheet.pilots),
        ships=tuple(sheet.ships),
        extreme=sheet.extreme,
        difficulty=sheet.difficulty,
        members=tuple(_member(member) for member in sheet.members),
        figures=dict(sorted(sheet.figures.items())),
    )


def _places(sheet: Sheet) -> list[LocationView]:
    """Scouted locations, and jump points of systems the squad has been to."""
    open = set(atlas.open_places(sheet))
    found = []
    for id in sorted(sheet.scouted):
        row = LOCATIONS[id]
        if row.at is not None:
            at, ending = row.at, sheet.done.get(id, "")
            found.append(LocationView(id, row.kind, at.system, at.x, at.y, id in open, ending))
    for id, jump in JUMPS.items():
        if any(node in sheet.done for node in jump.opened_by):
            here = [end for end in jump.ends if end.system in sheet.events]
            found += [LocationView(id, "jump", end.system, end.x, end.y, id in open, "") for end in here]
    return found


def _member(member: Member) -> MemberView:
    return MemberView(
        callsign=member.callsign,
        android=member.android,
        left=member.left,
        pilot=member.pilot,
        ship=member.ship,
        ship_name=member.ship_name,
        cards=tuple(member.cards),
        installed=dict(sorted(member.last.cards.items())),
        pads=tuple(
            PadView(
                pilot,
                tuple(tuple(tree) for tree in pad.trees),
                pad.points,
                pad.trauma,
                pad.credits,
                trees.abilities(pilot, pad),
            )
            for pilot, pad in sorted(member.pads.items())
        ),
        berths=tuple(
            BerthView(ship, tuple(berth.cells), berth.points, berth.bought, *berths.start(ship, berth))
            for ship, berth in sorted(member.berths.items())
        ),
        stress=member.stress,
        carried=tuple((each.effect, each.n) for each in member.next_battle),
        orders={order.when: order.do for order in member.book.orders},
    )


# Stages


def voyage(state: State) -> VoyageView | None:
    frame = _frame(state, frames.Journey)
    if frame is None:
        return None
    drawn = [each.path.split("/") for each in state.stack if isinstance(each, frames.Happening)]
    card = next((path for path in drawn if path[0] == "event"), ["", "", ""])
    return VoyageView(frame.stage, frame.to, card[1], card[2] if len(card) > 2 else "")


def check(state: State) -> CheckView | None:
    frame = _frame(state, frames.Checking)
    if frame is None:
        return None
    row, needed = checking.check_of(frame), checking.needed(state, frame)
    return CheckView(frame.seat, row.skill, row.symbols, needed, tuple(frame.rolled), frame.rerolled)


def page(state: State) -> PageView | None:
    """Of a story, or of the market one is at."""
    frame = _frame(state, frames.Page) or _frame(state, frames.Trading)
    if frame is None:
        return None
    intro = SCRIPTS[frame.node].intro
    texts = tuple(each.text for each in intro if open_gate(state, each.given))
    return PageView(frame.node, texts, naming.roll(state))


def market(state: State) -> MarketView | None:
    """Upgrades of ships are listed once, for every ship the same."""
    frame = _frame(state, frames.Trading)
    if frame is None:
        return None
    cards = [what for what in offers.own(state, frame.node, state.roster[0]) if what in _cards()]
    own = [_offer(state, frame, what, False) for what in (*cards, offers.UPGRADE)]
    together = [_offer(state, frame, what, True) for what, _ in offers.shared(state, frame.node)]
    return MarketView(frame.node, (*own, *together))


def _cards() -> frozenset[str]:
    return frozenset(row.id for rows in picks.ROWS.values() for row in rows)


def _offer(state: State, frame: frames.Trading, what: str, shared: bool) -> OfferView:
    price = offers.price(state, frame.node, what)
    pledged = dict(sorted(frame.pledges.get(what, {}).items()))
    shares = tuple(pledges.shares(state, price)) if shared else ()
    return OfferView(what, offers.kind(what), price, shared, pledged, shares)


def muster(state: State) -> MusterView | None:
    frame = _frame(state, frames.Mustering)
    if frame is None:
        return None
    ready = tuple(seat for seat in range(state.seats) if frame.spoke(seat))
    return MusterView(frame.stage, ready, tuple((each.card, each.by, each.to) for each in frame.gifts))


def debrief(state: State) -> DebriefView | None:
    if not state.gained.ending:
        return None
    frame, pick = _frame(state, frames.Debrief), _frame(state, frames.Picking)
    return DebriefView(
        node=state.gained.node,
        part=state.gained.ending,
        chosen=frame.chosen if frame is not None else "",
        lines=tuple(state.gained.lines),
        picking=None if pick is None else pick.seat,
        cards=() if pick is None else tuple(picks.listed(state, pick)),
    )


def poll(state: State) -> PollView | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, core.Poll):
        return None
    votes = {option: tuple(seats) for option, seats in core.tally(frame).items()}
    labels = {option: core.named(frame, option) for option in frame.options}
    return PollView(frame.topic, frame.options, votes, labels)
