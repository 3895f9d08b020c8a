"""Where it is dangerous: how many of the enemies' cards would hit one's ship on each space."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs import looks
from cogs.akarios.game import Game
from cogs.components import GOOD, bar, button, text
from cogs.faces import Panel
from cogs.table import Table
from images.akarios.catalogue import PICTURES
from rules.akarios import forecast
from rules.core import IllegalMove
from words import Words

DANGER = "danger"


async def panel(table: Table, loaded: Game, seat: int, words: Words) -> Panel:
    """The picture with its words; IllegalMove where there is nothing to fear."""
    view = loaded.view(seat)
    battle = view.battle
    if battle is None or view.over or view.stage != "battle":
        raise IllegalMove("ak-illegal-no-danger")
    ship = next(each for each in battle.ships if each.ref == battle.cockpits[seat].ship)
    if ship.hex is None:
        raise IllegalMove("ak-illegal-no-ship", rule="AK-399")
    view = msgspec.structs.replace(view, danger=await loaded.reckon(forecast.danger, seat))
    seen = await looks.shown(table, PICTURES, [DANGER], view, words, loaded.row.names())
    head = text(f"### {words('ak-button-danger')}\n{words('ak-danger-about')}")
    back: Any = bar(button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD))
    return Panel([head, *seen.items, back], seen.files)
