"""Which module puts together the answers to which question."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import IllegalMove
from rules.core.draft import Draft, Steps, walked
from rules.twilight_imperium.draft.build import build
from rules.twilight_imperium.draft.fleet import fleet
from rules.twilight_imperium.draft.follow import follow
from rules.twilight_imperium.draft.form import form
from rules.twilight_imperium.draft.land import land
from rules.twilight_imperium.draft.lead import lead
from rules.twilight_imperium.draft.look import Look, look
from rules.twilight_imperium.draft.losses import losses
from rules.twilight_imperium.draft.plan import plan
from rules.twilight_imperium.draft.react import react
from rules.twilight_imperium.draft.settle import settle
from rules.twilight_imperium.draft.sheet import sheet
from rules.twilight_imperium.draft.tile import tile
from rules.twilight_imperium.draft.trade import trade
from rules.twilight_imperium.draft.turn import turn
from rules.twilight_imperium.state import State

PANELS: dict[str, Callable[[Look], Steps]] = {
    "turn": turn,
    "fleet": fleet,
    "land": land,
    "aim": land,
    "build": build,
    "plan": plan,
    "losses": losses,
    "form": form,
    "sheet": sheet,
    "react": react,
    "follow": follow,
    "lead": lead,
    "trade": trade,
    "settle": settle,
    "tile": tile,
}


def drafts(state: State, seat: int, said: tuple[str, ...]) -> list[Draft]:
    """Step by step as far as the words hold; none where nothing is to be put together."""
    found = look(state, seat)
    if found is None or found.asked.panel is None:
        return []
    return list(walked(PANELS[found.asked.panel](found), said))


def draft(state: State, seat: int, said: tuple[str, ...]) -> Draft | None:
    found = drafts(state, seat, said)
    if found and len(found[-1].said) < len(said):
        raise IllegalMove("draft-not-so")
    return found[-1] if found else None
