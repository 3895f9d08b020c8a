"""Every picture of Twilight Imperium, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator

from images.gallery import Shown
from images.twilight_imperium import samples, samples_cards, samples_table
from images.twilight_imperium.samples import LONG, NAMES


def shown() -> Iterator[Shown]:
    yield Shown("galaxy", "start", samples.start(), NAMES)
    yield Shown("galaxy", "middle", samples.middle(), NAMES)
    yield Shown("board", "middle", samples.middle(), NAMES)
    yield Shown("choose.101-203-000-317", "middle", samples.middle(), NAMES)
    yield Shown("region.203-205-000", "middle", samples.middle(), NAMES)
    yield Shown("system.101-301-318-203", "middle", samples_cards.hand(), NAMES)
    yield Shown("system.000", "battle", samples.middle(), NAMES)
    yield Shown("player.0", "start", samples.start(), NAMES)
    yield Shown("player.0", "middle", samples.middle(), NAMES)
    yield Shown("player.3", "full", samples.crowd(), LONG)
    yield Shown("technologies.0", "start", samples.start(), NAMES)
    yield Shown("technologies.3", "middle", samples.middle(), NAMES)
    yield Shown("technologies.0", "own", samples_cards.hand(), NAMES)
    yield Shown("objectives", "start", samples.start(), NAMES)
    yield Shown("objectives", "middle", samples.middle(), NAMES)
    yield Shown("objectives", "own", samples_cards.hand(), NAMES)
    yield Shown("agenda", "first", samples.first_vote(), NAMES)
    yield Shown("agenda", "law", samples.law(), NAMES)
    yield Shown("agenda", "election", samples.election(), LONG)
    yield Shown("battle", "first", samples.middle(), NAMES)
    yield Shown("battle", "volley", samples.volley(), NAMES)
    yield Shown("battle_odds.712-245-43", "volley", samples.volley(), NAMES)
    yield Shown("invasion", "bombarded", samples_table.bombarded(), NAMES)
    yield Shown("invasion_odds.388-609-3", "landed", samples_table.landed(), LONG)
    yield Shown("laws", "middle", samples_table.laws(), NAMES)
    yield Shown("laws", "none", samples.start(), NAMES)
    yield Shown("laws", "twelve", samples_table.twelve_laws(), LONG)
    yield Shown("trade", "middle", samples.middle(), NAMES)
    yield Shown("trade", "eight", samples_table.eight(), LONG)
    yield Shown("players", "middle", samples.middle(), NAMES)
    yield Shown("players", "eight", samples_table.eight(), LONG)
    yield Shown("score", "won", samples_table.won(), NAMES)
    yield Shown("score", "eight", samples_table.eight(), LONG)
    yield Shown("hand", "middle", samples_cards.hand(), NAMES)
    yield Shown("hand", "full", samples_cards.full_hand(), NAMES)


def more() -> Iterator[Shown]:
    """Pictures to look at: so full of colours that small copies of them are not like them."""
    yield Shown("galaxy", "crowd", samples.crowd(), LONG)
    yield Shown("system.104", "crowd", samples.crowd(), LONG)
    yield Shown("system.207", "crowd", samples.crowd(), LONG)
    yield Shown("system.000", "crowd", samples.crowd(), LONG)
    yield Shown("region.900-316", "nexus", samples.middle(), NAMES)
    yield Shown("region.104", "crowd", samples.crowd(), LONG)
