"""The way through a turn: the next question is where the last answer was, and what came of it above it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs import pings as calling
from cogs import prompts
from cogs.loaded import Loaded
from rules.core import Dice, notation
from rules.xia.components import OUTFITS
from sandbox.shapes import EPHEMERAL
from tests.cogs import parley, starship_captains, xia
from tests.cogs.answering import answer, asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, in_thread, labels, loaded, pings, press, row_of, table, tellings
from tests.cogs.test_xia_table import at_a_mission_point
from tests.rules.xia.test_volley import GUN, three
from words import words

EN = words("en")


class Hand:
    """A player on a phone, who sees one message: the one that called, and whatever becomes of it."""

    def __init__(self, house: House, name: str, game: int, message: Message) -> None:
        self.house, self.name, self.game = house, name, game
        self.seen = message
        self.taps = 0

    @property
    def message(self) -> Message:
        found = self.house.box.world.message(self.seen["id"])
        assert found is not None, "the message that was pressed is gone in the middle of the turn"
        return found

    async def tap(self, move: str) -> None:
        """By a button of that message, or of the private one it leads to; LookupError if it is not there."""
        at = await loaded(self.house, self.game)
        if asked(at).private and not self.message["flags"] & EPHEMERAL:
            self.seen = (await press(self.house, self.name, self.message, "My seat")).message
            self.taps += 1
        done = await answer(self.house, self.name, self.game, move, self.message)
        self.taps += 1
        private = [each for each in done.followups if each["flags"] & EPHEMERAL]
        self.seen = private[-1] if private else self.seen


async def call(house: House, game: int, name: str) -> Hand:
    """The one message of the thread that calls this player."""
    await house.settle()
    found = pings(house, await row_of(house, game))
    (message,) = [each for each in found if f"<@{house.person(name).id}>" in texts(each)]
    return Hand(house, name, game, message)


def android(at: Loaded) -> str:
    action = at.rules.android(at.state, asked(at).seat, Dice(b"way", at.row.number))
    assert action is not None
    return notation.write(action)


async def played(hand: Hand, seat: int, most: int = 40) -> list[str]:
    """All that the seat is asked until its turn is over, as an android would answer, by this hand."""
    made: list[str] = []
    before = (await row_of(hand.house, hand.game)).number
    while asked(at := await loaded(hand.house, hand.game)).seat == seat and len(made) < most:
        if await turn_over(at, before):
            break
        shown = prompts.question(at, asked(at), EN)
        assert shown in texts(hand.message) or asked(at).private
        made.append(android(at))
        await hand.tap(made[-1])
    return made


async def turn_over(at: Loaded, since: int) -> bool:
    records = await at._store.log.read(at.row.id, after=since)
    return any(at.face.ends_turn(record.events, record.seat) for record in records)


def stories(house: House, row: Any) -> list[str]:
    return tellings(house, row)


def files(message: Message) -> list[str]:
    return [file["filename"] for file in message["attachments"]]


# Whole turns.


async def test_a_trade_turn_of_xia_is_played_in_one_message(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    hand = await call(house, row.id, "Ann")
    assert files(hand.message) == ["ship_0.png", "map.png"]
    called = hand.message["id"]
    bought = ["engine 3", "fly kemplar_ii.5", "stop", "buy_cargo spice,spice,spice,spice,spice,spice"]
    for move in bought:
        await hand.tap(move)
    assert hand.message["id"] == called and files(hand.message) == ["map.png"], "where to go on"
    assert EN("news-this-turn") in texts(hand.message), "what has been done stands above"
    assert stories(house, row) == [], "and is told when the turn is over"
    made = await played(hand, 0)
    assert len(made) > 1 and hand.taps <= len(bought) + len(made) + 1, "a tap a decision, and one to My seat"
    await house.settle()
    assert len(stories(house, row)) == 1
    assert house.box.world.message(called) is None, "the turn is over"


async def test_a_mission_of_captains_is_played_in_one_message(house: House) -> None:
    row = await starship_captains.running(house, "Ann", "Eve")
    while not (asked(at := await loaded(house, row.id)).seat == 0 and android(at).startswith("mission")):
        await starship_captains.play_turn(house, row.id)
    hand = await call(house, row.id, "Ann")
    called, told = hand.message["id"], len(stories(house, row))
    await hand.tap(android(await loaded(house, row.id)))
    assert files(hand.message) == ["airlock.png"], "the question's picture came with it"
    made = await played(hand, 0)
    assert len(made) > 2 and hand.taps == len(made) + 1 and hand.seen["id"] == called
    await house.settle()
    assert len(stories(house, row)) > told


async def test_an_attack_is_borne_in_one_message(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    attacker = await call(house, row.id, "Ann")
    await attacker.tap(xia.first_like(await loaded(house, row.id), "attack 1"))
    assert "**Ann**: attacks Eve" in texts(attacker.message), "it says what was done"
    assert "⏳ **Eve** — Ann attacks you" in texts(attacker.message), "and who decides now"
    assert labels(attacker.message) == ["My seat"]
    hand = await call(house, row.id, "Eve")
    await hand.tap("defend shields=1,8")
    assert "Eve defends" in texts(hand.message) and "attack 10, defence 5" in texts(hand.message)
    assert "Attack dice: 6 + 4. Defence dice: 2 + 3." in texts(hand.message), "the picture shows the dice"
    made = await played(hand, 1)
    assert [move.split()[0] for move in made] == ["damage", "arm"] and hand.taps == 3
    await house.settle()
    assert house.box.world.message(attacker.seen["id"]) is None, "the attacker is called anew, below"
    again = await call(house, row.id, "Ann")
    assert int(again.message["id"]) > int(hand.seen["id"]) and again.message["id"] in house.box.world.rung


async def test_an_attack_on_two_ships_is_defended_twice_before_the_dice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a gun of a table's own pack: each defender has one message, and one tap for the defence."""
    monkeypatch.setitem(OUTFITS, GUN, replace(OUTFITS[GUN], targets=2))
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=three())
    offered = [notation.write(choice.action) for choice in asked(await loaded(house, row.id)).choices]
    await (await call(house, row.id, "Ann")).tap(next(each for each in offered if each.endswith("more=2")))
    taps = 0
    for seat, name in ((1, "Eve"), (2, "Chidi")):
        at = await loaded(house, row.id)
        assert asked(at).seat == seat
        hand = await call(house, row.id, name)
        assert "Attack dice" not in texts(hand.message), "nothing is rolled before both have answered"
        await hand.tap(xia.first_like(at, "defend"))
        taps += hand.taps
    assert taps == 2
    assert "xia-attack-rolls" in {e.key for r in await (await loaded(house, row.id)).line() for e in r.events}


