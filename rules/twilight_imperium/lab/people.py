"""When people answer by post: some while after they were called, never asleep, at once who is there."""

from __future__ import annotations

from math import cos, exp, log, pi, sqrt

from rules.core.dice import Dice

HOUR = 60.0
DAY = 24 * HOUR
"""Minutes, as all times here."""
SPREAD = 1.1
"""Of the logarithm of an answer time around its median."""
ZONES = (0, 1, 3, 6, 8, 12, 17, 20)
"""Hours by which the clocks of seats differ."""
BED, SLEEP = 23 * HOUR, 7.5 * HOUR
THERE = 10.0
"""Minutes for which somebody stays who has just moved."""
BRIEF = 1.0
"""What an answer takes of somebody who is there."""
FINE = 1 << 24


def even(seed: str, number: int) -> float:
    """Between 0 and 1, neither of them."""
    return (Dice(seed.encode(), number).below(FINE) + 0.5) / FINE


def chance(seed: str, number: int, share: float) -> bool:
    return even(seed, number) < share


def latency(seed: str, number: int, median: float) -> float:
    """Of the so manieth call of a person."""
    one, other = even(f"{seed} a", number), even(f"{seed} b", number)
    return median * exp(SPREAD * sqrt(-2 * log(one)) * cos(2 * pi * other))


def asleep(seat: int, now: float) -> float:
    """For how long the person still sleeps; 0 who is awake."""
    since = (now + ZONES[seat] * HOUR - BED) % DAY
    return SLEEP - since if since < SLEEP else 0.0


def awake(seat: int, now: float, minutes: float) -> float:
    """When so many minutes have passed that the person was not asleep."""
    while True:
        now += asleep(seat, now)
        left = DAY - (now + ZONES[seat] * HOUR - BED) % DAY
        if minutes <= left:
            return now + minutes
        now, minutes = now + left, minutes - left
