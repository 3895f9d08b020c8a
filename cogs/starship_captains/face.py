"""Starship Captains as the table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs import components, looks, prompts
from cogs.components import bar, button, text
from cogs.faces import Panel
from cogs.opening import Offered, Opening
from cogs.starship_captains import look, story
from cogs.starship_captains.game import Game, GameFace
from cogs.table import Table
from cogs.tablecard import afterwards, ending
from images.starship_captains.catalogue import PICTURES
from rules.core import Event
from rules.starship_captains.components import EPILOGUES
from rules.starship_captains.game import RULES
from rules.starship_captains.scoring import shown
from rules.starship_captains.view import HOME, View
from words import Words

ARROW = " ▸ "


class CaptainsFace(GameFace):
    beside_picture = 1800
    opening = Opening((Offered("tech_side"), Offered("passenger", typed=True)), "sc-no-such-passenger")
    mine = look.MINE

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)

    # What is seen.

    async def board(self, table: Table, loaded: Game, words: Words) -> bytes:
        """What the question is about: the ship in turn, the galaxy while it flies, the cards on offer."""
        view = loaded.view(None)
        return await looks.draw(table, PICTURES, _shown(view), view, words, loaded.row.names())

    def alt(self, loaded: Game, words: Words) -> str:
        view = loaded.view(None)
        return PICTURES.alt(_shown(view), view, words, loaded.row.names())

    def status(self, loaded: Game, words: Words) -> list[str]:
        view = loaded.view(None)
        if view.over:
            return []
        lines = [words("sc-status", seats=loaded.names, round=view.round, player=f"#{view.turn}")]
        following = [(view.turn + step) % view.seats for step in range(1, view.seats)]
        order = ", ".join(loaded.names[seat] for seat in following if not view.ships[seat].passed)
        if order:
            lines[0] += " · " + words("sc-status-next", who=order)
        crumbs = trail(view, words)
        if crumbs:
            lines.append(crumbs)
        passed = tuple(f"#{ship.seat}" for ship in view.ships if ship.passed)
        if passed:
            lines.append(words("sc-status-passed", seats=loaded.names, who=passed))
        if view.shadow is not None:
            lines.append(shadow(view, words))
        return lines

    def rows(self, loaded: Game, words: Words) -> list[Any]:
        return [looks.row(loaded.row.id, look.under_table(words))]

    def looks(self, loaded: Game, seat: int | None, words: Words) -> list[dict[str, str]]:
        return look.rows(loaded.view(seat), words, loaded.row.names())

    def meant(self, loaded: Game, seat: int | None, what: str) -> str:
        """One's own ship; for a spectator the one in turn."""
        return f"ship.{loaded.view(seat).turn if seat is None else seat}" if what == look.MINE else what

    async def look(self, table: Table, loaded: Game, seat: int | None, what: str, words: Words) -> Panel:
        return await looks.shown(table, PICTURES, [what], loaded.view(seat), words, loaded.row.names())

    async def seat_panel(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """The picture one decides by, the points so far, the question, and everything else one tap away."""
        view, names, game = loaded.view(seat), loaded.row.names(), loaded.row.id
        what = look.now(view, seat)
        seen = await looks.shown(table, PICTURES, [what], view, words, names)
        items: list[Any] = [text("\n".join(summary(view, seat, words, loaded))), *seen.items]
        items += prompts.questions(loaded, seat, words)
        items += looks.tabs(game, look.rows(view, words, names), what)
        if loaded.row.status == "running":
            items.append(_orders(game, view, seat, words))
        return Panel(items, seen.files)

    # What is told.

    tale = story.STORY

    def turn_of(self, loaded: Game) -> int | None:
        return loaded.view(None).turn

    async def illustrated(
        self, table: Table, loaded: Game, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """The end comes with the score sheet and what became of everybody, a new round with the galaxy."""
        keys = {event.key for event in events}
        view, names = loaded.view(None), loaded.row.names()
        if story.GAME_ENDS in keys and view.over:
            seen = await looks.shown(table, PICTURES, ["score"], view, words, names)
            text += f"\n**{ending(loaded, words)}**"
            last = components.text(epilogues(view, words, names), 1800)
            again = bar(*afterwards(loaded.row, words)) if loaded.row.status == "over" else None
            items = [components.text(text, 2200), *seen.items, last, *([again] if again else [])]
            return Panel(items, seen.files)
        if story.ROUND_BEGINS in keys:
            seen = await looks.shown(table, PICTURES, ["galaxy"], view, words, names)
            return Panel([components.text(text, 3800), *seen.items], seen.files)
        return None

    async def briefing(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """What changed since this seat's last turn, its own ship and the galaxy: enough to decide by. Later
        in the turn what it has come to, and the picture that the question is about. Everybody reads it."""
        view, names = loaded.view(None), loaded.row.names()
        news = await self.news(loaded, seat, words)
        items: list[Any] = [text(news)] if news else []
        about = [look.now(view, seat)] if view.begun else [f"ship.{seat}", "galaxy"]
        seen = await looks.shown(table, PICTURES, about, view, words, names)
        return Panel([*items, *seen.items], seen.files)

    example = "sc-turn-example"

    def in_turn(self, loaded: Game, seat: int) -> bool:
        """A turn that has begun is played to its end when somebody else has to do it."""
        view = loaded.view(None)
        return view.asked == seat and view.begun


def _shown(view: View) -> str:
    """The picture of the table: that of whoever decides."""
    return look.now(view, view.turn if view.asked is None else view.asked)


def trail(view: View, words: Words) -> str:
    """Helm ▸ Larkspur ▸ …"""
    return (
        ARROW.join([*(words.name("starship_captains", each) for each in view.trail), "…"])
        if view.trail
        else ""
    )


def shadow(view: View, words: Words) -> str:
    """Where Captain Shadow is, and how many plans he has left."""
    assert view.shadow is not None
    if view.shadow.passed:
        return words("sc-status-shadow-passed", place=f"@{view.shadow.location or HOME}")
    return words("sc-status-shadow", place=f"@{view.shadow.location or HOME}", cards=view.shadow.deck)


def summary(view: View, seat: int, words: Words, loaded: Game) -> list[str]:
    """Round and place, points so far, and the way one has come this turn."""
    ship = view.ships[seat]
    place = f"@{ship.location}"
    head = words("sc-seat", round=view.round, place=place, points=shown(ship.sheet.total), medals=ship.medals)
    lines = [f"**{head}**"]
    if view.over:
        return [words("sc-seat-over", points=shown(ship.sheet.total), rank=ship.rank)]
    if ship.passed:
        lines.append(words("sc-seat-passed"))
    elif view.asked is not None and view.asked != seat:
        lines.append(words("sc-seat-waits", seats=loaded.names, player=f"#{view.asked}"))
    elif view.trail:
        lines.append(trail(view, words))
    if view.shadow is not None:
        lines.append(shadow(view, words))
    return lines


def epilogues(view: View, words: Words, names: Sequence[str]) -> str:
    """What became of the captains, the best first."""
    texts = {each.id: each.text[words.lang] for each in EPILOGUES}
    ships = sorted(view.ships, key=lambda ship: ship.rank)
    return "\n".join(
        f"**{names[ship.seat]}** · {shown(ship.sheet.total)}\n{texts[view.epilogues[ship.seat]]}"
        for ship in ships
    )


def _orders(game: int, view: View, seat: int, words: Words) -> Any:
    """The standing order as a switch, and the panel anew."""
    every = view.ships[seat].ask_all
    label = words("sc-button-ask-little" if every else "sc-button-ask-all")
    return bar(
        button(label, f"w:sc_ask:{game}:{'off' if every else 'on'}"),
        button(words("sc-button-refresh"), f"w:seat:{game}:"),
    )
