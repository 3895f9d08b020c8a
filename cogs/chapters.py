"""A chapter's beginning and its end: what the last one left, who sits where, and what is handed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from db import campaigns
from db.campaigns import CampaignRow, ChapterRow, MemberRow, legacy_of
from db.engine import Statement
from db.games import GameRow, SeatRow
from db.privacy import NOBODY
from rules.core import CannotUpgrade, Event, IllegalMove, Rules, saved
from rules.core.campaign import Campaign, Legacy
from rules.core.data import content


class Mended(Struct):
    """A sheet as these rules and components can read it."""

    sheet: Any
    changes: list[Event]


class Begun(Struct):
    """What a game begins with beside its options; nothing for a game by itself."""

    legacy: Legacy | None = None
    beside: list[Statement] = []
    changes: list[Event] = []


def campaign_of(rules: Rules[Any]) -> Campaign[Any, Any]:
    if rules.campaign is None:
        raise IllegalMove("campaign-no-such-game")
    return rules.campaign


def read(rules: Rules[Any], sheet: bytes, version: int, components: str | None = None) -> Mended:
    """The sheet, mended if it is older or of other components. IllegalMove if it has to wait."""
    campaign = campaign_of(rules)
    if version == campaign.sheet_version and components in (None, content(rules.key)):
        return Mended(saved.load(sheet, campaign.sheet), [])
    try:
        return Mended(*campaign.mend(msgspec.msgpack.decode(sheet), version))
    except CannotUpgrade as problem:
        raise IllegalMove("campaign-cannot-mend") from problem


def sheet_of(rules: Rules[Any], row: CampaignRow) -> Mended:
    return read(rules, row.sheet, row.sheet_version, row.content)


# Who sits where.


def preseated(
    members: Sequence[MemberRow], chapters: Sequence[ChapterRow], opener: SeatRow, most: int
) -> list[SeatRow]:
    """Those who played last and are still here, and whoever opens the lobby if there is room."""
    here = {member.member: member for member in members if member.left_at is None}
    last = next((chapter.roster for chapter in reversed(chapters) if chapter.roster), [])
    seats = [
        SeatRow(0, here[number].user, here[number].name, android=here[number].user is None)
        for number in last
        if number in here
    ][:most]
    if all(seat.user != opener.user for seat in seats) and len(seats) < most:
        seats.append(opener)
    return [SeatRow(index, seat.user, seat.name, seat.android) for index, seat in enumerate(seats)]


def beginning(rules: Rules[Any], row: CampaignRow, members: Sequence[MemberRow], game: GameRow) -> Begun:
    """Known members keep their number; newcomers are recruited. IllegalMove if the campaign is full."""
    campaign, mended = campaign_of(rules), sheet_of(rules, row)
    for member in members:
        if (member.user, member.name) == (None, NOBODY):
            campaign.forgotten(mended.sheet, member.member, NOBODY)
    taken: list[MemberRow] = []
    for seat in game.seats:
        known = _known(seat, [member for member in members if member not in taken])
        member = known or _recruited(campaign, mended.sheet, seat, game.id)
        taken.append(msgspec.structs.replace(member, left_at=None))
    numbers = {member.member for member in taken} | {m.member for m in members if m.left_at is None}
    if len(numbers) > campaign.most:
        raise IllegalMove("campaign-full", most=campaign.most)
    roster = tuple(member.member for member in taken)
    legacy = Legacy(saved.dump(mended.sheet), campaign.sheet_version, roster, row.chapter + 1)
    beside = campaigns.opening(game, legacy, taken, content(rules.key))
    return Begun(legacy, beside, mended.changes)


def _known(seat: SeatRow, members: Sequence[MemberRow]) -> MemberRow | None:
    """A person by who they are; an android by its name, or else any that has nothing to do."""
    same = [member for member in members if member.user == seat.user]
    named = [member for member in same if member.name == seat.name]
    return next(iter(named if seat.user is None and named else same), None)


def _recruited(campaign: Campaign[Any, Any], sheet: Any, seat: SeatRow, game: int) -> MemberRow:
    return MemberRow(campaign.recruit(sheet, seat.name, seat.user is None), seat.user, seat.name, game)


# The end.


def handed_over(rules: Rules[Any], row: GameRow, legacy: Legacy, state: Any, at: float) -> tuple[Any, Any]:
    """The sheet a chapter began with and the one it leaves; the same if its rules hand nothing over."""
    before = read(rules, legacy.sheet, legacy.version).sheet
    facts = campaigns.closing_facts(legacy.roster, row.fingerprint, at)
    after = campaign_of(rules).handed_over(state, saved.copy(before), facts)
    return before, before if after is None else after


def closing(rules: Rules[Any], row: GameRow, state: Any, at: float) -> list[Statement]:
    """For the transaction of the last move: the sheet handed over, and the chronicle's line."""
    legacy = legacy_of(row)
    if row.campaign is None or legacy is None:
        return []
    campaign = campaign_of(rules)
    before, after = handed_over(rules, row, legacy, state, at)
    entry = campaign.entry(before, after, state)
    left = Legacy(saved.dump(after), campaign.sheet_version, legacy.roster, legacy.chapter)
    return campaigns.closing(row, left, entry, over=campaign.over(after) is not None)
