"""Stories of Twilight Imperium: cards that are played, stopped, declared, and never betrayed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.components import PRIMARY
from rules.core.contract import phrase
from rules.core.orders import Order
from rules.twilight_imperium.state import State
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import Sitting, acting, holding, laid, pass_windows, phase, sit
from tests.cogs.playing import labels, log_of, walk
from tests.cogs.test_picking import button_of
from words import words

EN, RU = words("en"), words("ru")
ANN, EVE, CHIDI = range(3)
STOP, HARM = "sabotage", "insubordination"


def harm(*hand: str) -> State:
    """Ann can hurt Eve, who has these cards."""
    return holding(holding(acting("sol", "letnev", "hacan"), ANN, HARM), EVE, *hand)


# What others see of a hand.


class Witness:
    """Everything that Chidi and the server get to see of a table, word by word and id by id."""

    def __init__(self, house: House, table: Sitting) -> None:
        self.world, self.table = house.box.world, table
        self.person = house.person("Chidi").id
        self.seen: list[tuple[Any, ...]] = []
        self.world.listeners.append(self.hear)

    def hear(self, event: Any) -> None:
        thread = str(self.table.row.thread)
        here = event.name.startswith("MESSAGE_") and event.channel_id == thread
        if here and self.world.sees(self.person, event):
            self.seen.append((event.name, *self.read(event.data)))

    def read(self, message: Any) -> tuple[Any, ...]:
        if "components" not in message:
            return ()
        ids = [self.plain(part["custom_id"]) for part in walk(message) if "custom_id" in part]
        files = [(file["filename"], file["size"]) for file in message["attachments"]]
        mentions = [person["username"] for person in message["mentions"]]
        return self.plain(texts(message)), ids, files, mentions, message["flags"]

    def plain(self, text: str) -> str:
        """As if all tables were one, and it were always the same second."""
        text = re.sub(r"<t:\d+:R>", "<t>", text).replace(f"table {self.table.row.id}", "table")
        text = re.sub(r"(snooze:\d+:)\w+", r"\1", text)
        return text.replace(f":{self.table.row.id}:", "::")


async def test_sabotage_veiled(house: House) -> None:
    """Nobody's message, ping or edit differs with and without the card in hand; nor does a wait."""
    seen: list[list[tuple[Any, ...]]] = []
    for hand in ((STOP, "good_year"), ("privateers", "good_year")):
        table = await sit(house, harm(*hand))
        witness = Witness(house, table)
        await table.line(ANN, f"play {HARM} on=1")
        assert await table.waiting() == {EVE: "ti-window-card"}
        await table.answer(EVE, "let", table.calls(EVE)[0])
        assert EN("ti-command-lost", player="#1", count=1, seats=table.names).rstrip(".") in table.told()
        house.box.world.listeners.remove(witness.hear)
        seen.append(witness.seen)
    assert len(seen[0]) >= 5 and seen[0] == seen[1]


async def test_a_hand_shows_only_its_owner_that_it_can_stop_a_card(house: House) -> None:
    table = await sit(house, harm(STOP, "good_year"))
    await table.line(ANN, f"play {HARM} on=1")
    (call,) = table.calls(EVE)
    assert f"Ann plays Insubordination: “{EN('ti-card-insubordination')}” Do you stop it?" in texts(call)
    assert "Sabotage" not in texts(call)
    assert button_of(call, EN("ti-window-let"))["style"] == PRIMARY.value, "what most do"
    table.taps = 0
    panel = await table.press(EVE, call, EN("panel-twilight-imperium-react"))
    assert "Sabotage" in labels(panel) and "Good Year" not in labels(panel)
    assert button_of(panel, EN("draft-do"))["disabled"], "what would let it pass is called so"
    panel = await table.press(EVE, panel, "Sabotage")
    await table.press(EVE, panel, EN("draft-do"))
    assert table.taps == 3
    assert "Ann’s Insubordination is stopped and counts as not played" in table.told()
    assert await table.waiting() == {ANN: "ti-turn"}, "a stopped card costs no action"
    assert (await table.loaded()).view(None).players[EVE].command == 3


