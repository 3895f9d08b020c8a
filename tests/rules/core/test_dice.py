"""Chance: fair, the same on every machine, and only what the seed and the number of the move say."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Dice, fingerprint

SEEDS = st.binary(min_size=1, max_size=40)


def test_the_stream_is_what_it_was() -> None:
    """Running games and published seeds depend on these very figures."""
    dice = Dice(b"wardroom", 0)
    assert [dice.below(6) for _ in range(12)] == GOLDEN_SIXES
    assert [Dice(b"wardroom", number).below(1000) for number in (-1, 0, 1, 2, 10**6)] == GOLDEN_NUMBERS
    cards = list(range(10))
    Dice(b"wardroom", 7).shuffle(cards)
    assert cards == GOLDEN_SHUFFLE


def test_the_stream_can_be_recomputed_with_nothing_but_sha256() -> None:
    """What `/verify` promises: anyone can check a throw."""
    key = hashlib.sha256(b"seed" + (5).to_bytes(8, "big", signed=True)).digest()
    block = hashlib.sha256(key + bytes(8)).digest()
    words = [int.from_bytes(block[start : start + 4], "big") for start in range(0, 32, 4)]
    dice = Dice(b"seed", 5)
    assert [dice.below(2**32) for _ in range(8)] == words


@given(SEEDS, st.integers(-1, 10**9), st.lists(st.integers(1, 10**6), min_size=1, max_size=20))
def test_the_same_seed_and_number_throw_the_same(seed: bytes, number: int, limits: list[int]) -> None:
    one, two = Dice(seed, number), Dice(seed, number)
    throws = [one.below(limit) for limit in limits]
    assert throws == [two.below(limit) for limit in limits]
    assert all(0 <= throw < limit for throw, limit in zip(throws, limits, strict=True))


def test_another_seed_or_number_throws_otherwise() -> None:
    def throws(seed: bytes, number: int) -> tuple[int, ...]:
        dice = Dice(seed, number)
        return tuple(dice.below(1000) for _ in range(8))

    assert len({throws(f"{seed}".encode(), number) for seed in range(30) for number in range(30)}) == 900


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 90])
def test_every_side_comes_as_often(sides: int) -> None:
    dice = Dice(b"fair", sides)
    count = 600 * sides
    seen = Counter(dice.roll(sides) for _ in range(count))
    assert set(seen) == set(range(1, sides + 1))
    chi_square = sum((seen[side] - 600) ** 2 / 600 for side in seen)
    assert chi_square < sides + 4 * (2 * sides) ** 0.5


def test_throws_that_would_be_unfair_are_thrown_again() -> None:
    """With a limit of 3 * 2^30 a quarter of all draws falls beyond the last whole round."""
    limit = 3 * 2**30
    dice = Dice(b"again", 0)
    throws = [dice.below(limit) for _ in range(3000)]
    low = sum(throw < 2**30 for throw in throws)
    assert 900 < low < 1100


def test_a_die_without_sides_is_refused() -> None:
    with pytest.raises(ValueError):
        Dice(b"seed", 0).below(0)


def test_whether_chance_was_used_is_known() -> None:
    """Undo is free only as long as nothing was thrown."""
    dice = Dice(b"seed", 0)
    assert not dice.used
    dice.shuffle([])
    dice.shuffle([1])
    assert not dice.used
    dice.roll(6)
    assert dice.used
    for chance in (lambda d: d.choice("ab"), lambda d: d.shuffle([1, 2]), lambda d: d.sample([1, 2], 1)):
        dice = Dice(b"seed", 0)
        chance(dice)
        assert dice.used


@given(SEEDS, st.lists(st.integers(), max_size=30), st.integers(0, 30))
def test_shuffling_and_sampling_keep_what_there_is(seed: bytes, items: list[int], count: int) -> None:
    shuffled = list(items)
    Dice(seed, 0).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
    before = list(items)
    sample = Dice(seed, 1).sample(items, count)
    assert items == before
    assert len(sample) == min(count, len(items))
    assert not Counter(sample) - Counter(items)


def test_every_order_comes_as_often() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(6000):
        cards = [1, 2, 3, 4]
        Dice(b"orders", number).shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 180
    assert max(seen.values()) < 330


def test_the_fingerprint_shows_nothing_and_fits_one_seed() -> None:
    seed = bytes(range(32))
    assert fingerprint(seed) == GOLDEN_FINGERPRINT
    assert fingerprint(seed) == hashlib.sha256(b"wardroom seed\0" + seed).hexdigest()
    assert fingerprint(seed) != fingerprint(seed[:-1] + b"\0")
    assert seed.hex() not in fingerprint(seed)


GOLDEN_SIXES = [5, 4, 5, 0, 0, 3, 5, 0, 2, 5, 5, 3]
GOLDEN_NUMBERS = [211, 427, 442, 802, 584]
GOLDEN_SHUFFLE = [4, 2, 1, 5, 7, 9, 8, 6, 3, 0]
GOLDEN_FINGERPRINT = "488f464afc983710303e2edd90bf0dd20d70758bc0d7cc1aee88c2385f60121a"
