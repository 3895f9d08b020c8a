"""Parts of Twilight Imperium's galaxy: what can be chosen, a region, one system."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from images.encode import LIMIT, png
from images.theme import rgb
from images.twilight_imperium import facts, samples
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.galaxy import choose, galaxy
from images.twilight_imperium.plan import plan_of
from images.twilight_imperium.region import around, region
from images.twilight_imperium.samples import LONG, NAMES
from images.twilight_imperium.system import system
from rules.twilight_imperium.view import ShipView, SystemView, View
from rules.twilight_imperium.visible import view
from tests.images.ink import Ink
from tests.rules.twilight_imperium.test_setup import begun, whole
from words import LANGUAGES, words

EN, RU = words("en"), words("ru")


def changed(seen: View, at: str, **facts_: object) -> View:
    systems = (replace(one, **facts_) if one.at == at else one for one in seen.systems)
    return replace(seen, systems=tuple(systems))


def gold(picture: Image.Image, box: tuple[float, float, float, float]) -> int:
    """How many golden pixels there are."""
    part = picture.crop(tuple(map(round, box))).convert("RGB")
    return sum(n for n, tone in part.getcolors(1 << 20) or () if tone == rgb("gold"))


def spot(seen: View, at: str) -> tuple[float, float, float, float]:
    plan = plan_of(seen)
    x, y = plan.place(seen.system(at).hex)
    return x - plan.size, y - 0.88 * plan.size, x + plan.size, y + 0.88 * plan.size


# Choosing


def test_what_can_be_chosen_has_a_golden_rim_and_a_number() -> None:
    seen = samples.middle()
    plain, shown = galaxy(seen, EN, NAMES), choose(seen, EN, NAMES, ("306", "311"))
    for at in ("306", "311"):
        assert gold(shown, spot(seen, at)) > gold(plain, spot(seen, at)) + 3000
    again = choose(seen, EN, NAMES, ("311", "306"))
    assert (
        shown.crop(tuple(map(round, spot(seen, "306")))).tobytes()
        != again.crop(tuple(map(round, spot(seen, "306")))).tobytes()
    ), "another number"
    assert choose(seen, EN, NAMES, ()).tobytes() == plain.tobytes()


def test_places_still_free_can_be_chosen_while_the_galaxy_is_built() -> None:
    seen = view(begun(3, galaxy="build"), None)
    laid = {one.at for one in seen.systems}
    at = next(each for each in ("101", "102", "103") if each not in laid)
    assert choose(seen, EN, NAMES, (at, "000")).tobytes() != choose(seen, EN, NAMES, ("000", "000")).tobytes()
    assert at in PICTURES.alt(f"choose.{at}-000", seen, EN, NAMES)


@pytest.mark.parametrize(
    "what", ["choose", "region.", "system.lodor", "system.1", "choose.101,", "region.101;102"]
)
def test_what_is_no_address_is_no_picture(what: str) -> None:
    with pytest.raises(ValueError):
        PICTURES.found(what)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["choose", "region", "system"])
def test_words_say_what_can_be_chosen_in_the_same_order(what: str, lang: str) -> None:
    seen, said = samples.crowd(), words(lang)
    alt = PICTURES.alt(f"{what}.203-101", seen, said, LONG)
    assert len(alt) <= 1000 and "{" not in alt
    if what != "system":
        assert alt.index("1. 203:") < alt.index("2. 101:")


# Regions


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_a_region_shows_its_systems_and_their_neighbours(seats: int) -> None:
    seen = view(whole(seats), None)
    for at in (("000",), ("101", "102"), ("301",), ("900",), ("900", "000")):
        shown = {one.at for one in around(seen, at)}
        assert shown >= set(at)
        picture = region(seen, RU, NAMES, at)
        assert picture.width <= 1200 and picture.height <= 1700 and len(png(picture)) < LIMIT // 2
    assert {one.at for one in around(seen, ("000",))} == {"000", *(f"10{i}" for i in range(1, 7))}


def test_a_region_as_wide_as_the_galaxy_is_the_galaxy() -> None:
    seen = samples.middle()
    far = ("301", "304", "307", "310", "313", "316")
    assert region(seen, EN, NAMES, far).tobytes() == choose(seen, EN, NAMES, far).tobytes()


# One system


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_every_system_can_be_read(name: str, lang: str, ink: Ink) -> None:
    seen, said = samples.SAMPLES[name](), words(lang)
    for one in seen.systems[:: 1 if name == "crowd" else 4]:
        picture = system(seen, said, LONG if name == "crowd" else NAMES, (one.at,))
        told = ink.said()
        assert all(facts.called(facts.PLANETS, each.id, said) in told for each in one.planets)
        assert not ink.problems(picture), one.at
        assert len(png(picture)) < LIMIT // 2


def crowded(seen: View) -> SystemView:
    """Five owners' counters and fleets, thirty Fighters of one of them."""
    ships = tuple(
        ShipView(100 * seat + i, kind, seat, i == 0, gf=3 if kind == "carrier" else 0)
        for seat in range(5)
        for i, kind in enumerate(("war_sun", "carrier", "carrier", "cruiser", "destroyer"))
    )
    fighters = ((0, 30), *((seat, 4) for seat in range(1, 5)))
    return replace(seen.system("104"), ships=ships, fighters=fighters, counters=(0, 1, 2, 3, 4), mines=(0, 1))


