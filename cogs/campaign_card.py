"""What a campaign shows of itself: the home message in its thread, the crew, and the chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import msgspec
from msgspec import Struct

from cogs import chapters, options
from cogs.components import DANGER, GOOD, PLAIN, bar, button, picture, text
from cogs.faces import Face, Panel
from cogs.titles import title_of
from db.campaigns import CampaignRow, ChapterRow, MemberRow
from db.games import GameRow
from images.speech import plain
from rules.core import Event, IllegalMove
from words import Words

PICTURE = "campaign.png"
PAGE = 5
"""Chapters on a page of the chronicle."""


class Page(Struct):
    """A campaign as it stands now."""

    row: CampaignRow
    members: list[MemberRow]
    chapters: list[ChapterRow]
    game: GameRow | None
    """The open chapter: its lobby, or the game under way."""

    @property
    def crew(self) -> list[MemberRow]:
        return [member for member in self.members if member.left_at is None]

    @property
    def names(self) -> dict[int, str]:
        return {member.member: member.name for member in self.members}

    def member_of(self, user: int) -> MemberRow | None:
        return next((member for member in self.crew if member.user == user), None)

    @property
    def unwritten(self) -> bool:
        """Nothing has been played yet, so that everything can still be chosen."""
        return not self.chapters


def view_of(page: Page, face: Face, member: int | None) -> Struct | None:
    """What the game shows between chapters; None while its sheet waits for rules that can read it."""
    try:
        sheet = chapters.sheet_of(face.rules, page.row).sheet
    except IllegalMove:
        return None
    return chapters.campaign_of(face.rules).view(sheet, member)


def home(page: Page, face: Face, words: Words, drawn: tuple[bytes, str] | None) -> Panel:
    """The card: where the campaign stands, what comes next, and the way there."""
    view = view_of(page, face, None)
    lines = [f"## {plain(page.row.name)}", _kind(page, words), _crew_line(page, words)]
    if view is not None:
        lines += face.campaign_lines(view, page.names, words)
    lines.append(words("campaign-cannot-mend") if view is None else standing(page, face, words))
    items: list[Any] = [text("\n".join(lines), 3500)]
    if drawn is not None:
        items.append(picture(PICTURE, drawn[1]))
    items.append(bar(*_buttons(page, face, words)))
    return Panel(items, {} if drawn is None else {PICTURE: drawn[0]})


def _kind(page: Page, words: Words) -> str:
    game = title_of(page.row.game, words)
    chosen = msgspec.json.decode(page.row.options)
    settings = [
        f"{words(options.key(f'{page.row.game}-campaign', name))}:"
        f" **{words(options.key(f'{page.row.game}-campaign', name, value))}**"
        for name, value in chosen.items()
    ]
    return " · ".join([words("campaign-kind", game=game, number=page.row.id), *settings])


def _crew_line(page: Page, words: Words) -> str:
    if not page.crew:
        return words("campaign-no-crew")
    return words("campaign-crew", crew=", ".join(plain(member.name) for member in page.crew))


def standing(page: Page, face: Face, words: Words) -> str:
    """What comes next, in one line."""
    row = page.row
    if row.status == "over":
        outcome = chapters.campaign_of(face.rules).over(chapters.sheet_of(face.rules, row).sheet)
        told = words(outcome.key, None, **outcome.args) if outcome and words.has(outcome.key) else ""
        return f"{words('campaign-over', chapters=row.chapter)} {told}".strip()
    if row.status == "abandoned":
        return words("campaign-was-abandoned", chapters=row.chapter)
    if page.game is None:
        return words("campaign-next", chapter=row.chapter + 1)
    key = "campaign-gathering" if page.game.status == "lobby" else "campaign-under-way"
    return words(key, chapter=row.chapter + 1, table=page.game.id)


def _buttons(page: Page, face: Face, words: Words) -> list[Any]:
    number = page.row.id
    buttons = []
    if page.row.status == "open":
        buttons.append(button(words("campaign-button-next"), f"w:camp_next:{number}:", GOOD))
    buttons.append(button(words("campaign-button-crew"), f"w:camp_show:{number}:"))
    buttons.append(button(words("campaign-button-chronicle"), f"w:camp_page:{number}:"))
    if page.unwritten and options.names(chapters.campaign_of(face.rules).options):
        buttons.append(button(words("button-options"), f"w:camp_options:{number}:"))
    return buttons


def crew(page: Page, face: Face, words: Words, user: int) -> Panel:
    """Who belongs to it, what the game has to say to this member, and the way out."""
    own = page.member_of(user)
    lines = [f"### {plain(page.row.name)}"]
    lines += [_member(page, member, words) for member in page.members] or [words("campaign-no-crew")]
    view = view_of(page, face, own.member if own else None)
    if view is not None:
        lines += face.campaign_lines(view, page.names, words)
    items: list[Any] = [text("\n".join(lines))]
    if own is not None and page.row.status == "open":
        leave = button(words("campaign-button-leave"), f"w:camp_leave:{page.row.id}:", PLAIN)
        items.append(bar(leave))
    return Panel(items, {})


def _member(page: Page, member: MemberRow, words: Words) -> str:
    name = plain(member.name)
    if member.left_at is not None:
        return words("campaign-member-left", number=member.member + 1, name=name)
    who = words("lobby-android", name=name) if member.user is None else f"<@{member.user}> ({name})"
    star = " ★" if member.user == page.row.owner else ""
    return f"{member.member + 1}. {who}{star}"


def chronicle(page: Page, games: Mapping[int, GameRow], words: Words, number: int) -> Panel:
    """The chapters that were played, the newest page first to be seen; each can be replayed."""
    first = number * PAGE
    items: list[Any] = [text(f"### {words('campaign-chronicle', name=plain(page.row.name))}")]
    for chapter in played(page)[first : first + PAGE]:
        replay = button(words("button-replay"), f"w:replay:{chapter.game}:0")
        line = text(_entry(chapter, games[chapter.game], words), 600)
        items.append(discord.ui.Section(line, accessory=replay))
    if len(items) == 1:
        items.append(text(words("campaign-chronicle-empty")))
    turns = [("◀", number - 1), ("▶", number + 1)]
    pages = -(-len(played(page)) // PAGE)
    if pages > 1:
        items.append(
            bar(
                *(
                    button(sign, f"w:camp_page:{page.row.id}:{to}", disabled=not 0 <= to < pages)
                    for sign, to in turns
                )
            )
        )
    return Panel(items, {})


def played(page: Page) -> list[ChapterRow]:
    """The chapters that have ended."""
    return [chapter for chapter in page.chapters if chapter.ended is not None]


def _entry(chapter: ChapterRow, game: GameRow, words: Words) -> str:
    seats = {seat.seat: plain(seat.name) for seat in game.seats}
    told = "" if chapter.entry is None else event_told(chapter.entry, seats, words)
    if chapter.ended == "abandoned":
        told = words("outcome-abandoned")
    when = f"<t:{int(game.ended_at or game.created_at)}:d>"
    line = words("campaign-entry", chapter=chapter.chapter, when=when, table=game.id, told=told)
    if chapter.ended == "set_aside":
        line += f"\n-# {words('campaign-set-aside')}"
    return line


def event_told(event: Event, seats: Mapping[int, str], words: Words) -> str:
    return words(event.key, seats, **event.args)


def sure(question: str, label: str, custom_id: str) -> Panel:
    """Before something that cannot simply be pressed again."""
    return Panel([text(question), bar(button(label, custom_id, DANGER))], {})
