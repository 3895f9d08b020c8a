"""A whole campaign as one JSON file, and back: sheet, members, and every chapter with its log and seed."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from db import transfer
from db.campaigns import CampaignRow, ChapterRow, MemberRow
from db.engine import Statement
from db.store import Store
from db.transfer import FORMAT, BadFile, Exported
from rules.core import Event, saved
from rules.core.campaign import Legacy

STATUSES = ("open", "over", "abandoned")
ENDED = (None, "closed", "abandoned", "set_aside")


class Part(Struct, forbid_unknown_fields=True):
    """One chapter."""

    chapter: int
    roster: list[int]
    before: bytes | None
    after: bytes | None
    entry: Event | None
    ended: str | None
    game: Exported


class Joined(Struct, forbid_unknown_fields=True):
    member: int
    user: int | None
    name: str
    left_at: float | None
    part: int
    """The place in `chapters` of the one they came with."""


class ExportedCampaign(Struct, forbid_unknown_fields=True, kw_only=True):
    wardroom: int = FORMAT
    complete: bool = True
    kind: str = "campaign"
    game: str
    guild: int
    channel: int
    owner: int
    name: str
    language: str
    options: dict[str, Any]
    status: str
    sheet: bytes
    sheet_version: int
    content: str
    chapter: int
    created_at: float
    moved_at: float
    members: list[Joined]
    chapters: list[Part]
    checksum: str = ""


async def export(
    store: Store,
    campaign: int,
    *,
    sealed: bool = False,
    apart: Callable[..., Awaitable[bytes]] = asyncio.to_thread,
) -> bytes:
    """LookupError if there is none of this number. `sealed`: without the chapter that is still open, whose
    dice nobody may know. `apart`: where a function is called that takes its time."""
    row = await store.campaigns.get(campaign)
    if row is None:
        raise LookupError(f"There is no campaign {campaign} in this database.")
    found = [c for c in await store.campaigns.chapters(campaign) if c.ended is not None or not sealed]
    parts = [await _part(store, chapter) for chapter in found]
    places = {chapter.game: place for place, chapter in enumerate(found)}
    members = [_joined(member, places) for member in await store.campaigns.members(campaign) if parts]
    head = msgspec.json.encode(_whole(row, members, []))
    return await apart(finished, head, [msgspec.json.encode(part) for part in parts])


def finished(head: bytes, parts: Sequence[bytes]) -> bytes:
    """The file, of the campaign without its chapters and of these."""
    exported = msgspec.json.decode(head, type=ExportedCampaign)
    exported.chapters = [msgspec.json.decode(part, type=Part) for part in parts]
    exported.checksum = checksum(exported)
    return msgspec.json.format(msgspec.json.encode(exported), indent=1)


async def _part(store: Store, chapter: ChapterRow) -> Part:
    row = await store.games.get(chapter.game)
    assert row is not None
    facts = (chapter.chapter, chapter.roster, chapter.before, chapter.after, chapter.entry, chapter.ended)
    return Part(*facts, await transfer.whole(store, row))


def _joined(member: MemberRow, places: dict[int, int]) -> Joined:
    """Who came with a chapter that is left out came with the last that is not."""
    place = places.get(member.joined, len(places) - 1)
    return Joined(member.member, member.user, member.name, member.left_at, place)


def _whole(row: CampaignRow, members: list[Joined], parts: list[Part]) -> ExportedCampaign:
    return ExportedCampaign(
        game=row.game,
        guild=row.guild,
        channel=row.channel,
        owner=row.owner,
        name=row.name,
        language=row.language,
        options=msgspec.json.decode(row.options),
        status=row.status,
        sheet=row.sheet,
        sheet_version=row.sheet_version,
        content=row.content,
        chapter=row.chapter,
        created_at=row.created_at,
        moved_at=row.moved_at,
        members=members,
        chapters=parts,
    )


def checksum(exported: ExportedCampaign) -> str:
    """Over everything but itself, whatever the spacing of the file."""
    plain = msgspec.json.decode(msgspec.json.encode(exported))
    del plain["checksum"]
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def is_campaign(data: bytes) -> bool:
    return transfer.plain_of(data).get("kind") == "campaign"


def read(data: bytes) -> ExportedCampaign:
    """The campaign of a file, every chapter checked and proved; BadFile says what is wrong with it."""
    transfer.plain_of(data)
    try:
        exported = msgspec.json.decode(data, type=ExportedCampaign)
    except msgspec.ValidationError as problem:
        raise BadFile(f"This file is damaged: {problem}.") from problem
    if checksum(exported) != exported.checksum:
        raise BadFile("This file was changed after it was exported: its checksum does not match.")
    if exported.status not in STATUSES or any(part.ended not in ENDED for part in exported.chapters):
        raise BadFile("This file is damaged: it names a kind of entry that does not exist.")
    if any(not 0 <= member.part < len(exported.chapters) for member in exported.members):
        raise BadFile("This file is damaged: the chapter a member came with is missing.")
    for part in exported.chapters:
        _check(part)
    _check_sheet(exported)
    return exported


def _check_sheet(exported: ExportedCampaign) -> None:
    """It is one of the game that its chapters are of."""
    if any(part.game.game != exported.game for part in exported.chapters):
        raise BadFile("This file is damaged: its chapters are of another game.")
    rules = transfer.rules_of(exported.game)
    if rules is None:
        return
    if rules.campaign is None:
        raise BadFile(f"{exported.game} has no campaigns here.")
    if exported.sheet_version != rules.campaign.sheet_version:
        return
    try:
        saved.load(exported.sheet, rules.campaign.sheet)
    except msgspec.MsgspecError as problem:
        raise BadFile(f"This file is damaged: its sheet cannot be read ({problem}).") from problem


def _check(part: Part) -> None:
    """The chapter's own checks, and that it began with the sheet the campaign says it began with."""
    transfer.check(part.game)
    if part.game.legacy is None:
        return
    legacy = saved.load(part.game.legacy, Legacy)
    if (legacy.sheet, legacy.chapter, list(legacy.roster)) != (part.before, part.chapter, part.roster):
        raise BadFile(f"Chapter {part.chapter} in this file does not begin with the sheet it was given.")
    if part.after is not None and transfer.handed_over(part.game, legacy) not in (None, part.after):
        raise BadFile(f"Chapter {part.chapter} in this file did not hand over the sheet that stands there.")


