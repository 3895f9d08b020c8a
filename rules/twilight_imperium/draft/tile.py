"""A tile of the hand, and where it is laid (TI-190)."""

from __future__ import annotations

from rules.core.draft import Steps
from rules.twilight_imperium.actions import PlaceTile
from rules.twilight_imperium.draft.look import Look, asks, done, pick, picture


def tile(look: Look) -> Steps:
    found = [each.action for each in look.asked.choices if isinstance(each.action, PlaceTile)]
    spots = {
        id: [each.at for each in found if each.tile == id]
        for id in dict.fromkeys(each.tile for each in found)
    }
    options = [
        pick(id, "ti-draft-tile", hint="ti-draft-tile-places", tile=f"@{id}", count=len(at))
        for id, at in spots.items()
    ]
    (id,) = yield asks("ti-draft-tile-which", options, preview=picture("galaxy"))
    places = [pick(at, "ti-draft-tile-at", number=n, system=at) for n, at in enumerate(spots[id], 1)]
    (at,) = yield asks("ti-draft-tile-where", places, preview=picture("choose", *spots[id]), tile=f"@{id}")
    return done(PlaceTile(id, at), picture("choose", at))