# Where somebody goes on who was not called.


async def test_the_question_of_a_new_turn_stands_below_what_was_told(house: House) -> None:
    row = await starship_captains.running(house, "Ann", "android")
    for _ in range(3):
        hand = await call(house, row.id, "Ann")
        told = [message for message in in_thread(house, row) if not labels(message)]
        assert all(int(hand.message["id"]) > int(message["id"]) for message in told)
        await played(hand, 0)
    assert hand.message["id"] not in house.box.world.rung, "Ann is looking"


async def test_the_next_question_survives_a_restart(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    hand = await call(house, row.id, "Ann")
    await hand.tap("engine 3")
    await house.restart()
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    await hand.tap("fly kemplar_ii.5")
    assert (await call(house, row.id, "Ann")).seen["id"] == hand.seen["id"]


async def test_a_call_that_somebody_deleted_does_not_stop_the_turn(house: House) -> None:
    row = await starship_captains.running(house, "Ann", "Eve")
    hand = await call(house, row.id, "Ann")
    house.box.world.delete(hand.message)
    await answer(house, "Ann", row.id, android(await loaded(house, row.id)), await table(house, row.id))
    while asked(at := await loaded(house, row.id)).seat == 0:
        await answer(house, "Ann", row.id, android(at), await table(house, row.id))
    assert asked(at).seat == 1
    await (await call(house, row.id, "Eve")).tap(android(at))


async def test_what_is_asked_in_private_is_not_shown_on_the_call(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=at_a_mission_point())
    hand = await call(house, row.id, "Ann")
    calling = hand.message["id"]
    await hand.tap("draw")
    at = await loaded(house, row.id)
    drawn = [EN.name("xia", each.id) for each in at.view(0).drawn]
    assert drawn and asked(at).private
    message = house.box.world.message(calling)
    assert message is not None and not any(name in texts(message) + str(message) for name in drawn)
    assert labels(message) == ["My seat", "Remind me later"]
    assert hand.message["id"] != calling and hand.message["flags"] & EPHEMERAL, "it follows by itself, unseen"
    assert any(name in str(hand.message) for name in drawn)


async def test_who_answers_a_call_to_several_leaves_it_to_the_others(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: call")
    await house.settle()
    (message,) = pings(house, await row_of(house, game))
    await press(house, "Eve", message, "Aye")
    await house.settle()
    (after,) = pings(house, await row_of(house, game))
    assert after["id"] == message["id"] and "Aye" in labels(after)
    assert f"<@{house.person('Eve').id}>" not in texts(after)


async def test_a_call_that_is_too_old_to_be_edited_is_posted_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes few edits of a message that is older than an hour."""
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    old = await call(house, row.id, "Ann")
    monkeypatch.setattr(calling, "EDITABLE", -1)
    await answer(house, "Ann", row.id, "engine 3", await table(house, row.id))
    await house.settle()
    now = await loaded(house, row.id)
    assert asked(now).seat == 0, "Ann goes on deciding"
    message = house.box.world.message(old.seen["id"])
    shown = prompts.question(now, asked(now), EN)
    assert message is None or shown not in texts(message)
    assert any(shown in texts(each) for each in in_thread(house, await row_of(house, row.id)))