async def import_(store: Store, data: bytes) -> int:
    """The campaign under a new number, all of it or nothing. It has no thread yet: /campaign show makes
    one."""
    exported = read(data)
    campaign = await store.writer.number("campaigns")
    statements = [_campaign(exported, campaign)]
    for place, part in enumerate(exported.chapters):
        game = await store.writer.number("games")
        statements += transfer.inserting(part.game, game)
        members = [member for member in exported.members if member.part == place]
        statements += _rows(part, members, campaign, game)
    await store.campaigns.add(campaign, *statements)
    return campaign


def _campaign(exported: ExportedCampaign, campaign: int) -> Statement:
    return (
        "INSERT INTO campaigns (id, game, guild, channel, owner, name, language, options, status, sheet,"
        " sheet_version, content, chapter, created_at, moved_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            campaign,
            exported.game,
            exported.guild,
            exported.channel,
            exported.owner,
            exported.name,
            exported.language,
            transfer.compact(exported.options),
            exported.status,
            exported.sheet,
            exported.sheet_version,
            exported.content,
            exported.chapter,
            exported.created_at,
            exported.moved_at,
        ),
    )


def _rows(part: Part, members: list[Joined], campaign: int, game: int) -> list[Statement]:
    entry = None if part.entry is None else msgspec.json.encode(part.entry).decode()
    roster = msgspec.json.encode(part.roster).decode()
    return [
        ("UPDATE games SET campaign = ? WHERE id = ?", (campaign, game)),
        (
            "INSERT INTO chapters (campaign, chapter, game, roster, before, after, entry, ended)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (campaign, part.chapter, game, roster, part.before, part.after, entry, part.ended),
        ),
        *(
            (
                "INSERT INTO members (campaign, member, person, name, left_at, joined)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (campaign, member.member, member.user, member.name, member.left_at, game),
            )
            for member in members
        ),
    ]
