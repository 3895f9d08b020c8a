"""What the rules count on in the components, beyond what a row says of itself (`python -m rules.check`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.space_alert.components import CARDS, STATION_NAMES
from rules.space_alert.soundtracks import FULL_MISSIONS, MISSIONS, TRAINING_ORDER


def faults() -> Iterator[str]:
    for card in CARDS.values():
        yield from (f"{card.code}: {at} is not a station" for at in card.stations if at not in STATION_NAMES)
    yield from (f"missions.toml: {id} is missing" for id in TRAINING_ORDER if id not in MISSIONS)
    if not FULL_MISSIONS:
        yield "missions.toml: at least one mission must be of the group 'mission'"
