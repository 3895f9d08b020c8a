"""What comes of every agenda, by its card."""

from __future__ import annotations

from rules.twilight_imperium.senate import laws_power, laws_science, laws_trade, laws_war
from rules.twilight_imperium.senate.deed import Deeds

DEEDS: Deeds = {
    **laws_war.DEEDS,
    **laws_trade.DEEDS,
    **laws_science.DEEDS,
    **laws_power.DEEDS,
}