async def test_order_fires_by_itself(house: House) -> None:
    """Sabotage by order: one telling, nobody is asked, the order is gone."""
    state = harm(STOP, "good_year")
    state.players[EVE].book.orders.append(Order("after_action_card", f"play {STOP}", ("at:me",)))
    table = await sit(house, state)
    await table.line(ANN, f"play {HARM} on=1")
    assert await log_of(house, table.row.id) == [f"0: play {HARM} on=1", f"1: play {STOP}"]
    assert not table.calls(EVE), "she has decided long ago"
    assert table.told().count("Sabotage") == 1
    assert "Eve plays Sabotage (as ordered)" in table.told()
    own = (await table.loaded()).view(EVE).own
    assert own is not None and own.book.orders == [] and STOP not in own.cards


async def test_an_order_is_confirmed_by_the_card_s_name(house: House) -> None:
    """In words, both when it is given and when it is dropped."""
    table = await sit(house, harm(STOP, "good_year"))
    panel = await table.press(EVE, await table.panel(EVE), EN("ti-button-orders"))
    panel = await table.choose(EVE, panel, EN("ti-orders-card"), f"{STOP}-at")
    assert "Eve: Sabotage plays itself when a card is played." in texts(panel)
    panel = await table.choose(EVE, panel, EN("ti-orders-drop"), "0")
    assert "Eve: Sabotage no longer plays itself." in texts(panel) and "play sabotage" not in texts(panel)


@pytest.mark.rule("TI-670")
async def test_a_card_that_one_never_follows_is_declined_without_a_question(house: House) -> None:
    """For as long as the order stands, whoever resolves the card; the others are asked as ever."""
    state = acting("sol", "letnev", "hacan", picks=("leadership",))
    for player in state.players:
        player.goods = 4
    table = await sit(house, state)
    panel = await table.press(EVE, await table.panel(EVE), EN("ti-button-orders"))
    panel = await table.choose(EVE, panel, EN("ti-orders-follow"), "leadership")
    said = texts(panel)
    assert "the secondary of Leadership is declined until you drop this order" in said
    assert "- Leadership: never follow it" in said and "`" not in said
    await table.plays(ANN, "strat leadership", "lead command:3")
    assert (await log_of(house, table.row.id))[-1] == "1: decline leadership"
    assert {each.seat for each in (await table.loaded()).prompts() if each.key == "ti-follow"} == {CHIDI}
    own = (await table.loaded()).view(EVE).own
    assert own is not None and len(own.book.orders) == 1, "it stands"
    panel = await table.choose(EVE, panel, EN("ti-orders-drop"), "0")
    assert "you are asked again whether you follow Leadership" in texts(panel)


async def test_two_cards_declared(house: House) -> None:
    """Announced without their names, shown together, resolved in order of play."""
    state = laid("sol", "letnev", "hacan", pace="live")
    for seat, card in enumerate(("command_summit", "strategic_planning", "privateers")):
        holding(state, seat, card)
    table = await sit(house, phase(state, "strategy"))
    for name in ("Before the first pick", "In the Strategy Phase"):
        asked = await table.asked(CHIDI)
        assert texts(await table.table()).count(f"{name}: do you play anything?") >= 1, asked.args
        if name == "Before the first pick":
            for seat in (ANN, EVE, CHIDI):
                await table.press(seat, await table.table(), EN("ti-window-let"))
    await table.line(EVE, "play strategic_planning")
    await table.line(ANN, "play command_summit")
    assert "Eve declares a card" in table.said() and "Ann declares a card" in table.said()
    assert "Strategic Planning" not in table.said() and "Command Summit" not in table.said()
    assert EN("ti-window-keep") in labels(await table.press(EVE, await table.table(), "My cards"))
    await table.press(CHIDI, await table.table(), EN("ti-window-let"))
    effect = phrase("ti-card-command-summit")
    question = EN("ti-window-card", player="#0", card="@command_summit", effect=effect, seats=table.names)
    assert question in texts(await table.table()), "whoever might stop the first is asked before the second"
    await pass_windows(table)
    first, second = (table.told().index(f"plays {card}") for card in ("Command Summit", "Strategic Planning"))
    assert first < second, "the Speaker is first in the Strategy Phase"
    view = (await table.loaded()).view(None)
    assert view.players[ANN].command == 5 and await table.waiting() == {ANN: "ti-pick"}
