"""Every picture of Twilight Imperium by its name.

Of a seat: `player.2`, `technologies.2` (with prices in the own view). Of places, numbered in this order:
`choose.308-205` on the whole galaxy, `region.308-205` on a part of it; `system.308-205-104` is 308 with what
may come from the others. With odds, in thousandths: `battle_odds.712-245-43`, `invasion_odds.…`.
`hand` is drawn of a seat's own view; `agenda`, `battle` and `invasion` while there is one.
"""

from __future__ import annotations

from images.catalogue import Catalogue, Film, Picture
from images.twilight_imperium.agenda import agenda
from images.twilight_imperium.alt import (
    alt_agenda,
    alt_galaxy,
    alt_objectives,
    alt_player,
    alt_technologies,
)
from images.twilight_imperium.alt_battle import (
    alt_battle,
    alt_battle_odds,
    alt_invasion,
    alt_invasion_odds,
)
from images.twilight_imperium.alt_cards import alt_hand
from images.twilight_imperium.alt_space import addresses, alt_choose, alt_region, alt_system
from images.twilight_imperium.alt_table import alt_laws, alt_players, alt_score, alt_trade
from images.twilight_imperium.battle import battle
from images.twilight_imperium.chances import per_mille
from images.twilight_imperium.describe import describe
from images.twilight_imperium.galaxy import choose, galaxy
from images.twilight_imperium.hand import hand
from images.twilight_imperium.invasion import invasion
from images.twilight_imperium.laws import laws
from images.twilight_imperium.objectives import objectives
from images.twilight_imperium.player import player
from images.twilight_imperium.players import players
from images.twilight_imperium.region import region
from images.twilight_imperium.score import score
from images.twilight_imperium.system import system
from images.twilight_imperium.technologies import technologies
from images.twilight_imperium.trade import trade
from rules.twilight_imperium.view import View


def on_table(view: View) -> str:
    """The map or what is voted on, and at the end what everybody's points came from."""
    if view.over:
        return "score"
    return "galaxy" if view.agenda is None else "agenda"


def over(view: View) -> bool:
    return view.over


PICTURES = Catalogue(
    "twilight_imperium",
    {
        "galaxy": Picture(galaxy, alt_galaxy),
        "choose": Picture(choose, alt_choose, addresses),
        "region": Picture(region, alt_region, addresses),
        "system": Picture(system, alt_system, addresses),
        "player": Picture(player, alt_player, int),
        "technologies": Picture(technologies, alt_technologies, int),
        "objectives": Picture(objectives, alt_objectives),
        "agenda": Picture(agenda, alt_agenda),
        "battle": Picture(battle, alt_battle),
        "battle_odds": Picture(battle, alt_battle_odds, per_mille),
        "invasion": Picture(invasion, alt_invasion),
        "invasion_odds": Picture(invasion, alt_invasion_odds, per_mille),
        "hand": Picture(hand, alt_hand),
        "laws": Picture(laws, alt_laws),
        "trade": Picture(trade, alt_trade),
        "players": Picture(players, alt_players),
        "score": Picture(score, alt_score),
    },
    describe,
    Film("galaxy", "score", over),
    on_table,
)
