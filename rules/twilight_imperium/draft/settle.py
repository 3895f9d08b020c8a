"""Starting units and Leaders over the home planets: planet after planet, the rest on the last (TI-164)."""

from __future__ import annotations

from collections import Counter

from rules.core.draft import Steps
from rules.twilight_imperium.actions import Settle
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.draft.look import Look, asks, done, note, pick, picture, so_many
from rules.twilight_imperium.setup import opening

UNITS = ("dock", "pds", "gf")


def settle(look: Look) -> Steps:
    home = systems.home(look.state, look.seat)
    *planets, last = (each.id for each in home.planets)
    left, leaders = opening.due(look.state, look.seat), opening.leaders(look.state, look.seat)
    items, led, preview = list[str](), list[str](), picture("system", home.at)
    usual = look.asked.choices[0].action if look.asked.choices else None
    for planet in planets:
        options = [
            pick(f"{unit}:{count}", "ti-draft-units-on", unit=f"@{unit}", count=count, place=f"@{planet}")
            for unit in UNITS
            for count in range(1, left[unit] + 1)
        ]
        options += [
            pick(
                each, "ti-draft-leader", leader=f"@{each}", kind=f"@{LEADERS[each].kind}", place=f"@{planet}"
            )
            for each in leaders
        ]
        notes = [
            note(
                "ti-draft-settle-left",
                units=(*(so_many(u, n) for u, n in left.items() if n), *(f"@{e}" for e in leaders)),
            )
        ]
        picks = yield asks(
            "ti-draft-settle",
            options,
            many=(0, len(options)),
            action=usual,
            preview=preview,
            notes=notes,
            planet=f"@{planet}",
        )
        here = _here(picks, left)
        items += [f"{planet}.{unit}:{count}" for unit, count in here.items()]
        left = Counter(left) - here
        led += [f"{each}@{planet}" for each in leaders if each in picks]
        leaders = [each for each in leaders if each not in picks]
        usual = None
    items += [f"{last}.{unit}:{count}" for unit, count in left.items() if count]
    led += [f"{each}@{last}" for each in leaders]
    return done(Settle(tuple(items), tuple(led)), preview)


def _here(picks: tuple[str, ...], left: Counter[str]) -> Counter[str]:
    """Several numbers of one kind are one sum, as far as there are any."""
    sums = Counter[str]()
    for unit, _, digits in (each.partition(":") for each in picks):
        sums[unit] += int(digits) if digits else 0
    return Counter({unit: min(count, left[unit]) for unit, count in sums.items() if count})
