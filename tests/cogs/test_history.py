"""What happened, how it looked, what it is worth, and that nobody touched the dice."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import msgspec
import pytest

from cogs import proof as proof_module
from cogs import replay, shelf
from cogs.history import folded
from cogs.proof import Proof, fold, proof
from cogs.replay import kind_of
from cogs.stats import tallies
from db import transfer
from db.games import GameRow, SeatRow
from db.log import standing
from rules import work
from rules.core import Outcome, fingerprint
from rules.space_alert import actions as moves
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.work import thinned
from tests.cogs import starship_captains, tables
from tests.cogs.conftest import House, texts
from tests.cogs.playing import loaded, row_of
from words import words


async def answered(interaction: Any) -> dict[str, Any]:
    done = await interaction.answered(30)
    return done.message or done.followups[-1]


async def file_of(house: House, message: dict[str, Any]) -> bytes:
    (attachment,) = message["attachments"]
    session = house.bot.http._HTTPClient__session  # type: ignore[attr-defined]
    async with session.get(attachment["url"]) as response:
        return await response.read()


# /history


def test_moves_without_news_are_counted() -> None:
    lines = [(1, "a"), (2, ""), (3, ""), (4, "b"), (5, "b"), (6, "")]
    assert [text for _, text in folded(lines, words("en"))] == [
        "a",
        "*… 2 uneventful moves*",
        "b",
        "*… 1 uneventful move*",
    ]
    assert folded([], words("en")) == []


async def test_history_since_the_last_look_in_ones_own_language(house: House) -> None:
    row = await tables.running(house, "Ann", "Борис")
    thread = str(row.thread)
    await tables.play(house, row.id, 0, moves.Begin())
    ann, boris = house.person("Ann"), house.person("Борис")
    first = texts(await answered(await ann.slash("history", thread)))
    assert "Recently at this table" in first and "phase 1" in first.lower()
    await tables.play(house, row.id, 1, moves.Ready())
    news = texts(await answered(await ann.slash("history", thread)))
    assert "Since you last looked" in news
    assert words("en")("sa-ready", player="Борис") in news
    assert words("en")("sa-caption-start") not in news, "that was seen already"
    again = texts(await answered(await ann.slash("history", thread)))
    assert "Recently at this table" in again
    russian = texts(await answered(await boris.slash("history", thread)))
    assert words("ru")("sa-ready", player="Борис") in russian


async def test_history_keeps_what_is_not_ones_own(house: House) -> None:
    """Each player learns of the own cards only."""
    row = await tables.running(house, "Ann", "Eve")
    await tables.play(house, row.id, 0, moves.Begin())
    log = await house.store.log.read(row.id)
    private = [event for record in log for event in record.events if event.to is not None]
    assert {(0,), (1,)} <= {event.to for event in private}
    thread = str(row.thread)
    shown = {
        name: texts(await answered(await house.person(name).slash("history", thread)))
        for name in ("Ann", "Eve")
    }
    own = words("en")(private[0].key, **private[0].args)
    assert [shown[name].count(own) for name in shown] == [1, 1]
    await house.person("Борис").join_thread(thread)
    guest = texts(await answered(await house.person("Борис").slash("history", thread)))
    assert words("ru")(private[0].key, **private[0].args) not in guest


async def test_history_by_the_button_and_further_back(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await tables.play(house, row.id, 0, moves.Begin(), *([moves.Ready(), moves.Unready()] * 40))
    await house.settle()
    ann = house.person("Ann")
    board = next(m for m in ann.messages(str(row.thread)) if "What happened?" in texts(m))
    page = await answered(await ann.click(board, "What happened?"))
    assert words("en")("sa-caption-start") not in texts(page)
    for _ in range(5):
        if words("en")("sa-caption-start") in texts(page):
            break
        page = await answered(await ann.click(page, "Earlier"))
    assert words("en")("sa-caption-start") in texts(page)
    assert "Earlier" not in texts(page).splitlines()


# /replay


def test_a_film_keeps_its_first_and_last_picture() -> None:
    frames: list[Any] = list(range(100))
    some = thinned(frames, 24)
    assert len(some) == 24 and some[0] == 0 and some[-1] == 99 and some == sorted(set(some))
    assert thinned(frames[:5], 24) == frames[:5]


@pytest.mark.parametrize(
    ("data", "kind"), [(b"GIF89a", "gif"), (b"RIFF\0\0\0\0WEBPVP8X", "webp"), (b"\x89PNG\r\n", "png")]
)
def test_the_kind_of_a_picture(data: bytes, kind: str) -> None:
    assert kind_of(data) == kind


async def test_replay_steps_through_the_game(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await tables.play(house, row.id, 0, moves.Begin())
    await tables.play(house, row.id, 1, moves.Ready())
    ann = house.person("Ann")
    page = await answered(await ann.slash("replay", str(row.thread)))
    assert "Move 0 of 2" in texts(page)
    start = await file_of(house, page)
    page = await answered(await ann.click(page, "▶"))
    assert "Move 1 of 2" in texts(page) and words("en")("sa-caption-start") in texts(page)
    assert await file_of(house, page) != start
    await house.restart()
    page = await answered(await ann.click(page, "⏭"))
    assert "Move 2 of 2" in texts(page)
    page = await answered(await ann.click(page, "⏮"))
    assert "Move 0 of 2" in texts(page) and await file_of(house, page) == start


async def test_replay_steps_by_turn_and_round(house: House) -> None:
    row = await starship_captains.running(house, "Ann", "Eve")
    ends: list[int] = [0]
    while (await loaded(house, row.id)).state.round < 2:
        await starship_captains.play_turn(house, row.id)
        ends.append((await row_of(house, row.id)).depth)
    for _ in range(2):
        await starship_captains.play_turn(house, row.id)
        ends.append((await row_of(house, row.id)).depth)
    begins = next(
        record.depth
        for record in await house.store.log.read(row.id)
        if any(event.key == "sc-round-begins" for event in record.events)
    )
    ann = house.person("Ann")
    ends = [await house.store.log.steps(row.id, 0, depth) for depth in ends]
    begins, last = await house.store.log.steps(row.id, 0, begins), ends[-1]

    def at(step: int) -> str:
        return f"Move {step} of {last}\n"

    page = await answered(await ann.slash("replay", str(row.thread)))
    for end in ends[1:4]:
        page = await answered(await ann.click(page, "Turn ▶"))
        assert at(end) in texts(page)
    page = await answered(await ann.click(page, "◀ Turn"))
    assert at(ends[2]) in texts(page)
    page = await answered(await ann.click(page, "Round ▶"))
    assert at(begins) in texts(page)
    page = await answered(await ann.click(page, "Round ▶"))
    assert at(last) in texts(page), "the second round is not over"
    page = await answered(await ann.click(page, "◀ Round"))
    assert at(begins) in texts(page)
    page = await answered(await ann.click(page, "◀ Round"))
    assert at(0) in texts(page)


async def test_replay_leaves_out_what_was_taken_back(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await tables.play(house, row.id, 0, moves.Begin(), moves.Ready())
    async with house.bot.table.turn(row.id) as loaded:
        await loaded.take_back(0, None, 1)
    page = await answered(await house.person("Ann").slash("replay", str(row.thread)))
    assert "Move 0 of 1" in texts(page)


async def test_a_game_as_a_film(house: House) -> None:
    row = await tables.running(house, "Ann", mission="test_run_1", pace="practice")
    await tables.play_to_the_end(house, row.id)
    ann = house.person("Ann")
    page = await answered(await ann.slash("replay", str(row.thread)))
    film = await answered(await ann.click(page, "Play as animation"))
    data = await file_of(house, film)
    assert data[8:12] == b"WEBP" and b"ANIM" in data and len(data) < 8_000_000
    assert "Animation" in texts(film)


@pytest.mark.parametrize("heavy", ["frames", "film"])
async def test_others_are_answered_while_a_film_is_made(
    house: House, monkeypatch: pytest.MonkeyPatch, heavy: str
) -> None:
    """Neither folding the log nor drawing it holds the loop or the painter: the film ends only after that."""
    row = await tables.running(house, "Ann", "Eve")
    begun, end = threading.Event(), threading.Event()
    where = {"frames": work, "film": replay}[heavy]
    make = getattr(where, heavy)

    def held(*args: Any) -> bytes:
        begun.set()
        assert end.wait(20)
        made: bytes = make(*args)
        return made

    held.__name__ = heavy
    monkeypatch.setattr(where, heavy, held)
    page = await answered(await house.person("Ann").slash("replay", str(row.thread)))
    film = await house.person("Ann").click(page, "Play as animation")
    await asyncio.to_thread(begun.wait, 20)
    panel = await answered(await house.person("Eve").slash("board", str(row.thread)))
    assert await file_of(house, panel) and not end.is_set()
    end.set()
    assert "Animation" in texts(await answered(film))


async def test_more_films_than_can_be_made_are_refused_kindly(house: House) -> None:
    row = await tables.running(house, "Ann")
    house.bot.workshop.darkroom.most = 0
    page = await answered(await house.person("Ann").slash("replay", str(row.thread)))
    assert words("en")("trouble-busy") in texts(
        await answered(await house.person("Ann").click(page, "Play as animation"))
    )


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROOM_WORKERS", "1")


@pytest.mark.usefixtures("processes")
async def test_with_processes_all_is_as_without(house: House) -> None:
    row = await tables.running(house, "Ann", mission="test_run_1", pace="practice")
    await tables.play_to_the_end(house, row.id)
    ann = house.person("Ann")
    page = await answered(await ann.slash("replay", str(row.thread)))
    assert (await file_of(house, page)).startswith(b"\x89PNG")
    film = await answered(await ann.click(page, "Play as animation"))
    assert b"ANIM" in await file_of(house, film)
    assert texts(await answered(await ann.slash("verify", str(row.thread)))).count("✅") == 2


@pytest.mark.parametrize("over", [False, True])
async def test_a_file_is_made_beside_the_loop(
    house: House, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    row = await tables.running(house, "Ann")
    if over:
        await house.store.games.update(row.id, status="abandoned")
    module: Any = transfer if over else proof_module
    name = "_formatted" if over else "known_to"
    made, where = getattr(module, name), list[int]()

    def noted(*args: Any) -> bytes:
        where.append(threading.get_ident())
        data: bytes = made(*args)
        return data

    monkeypatch.setattr(module, name, noted)
    shown = await answered(await house.person("Ann").slash("export", str(row.thread), game=row.id))
    assert json.loads(await file_of(house, shown))["complete"] is over
    assert where and threading.get_ident() not in where


# /stats and /leaderboard


def finished(number: int, won: bool, score: int | None, *seats: int | None, **options: str) -> GameRow:
    outcome = Outcome("sa-won", tuple(range(len(seats))) if won else (), (score,) * len(seats))
    chosen = Options(**options)  # type: ignore[arg-type]
    facts: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    facts |= {
        "id": number,
        "game": "space_alert",
        "status": "over",
        "options": msgspec.json.encode(chosen).decode(),
        "outcome": msgspec.json.encode(outcome).decode(),
        "seats": [SeatRow(n, user, str(user), android=user is None) for n, user in enumerate(seats)],
    }
    return GameRow(**facts)


def test_wins_then_the_best_score() -> None:
    rows = [
        finished(1, True, 12, 10, 11, None),
        finished(2, True, 30, 10, 12),
        finished(3, False, None, 11, 12),
        finished(4, True, 99, 12, pace="practice"),
        finished(5, True, 99, 12, mission="simulation_1"),
    ]
    found = [(one.user, one.played, one.won, one.best) for one in tallies(rows, shelf.faces())]
    assert found == [(10, 2, 2, 30), (12, 2, 1, 30), (11, 2, 1, 12)]


async def finish(house: House, *names: str, score: int, won: bool = True) -> None:
    row = await tables.running(house, *names)
    seats = len(names)
    outcome = Outcome("sa-won" if won else "sa-lost", tuple(range(seats)) if won else (), (score,) * seats)
    await house.store.games.update(
        row.id, status="over", outcome=msgspec.json.encode(outcome).decode(), ended_at=1.0
    )


async def test_figures_of_a_server(house: House) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    assert "No game has been finished" in texts(await answered(await ann.slash("leaderboard")))
    assert "No finished games" in texts(await answered(await ann.slash("stats")))
    await finish(house, "Ann", "Eve", score=12)
    await finish(house, "Eve", score=31)
    board = texts(await answered(await ann.slash("leaderboard", game="space_alert")))
    assert board.index(f"🥇 <@{eve.id}> — 2 games, 2 won, best score 31") < board.index(f"🥈 <@{ann.id}>")
    mine = texts(await answered(await ann.slash("stats")))
    assert f"<@{ann.id}>" in mine and "**Space Alert**: 1 game, 1 won, best score 12" in mine
    hers = texts(await answered(await ann.slash("stats", player=eve.id)))
    assert "2 games, 2 won" in hers


# /export


async def test_a_running_game_is_exported_without_its_secrets(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    await tables.play(house, row.id, 0, moves.Begin())
    async with house.bot.table.turn(row.id) as loaded:
        cards = [list(member.hand) for member in loaded.state.crew]
    for seat in (0, 1):
        await tables.play(house, row.id, seat, moves.Place(cards[seat][0], "action", 1))
    sent = await answered(await house.person("Ann").slash("export", str(row.thread)))
    assert "only what you may know" in texts(sent)
    plain = json.loads(await file_of(house, sent))
    assert plain["complete"] is False and "seat 0" in plain["note"]
    assert row.seed.hex() not in json.dumps(plain) and "seed" not in plain and "state" not in plain
    placed = [entry["text"] for entry in plain["log"] if entry["kind"] == "play"]
    assert placed == ["begin", f"place {cards[0][0]} action 1"], "what Eve placed is not even counted"
    assert [entry["number"] for entry in plain["log"]] == [1, 2] and "depth" not in plain
    assert all(event["to"] in (None, [0]) for entry in plain["log"] for event in entry["events"])
    assert plain["fingerprint"] == row.fingerprint
    view = house.bot.table.faces["space_alert"].rules.view((await house.bot.table.load(row.id)).state, 0)
    assert plain["view"] == msgspec.json.decode(msgspec.json.encode(view))
    with pytest.raises(transfer.BadFile, match="cannot be imported"):
        transfer.read(json.dumps(plain).encode())


async def test_only_players_export_a_running_game(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    guest = house.person("Борис")
    await guest.join_thread(str(row.thread))
    refused = await answered(await guest.slash("export", str(row.thread)))
    assert not refused["attachments"] and "не вам" in texts(refused)


async def test_a_finished_game_is_exported_whole(house: House) -> None:
    row = await tables.running(house, "Ann", pace="practice")
    await tables.play_to_the_end(house, row.id)
    sent = await answered(await house.person("Eve").slash("export", game=row.id))
    exported = transfer.read(await file_of(house, sent))
    assert exported.seed == row.seed.hex() and exported.complete
    number = await transfer.import_(house.store, await file_of(house, sent))
    assert (await tables.again(house, number)).state == (await tables.again(house, row.id)).state


# /verify


async def test_the_seed_stays_sealed_while_the_game_runs(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    shown = texts(await answered(await house.person("Ann").slash("verify", str(row.thread))))
    assert row.fingerprint in shown and row.seed.hex() not in shown


async def test_a_finished_game_proves_itself(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve", mission="test_run_2")
    await tables.play_to_the_end(house, row.id)
    shown = texts(await answered(await house.person("Eve").slash("verify", str(row.thread))))
    assert row.seed.hex() in shown and fingerprint(row.seed) in shown
    assert shown.count("✅") == 2 and "❌" not in shown


async def test_a_touched_game_is_found_out(house: House) -> None:
    row = await tables.running(house, "Ann", pace="practice", mission="test_run_1")
    await tables.play_to_the_end(house, row.id)
    over = await tables.again(house, row.id)
    records = await house.store.log.read(row.id)
    shop = house.bot.workshop
    good = await proof(shop, RULES, over, records)
    assert good == Proof(True, len(standing(records)), True)
    over.seed = b"another seed"
    assert await proof(shop, RULES, over, records) == Proof(False, good.moves, False)
    over.seed = row.seed
    assert not (await proof(shop, RULES, over, records[:-1])).replayed
    over.state = (over.state or b"") + b"x"
    assert not (await proof(shop, RULES, over, records)).replayed
    records[0].text = "done"
    assert fold(RULES, over, standing(records)) is None
    shown = await house.bot.get_cog("Proofs").verdict(over, words("en"))  # type: ignore[union-attr]
    assert shown.count("✅") == 1 and shown.count("❌") == 1
