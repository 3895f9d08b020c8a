"""What an android plans by: what its seat sees, and what the crew says aloud about its boards.

A crew talks (SA-032): everybody says which faces lie in his slots. Nobody says what is left in his hand, and
what has not been announced nobody knows.
"""

from __future__ import annotations

from msgspec import Struct

from rules.space_alert.components import TILES, ZONE_NAMES
from rules.space_alert.flight import EMPTY, SLOTS, Flight, launch
from rules.space_alert.show import plan
from rules.space_alert.soundtracks import PHASE_TURNS, phase_of
from rules.space_alert.state import Member, State
from rules.space_alert.view import MemberView, View
from rules.space_alert.visible import LANES

OPEN = "?"
"""A slot whose phase nobody plans yet."""
ORDINARY = "abcx<>^"
ORDERS = 3
"""Orders in which damage may come."""
Faces = tuple[str, str]


class Heard(Struct, frozen=True):
    """All that counts for the plan of one board; who has heard the same decides the same."""

    me: int
    tracks: tuple[int, ...]
    threats: tuple[tuple[str, int, str | None], ...]
    carried: tuple[tuple[str, ...], ...]
    missing: tuple[str, ...]
    leaves_out: tuple[str, ...]
    last_turn: int
    plans: tuple[str, ...]
    """All boards by their letters."""
    slots: tuple[int, ...]
    """Those that may be planned now, from 1."""
    cards: tuple[Faces, ...]
    """What there is for them: the hand, and what lies in them."""


def heard(state: State, seen: View, index: int) -> Heard:
    """For the board of this member of the crew."""
    assert seen.mine is not None
    member = seen.crew[index]
    return Heard(
        me=index,
        tracks=tuple(int(seen.tracks[lane].id[1:]) if lane in seen.tracks else 1 for lane in LANES),
        threats=tuple((t.code, t.number, None if t.lane == "internal" else t.lane) for t in seen.threats),
        carried=tuple(zone.tiles for zone in seen.ship.zones),
        missing=tuple(name for name, squad in seen.ship.hangars.items() if squad is None),
        leaves_out=seen.leaves_out,
        last_turn=last_turn(seen),
        plans=tuple(said(seen, each) for each in state.crew),
        slots=seen.mine.open_slots,
        cards=own_cards(seen, member) if member.seat is not None else open_cards(seen, member),
    )


def last_turn(seen: View) -> int:
    return PHASE_TURNS[seen.phases - 1][-1]


def said(seen: View, member: Member) -> str:
    """What a member says of his board. Slots of phases that he has not begun will be filled one day."""
    begun = max(member.phase, seen.phase)
    return "".join(
        OPEN if letter == EMPTY and slot <= last_turn(seen) and phase_of(slot) > begun else letter
        for slot, letter in enumerate(plan(member), 1)
    )


def own_cards(seen: View, member: MemberView) -> tuple[Faces, ...]:
    assert seen.mine is not None
    laid = [card for slot in seen.mine.open_slots if (card := member.slots[slot - 1].card) is not None]
    return tuple(sorted((card.action, card.move) for card in (*seen.mine.hand, *laid)))


def open_cards(seen: View, member: MemberView) -> tuple[Faces, ...]:
    """Solo: of the open deck there is enough of every face."""
    assert seen.mine is not None
    laid = [card for slot in seen.mine.open_slots if (card := member.slots[slot - 1].card) is not None]
    heroic = [card for card in (*laid, member.heroic) if card is not None and card.heroic]
    deck = [(letter, letter) for letter in ORDINARY for _ in seen.mine.open_slots]
    return (*deck, *((card.action, card.move) for card in heroic))


def lift_off(known: Heard, order: int = 0) -> Flight:
    """The mission as far as it is known. Which damage comes next nobody knows: it is tried in some orders."""
    carried = dict(zip(ZONE_NAMES, known.carried, strict=True))
    first = order * len(TILES) // ORDERS
    tiles = TILES[first:] + TILES[:first]
    return launch(
        tracks=dict(zip(LANES, known.tracks, strict=True)),
        threats=known.threats,
        plans=[board.ljust(SLOTS, EMPTY) for board in known.plans],
        damage_draw={zone: [tile for tile in tiles if tile not in carried[zone]] for zone in ZONE_NAMES},
        carried=carried,
        missing_bots=known.missing,
        leaves_out=known.leaves_out,
        last_turn=known.last_turn,
    )
