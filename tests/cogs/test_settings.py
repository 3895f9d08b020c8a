"""What people and servers choose, by select, also after a restart."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

import pytest

from cogs.settings import DAY, ZONES, changed, changed_server, personal, zone_key
from db.people import Person, Server
from tests.cogs.conftest import House, texts
from words import LANGUAGES, words

NOW = 1_800_000_000.0


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("language", "ru", Person(1, language="ru")),
        ("dm", "yes", Person(1, dm=True)),
        ("zone", "Asia/Tokyo", Person(1, zone="Asia/Tokyo")),
        ("quiet_from", "23", Person(1, quiet_from=23, quiet_to=8)),
        ("quiet_to", "7", Person(1, quiet_from=22, quiet_to=7)),
        ("vacation", "14", Person(1, vacation_until=NOW + 14 * DAY)),
    ],
)
def test_one_setting_at_a_time(name: str, value: str, expected: Person) -> None:
    assert changed(Person(1), name, value, NOW) == expected


def test_settings_can_be_taken_back() -> None:
    full = Person(1, "ru", True, 22, 8, "Asia/Tokyo", NOW)
    assert changed(full, "language", "auto", NOW).language is None
    assert changed(full, "dm", "no", NOW).dm is False
    assert changed(full, "vacation", "off", NOW).vacation_until is None
    quiet = changed(full, "quiet_from", "off", NOW)
    assert (quiet.quiet_from, quiet.quiet_to) == (None, None)
    assert changed(full, "quiet_from", "0", NOW).quiet_to == 8
    assert changed(full, "quiet_to", "6", NOW).quiet_from == 22


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("dm", "maybe"),
        ("zone", "Mars/Olympus"),
        ("quiet_from", "24"),
        ("quiet_from", "-1"),
        ("quiet_to", "off"),
        ("quiet_to", "99"),
        ("vacation", "8"),
        ("vacation", "x"),
        ("user", "5"),
    ],
)
def test_other_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError):
        changed(Person(1), name, value, NOW)


@pytest.mark.parametrize(("name", "value"), [("language", "fr"), ("nudge", "5"), ("guild", "1")])
def test_other_values_of_a_server_are_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError):
        changed_server(Server(1), name, value)


def test_zones_exist_and_have_names() -> None:
    assert set(ZONES) <= available_timezones()
    assert len(ZONES) <= 25
    for lang in LANGUAGES:
        assert all(words(lang).has(zone_key(zone)) for zone in ZONES)


def test_the_panel_says_what_is_set() -> None:
    person = Person(1, quiet_from=22, quiet_to=8, zone="Europe/Moscow", vacation_until=NOW + DAY)
    text = personal(person, words("en"), NOW).items[0].content
    assert "from 22:00 to 08:00 (Moscow" in text and f"<t:{int(NOW + DAY)}:D>" in text
    assert "vacation" not in personal(person, words("en"), NOW + 2 * DAY).items[0].content


async def choose(person: Any, message: Any, menu: str, value: str) -> str:
    done = await (await person.choose(message, menu, value)).answered()
    return texts(done.message)


async def test_settings_survive_a_restart_and_so_do_the_selects(house: House) -> None:
    ann = house.person("Ann")
    panel = (await (await ann.slash("settings")).answered()).message
    await choose(ann, panel, "s:setting:0:quiet_from", "21")
    await house.restart()
    assert "from 21:00 to 08:00" in await choose(ann, panel, "s:setting:0:quiet_to", "8")
    await choose(ann, panel, "s:setting:0:dm", "yes")
    person = await house.store.people.person(int(ann.id))
    assert (person.quiet_from, person.quiet_to, person.dm) == (21, 8, True)
    assert (await house.store.people.person(int(house.person("Eve").id))).dm is False


async def test_a_new_language_is_spoken_at_once(house: House) -> None:
    ann = house.person("Ann")
    panel = (await (await ann.slash("settings")).answered()).message
    assert "Ваши настройки" in await choose(ann, panel, "s:setting:0:language", "ru")
    answer = (await (await ann.slash("settings")).answered()).message
    assert "Ваши настройки" in texts(answer)


async def test_a_forged_value_changes_nothing(house: House) -> None:
    ann = house.person("Ann")
    panel = (await (await ann.slash("settings")).answered()).message
    refused = await (await ann.choose(panel, "s:setting:0:zone", "Mars/Olympus", force=True)).answered()
    assert "does not work here" in texts(refused.message)
    assert await house.store.people.person(int(ann.id)) == Person(int(ann.id), seen="en")


async def test_the_server_is_set_by_those_who_manage_it(house: House) -> None:
    owner = next(p for p in map(house.person, ("Ann", "Борис", "Eve")) if _manages(house, p))
    panel = (await (await owner.slash("server")).answered()).message
    await choose(owner, panel, "s:server:0:language", "ru")
    await choose(owner, panel, "s:server:0:nudge", "4")
    guild = int(house.box.world.channel("games")["guild_id"])
    assert await house.store.people.server(guild) == Server(guild, "ru", 4)
    lobby = (await (await owner.slash("game new", game="space_alert")).answered()).message
    assert "За столом" in texts(lobby) and "через 4 часа" in texts(lobby)


async def test_nobody_else_sets_the_server(house: House) -> None:
    guest = next(p for p in map(house.person, ("Eve", "Борис", "Ann")) if not _manages(house, p))
    refused = (await (await guest.slash("server", force=True)).answered()).message
    assert "Only members with the Manage Server permission" in texts(refused)


def _manages(house: House, person: Any) -> bool:
    place = house.box.world.channel("games")
    return bool(house.box.world.permissions(person.id, place) & 1 << 5)