def test_five_fleets_fit_into_one_system(ink: Ink) -> None:
    seen = samples.middle()
    systems = tuple(crowded(seen) if one.at == "104" else one for one in seen.systems)
    full = replace(seen, systems=systems)
    picture = system(full, RU, LONG, ("104", "103", "105"))
    assert picture.height > 1180, "the panel has room for all of them"
    told = ink.said()
    assert all(name in told for name in LONG[:5])
    assert not ink.problems(picture)


@pytest.mark.parametrize(
    "change",
    [
        {"counters": (0, 3)},
        {"mines": (1,)},
        {"fighters": ((0, 30),)},
        {"ships": ()},
        {"wormholes": ("alpha",)},
        {"terrain": "nebula"},
        {"hidden": True},
    ],
)
def test_all_that_lies_in_a_system_is_seen(change: dict[str, object]) -> None:
    seen = samples.middle()
    before = system(seen, EN, NAMES, ("101",))
    assert system(changed(seen, "101", **change), EN, NAMES, ("101",)).tobytes() != before.tobytes()


@pytest.mark.parametrize(
    "cargo", [{"gf": 2}, {"shock": 1}, {"pds": 1}, {"leaders": ("sol.1",)}, {"damaged": True}]
)
def test_what_a_ship_carries_is_seen(cargo: dict[str, object]) -> None:
    seen = samples.middle()
    ships = seen.system("318").ships
    laden = changed(seen, "318", ships=(replace(ships[0], **cargo), *ships[1:]))
    assert system(laden, EN, NAMES, ("318",)).tobytes() != system(seen, EN, NAMES, ("318",)).tobytes()


def test_which_ship_carries_what_is_seen() -> None:
    seen = samples.middle()
    ships = tuple(replace(each, leaders=()) for each in seen.system("101").ships)
    one = changed(seen, "101", ships=(replace(ships[0], gf=2), *ships[1:]))
    other = changed(seen, "101", ships=(*ships[:-1], replace(ships[-1], gf=2)))
    assert system(one, EN, NAMES, ("101",)).tobytes() != system(other, EN, NAMES, ("101",)).tobytes()


def test_ways_in_are_numbered_on_the_side_they_come_from() -> None:
    seen = samples.middle()
    bare = system(seen, EN, NAMES, ("101",))
    north, south = system(seen, EN, NAMES, ("101", "201")), system(seen, EN, NAMES, ("101", "000"))
    above, below = (420, 180, 590, 290), (420, 900, 590, 1010)
    assert bare.crop(above).tobytes() == south.crop(above).tobytes() != north.crop(above).tobytes()
    assert bare.crop(below).tobytes() == north.crop(below).tobytes() != south.crop(below).tobytes()
