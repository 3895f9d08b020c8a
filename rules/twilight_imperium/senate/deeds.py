"""What comes of every agenda, by its card."""

from __future__ import annotations

from rules.twilight_imperium.senate.deed import Deed, Deeds

DEEDS: Deeds = dict[str, Deed]()
