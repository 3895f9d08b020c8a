"""What people and servers chose, and what the table keeps about them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from db import privacy
from db.engine import Statement
from db.games import GameRow
from db.people import Clock, Person, Ping, Server, on_vacation
from db.store import Store
from tests.db.conftest import new_game


async def test_settings_of_a_person(store: Store) -> None:
    assert await store.people.person(5) == Person(5)
    chosen = Person(5, "ru", True, 22, 8, "Europe/Moscow", 1e9)
    await store.people.keep_person(chosen)
    await store.people.keep_person(Person(6))
    assert await store.people.person(5) == chosen
    await store.people.keep_person(Person(5))
    assert await store.people.person(5) == Person(5)


async def test_a_person_is_remembered_as_kept_and_not_as_changed_since(store: Store) -> None:
    await store.people.keep_person(Person(5, "ru"))
    (await store.people.person(5)).language = "en"
    assert (await store.people.person(5)).language == "ru"
    kept = Person(5, "en")
    await store.people.keep_person(kept)
    kept.language = "ru"
    assert (await store.people.person(5)).language == "en"


async def test_whoever_was_forgotten_has_no_settings(store: Store) -> None:
    await store.people.keep_person(Person(5, "ru"))
    await store.people.person(5)
    await privacy.forget(store, 5, 0.0)
    assert await store.people.person(5) == Person(5)


async def test_settings_of_a_server(store: Store) -> None:
    assert await store.people.server(1) == Server(1, None, 24)
    await store.people.keep_server(Server(1, "ru", 4))
    assert await store.people.server(1) == Server(1, "ru", 4)
    assert await store.people.server(2) == Server(2)


async def test_one_ping_per_seat(store: Store, game: GameRow) -> None:
    first, second = Ping(game.id, 0, "a", 1, 2, 3.0), Ping(game.id, 1, "b", None, None, 4.0, 5.0, 6.0, 7.0)
    for ping in (first, second):
        ping.asked = {ping.stamp: 0.0}
        await store.people.keep_ping(ping)
    later = Ping(game.id, 0, "c", 1, 9, 8.0, asked={"c": 0.0, "d": 2.0})
    await store.people.keep_ping(later)
    assert sorted(await store.people.pings(game.id), key=lambda ping: ping.seat) == [later, second]
    assert len(await store.people.pings(game.id, game.id + 1)) == 2
    assert await store.people.pings(game.id + 1) == []
    assert await store.people.pings() == []
    await store.people.drop_ping(game.id, 0)
    assert await store.people.pings(game.id) == [second]


@pytest.mark.parametrize("meanwhile", [{}, {"stamp": "b"}, {"at": 2.0}])
async def test_only_the_clock_that_was_looked_at_is_put_off(
    store: Store, game: GameRow, meanwhile: dict[str, Any]
) -> None:
    """The seat may have been called anew while its clock was looked at, even to the same."""
    seen = Ping(game.id, 0, "a", 1, 2, 1.0, due=5.0)
    await store.people.keep_ping(seen)
    await store.people.keep_ping(replace(seen, **meanwhile))
    await store.people.put_off(seen, 9.0)
    (ping,) = await store.people.pings(game.id)
    assert ping.due == (5.0 if meanwhile else 9.0)


async def test_pings_of_more_games_than_a_statement_names(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.people.TOGETHER", 2)
    await store.people.keep_ping(Ping(game.id, 0, "s", None, None, 1.0))
    assert [ping.game for ping in await store.people.pings(*range(game.id - 4, game.id + 5))] == [game.id]


async def test_consents_are_counted_by_matter(store: Store, game: GameRow) -> None:
    assert await store.people.consent(game.id, "undo", 1) == {1}
    assert await store.people.consent(game.id, "undo", 1) == {1}
    assert await store.people.consent(game.id, "undo", 2) == {1, 2}
    assert await store.people.consents(game.id, "abandon") == set()
    await store.people.consent(game.id, "abandon", 3)
    await store.people.forget_consents(game.id, "undo")
    assert await store.people.consents(game.id, "undo") == set()
    assert await store.people.consents(game.id, "abandon") == {3}


async def test_the_last_look(store: Store, game: GameRow) -> None:
    assert await store.people.last_look(game.id, 1) == 0
    await store.people.looked(game.id, 1, 7)
    await store.people.looked(game.id, 1, 9)
    assert await store.people.last_look(game.id, 1) == 9
    assert await store.people.last_look(game.id, 2) == 0


async def test_a_clock_is_kept_where_it_stands(store: Store, game: GameRow) -> None:
    assert await store.people.clock(game.id) is None
    clock = Clock(game.id, 100.0, 1.0, None, 101.0, 55)
    await store.people.keep_clock(clock)
    held = Clock(game.id, 100.0, 1.0, 130.0, 131.0, sent_away=True)
    assert await store.people.clock(game.id) == clock
    await store.people.keep_clock(held)
    assert await store.people.clocks() == [held]
    await store.people.stop_clock(game.id)
    assert await store.people.clocks() == []


async def test_one_beat_for_all_clocks_that_run(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.people.TOGETHER", 2)
    games = [await new_game(store) for _ in range(4)]
    for row in games:
        await store.people.keep_clock(Clock(row.id, 100.0, 1.0, None, 101.0))
    await store.people.beat([row.id for row in games[:3]], 150.0)
    beats = {clock.game: clock.beat_at for clock in await store.people.clocks()}
    assert [beats[row.id] for row in games] == [150.0, 150.0, 150.0, 101.0]
    await store.people.stop_clock(games[0].id)
    await store.people.beat([games[0].id], 160.0)
    assert await store.people.clock(games[0].id) is None, "a clock that was stopped does not come back"


async def test_who_is_muted_is_known(store: Store) -> None:
    await store.people.keep_mutes(1, 7, [10, 11])
    await store.people.keep_mutes(1, 7, [])
    await store.people.keep_mutes(1, 8, [10])
    assert sorted(await store.people.muted()) == [(1, 10, 8), (1, 11, 7)]
    await store.people.unmuted(1, 10)
    await store.people.unmuted(2, 11)
    assert await store.people.muted() == [(1, 11, 7)]


@pytest.mark.parametrize(("until", "away"), [(None, False), (99.0, False), (101.0, True)])
def test_vacation(until: float | None, away: bool) -> None:
    assert on_vacation(Person(1, vacation_until=until), 100.0) is away


async def test_the_language_of_a_discord_is_kept_when_it_is_news(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    write = store.writer.behind

    def counted(what: str, *statements: Statement, key: int | None = None) -> object:
        written.append(what)
        return write(what, *statements, key=key)

    monkeypatch.setattr(store.writer, "behind", counted)
    for seen in ("ru", "ru", "en", "en", "en"):
        store.people.saw(await store.people.person(5), seen)
    assert len(written) == 2
    await store.people.keep_person(Person(5, "ru", seen="en"))
    await store.writer.written()
    store.people.forgotten(5)
    assert await store.people.person(5) == Person(5, "ru", seen="en"), "setting and sight are two things"
    assert (await store.people.person(5)).reads == "ru"
