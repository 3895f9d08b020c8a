"""Stories of Twilight Imperium: who sits at the table, who is silent, who takes something back."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.table_settings import TableSettings as Settings
from rules.core import notation
from rules.core.orders import Order
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import THREE, Sitting, acting, at, files, holding, laid, seconds_pass, sit
from tests.cogs.playing import labels, loaded, log_of, press, selects, told_privately
from tests.cogs.twilight_imperium import running
from tests.rules.twilight_imperium.invariants import faults
from words import words

EN, RU = words("en"), words("ru")
ANN, EVE, CHIDI = range(3)
HOUR = 3600.0


async def test_substitute_and_android(house: House) -> None:
    """The seat changes hands with its orders and drafts; an android finishes the round."""
    state = holding(acting("sol", "letnev", "hacan"), ANN, "sabotage")
    state.players[ANN].book.orders.append(Order("after_action_card", "play sabotage", ("at:me",)))
    table = await sit(house, state)
    await table.answer(ANN, "act 308")
    panel = await table.press(ANN, await table.panel(ANN), EN("panel-twilight-imperium-fleet"))
    await table.press(ANN, panel, EN("ti-move-ships"))
    thread = house.box.world.channels[str(table.row.thread)]
    await (await house.person("Ann").slash("game substitute", thread)).answered()
    await house.settle()
    wanted = next(each for each in table.messages() if EN("button-take-seat") in labels(each))
    done = await (await house.person("Дана").click(wanted, EN("button-take-seat"))).done()
    await house.settle()
    briefing = done.message or done.followups[-1]
    assert RU("substitute-briefing", before="Ann") in texts(briefing) and RU("ti-move-all") in labels(
        briefing
    )
    table.names[ANN] = "Дана"
    panel = await table.press(ANN, await table.panel(ANN), RU("panel-twilight-imperium-fleet"))
    assert f"**{RU('ti-move-ships')}** ▸" in texts(panel), "what Ann had begun"
    panel = await table.press(ANN, await table.panel(ANN), RU("ti-button-orders"))
    sabotage = RU.name("twilight_imperium", "sabotage")
    assert RU("ti-orders-order", do=sabotage, when=RU("ti-when-after-action-card")) in texts(panel)
    await (await house.person("Дана").slash("game android", thread)).answered()
    await house.settle()
    assert await table.waiting() == {EVE: "ti-turn"}, "her turn is played to its end"
    while (await table.state()).round == 1:
        seat = next(iter(await table.waiting()))
        assert seat != ANN
        action = await (await table.loaded()).default(seat)
        assert action is not None
        await table.plays(seat, notation.write(action))
    made = [row for row in await house.store.log.read(table.row.id) if row.seat == ANN and row.kind == "play"]
    assert {row.user for row in made[1:]} == {None} and "form" in made[-1].text
    await (await house.person("Дана").slash("game android", thread)).answered()
    await house.settle()
    assert not (await loaded(house, table.row.id)).row.seats[ANN].android


async def test_undo_answers(house: House) -> None:
    """An own secondary is replaced for free. Once others have gone on it is changed where nothing else would,
    and taken back with everybody's consent."""
    state = acting("sol", "letnev", "hacan", picks=("technology_2",))
    for player in state.players:
        player.goods = 12
    table = await sit(house, state)
    await table.plays(ANN, "strat technology_2", "tech hylar_v_assault_laser", "done")
    first, second = [move for move in await table.offered(CHIDI) if move.startswith("follow")][:2]
    await table.answer(CHIDI, first)
    assert "**Chidi**: follows Technology II; gains Hylar V Assault Laser." in table.told()
    await table.press(CHIDI, await table.table(), EN("button-undo"))
    assert "Chidi took a move back" in table.told()
    assert CHIDI in {each.seat for each in (await table.loaded()).prompts()}, (
        "asked again, and nobody consulted"
    )
    assert (await table.state()).players[CHIDI].goods == 12
    await table.answer(CHIDI, second)
    await table.answer(EVE, "decline technology_2")
    learnt = (await table.state()).players[CHIDI].technologies
    offer = await table.press(CHIDI, await table.table(), EN("button-undo"))
    assert EN("amend-offer") in texts(offer), "nothing but this answer would change"
    (menu,) = selects(offer)
    other = next(each for each in menu["options"] if not _names(each, learnt[-1]))
    chosen = await house.person("Chidi").choose(offer, menu["custom_id"], [other["value"]])
    assert await told_privately(chosen) == EN("amend-done")
    await house.settle()
    now = (await table.state()).players[CHIDI].technologies
    assert now[:-1] == learnt[:-1] and now[-1:] != learnt[-1:]
    learnt = now
    offer = await table.press(CHIDI, await table.table(), EN("button-undo"))
    await table.press(CHIDI, offer, EN("amend-ask-all"))
    (question,) = [each for each in table.messages() if EN("button-agree") in labels(each)]
    assert texts(question).split("\n")[0] == "**Chidi** would like to take back 2 moves.", "nothing was shown"
    await press(house, "Ann", question, EN("button-agree"))
    assert (await table.state()).players[CHIDI].technologies == learnt, "Eve has not agreed yet"
    await press(house, "Eve", question, EN("button-agree"))
    await house.settle()
    assert (await table.state()).players[CHIDI].technologies == learnt[:-1]
    assert {EVE, CHIDI} <= {each.seat for each in (await table.loaded()).prompts() if each.key == "ti-follow"}


def _names(option: dict[str, Any], technology: str) -> bool:
    return EN.name("twilight_imperium", technology) in option["label"]


async def test_who_has_no_race_yet_is_described_without_one(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", races="choose")
    shown = str(await Sitting(house, row).table())
    assert "Eve: 0 points, 0 planets" in shown and "()" not in shown


async def test_build_a_galaxy(house: House) -> None:
    """Tiles are hidden, laid in a snake, on numbered places; for a silent seat one is laid."""
    row = await running(house, "Ann", "Eve", "Chidi", galaxy="build", settings=Settings(deadline="24"))
    table = Sitting(house, row)
    homes = []
    while "ti-choose-home" in (waiting := await table.waiting()).values():
        (seat,) = waiting
        homes.append(seat)
        places = [each.removeprefix("home ") for each in await table.offered(seat)]
        assert {f"{n} · {at}" for n, at in enumerate(places, 1)} <= {*labels(await table.panel(seat))}
        assert files(await table.panel(seat)) == [f"choose_{'-'.join(places)}.png"], "numbered as the buttons"
        await table.answer(seat, (await table.offered(seat))[0], await table.table())
    assert len(homes) == 2, "where the last one lives is clear"
    (first,) = await table.waiting()
    others = [seat for seat in (ANN, EVE, CHIDI) if seat != first]
    assert EN("ti-place-tile") not in labels(await table.table())
    tiles = (await table.state()).players[first].tiles
    shown = table.said() + texts(await table.panel(others[0]))
    assert not [tile for tile in tiles if EN.name("twilight_imperium", tile) in shown], (
        "one's tiles are one's own"
    )
    panel = await table.press(first, await table.panel(first), EN("panel-twilight-imperium-tile"))
    (menu,) = selects(panel)
    assert {each["label"] for each in menu["options"]} == {
        EN.name("twilight_imperium", tile) for tile in tiles
    }
    panel = await table.choose(first, panel, "Which tile", "0")
    assert files(panel) == ["preview.png"]
    (menu,) = selects(panel)
    assert [each["label"] for each in menu["options"]] == [f"{n} · 10{n}" for n in range(1, 7)], (
        "the first ring, by the numbers of the picture"
    )
    assert "To choose from: 1. 101; 2. 102; " in str(panel)
    panel = await table.choose(first, panel, "where does it go", "2")
    await table.press(first, panel, EN("draft-do"))
    order = [first]
    while len(order) < 6:
        (seat,) = await table.waiting()
        order.append(seat)
        await seconds_pass(table, 24.1 * HOUR)
    assert order == [first, order[1], order[2], order[2], order[1], first], "a snake"
    assert EN("note-deadline", who=THREE[order[1]]) in table.said()
    inner = [at for at in (await table.state()).systems if at.startswith("10")]
    assert len(inner) == 6


async def test_who_let_his_time_go_by_is_not_waited_for_later(house: House) -> None:
    """An open secondary may be answered until the game needs it; then the hours before count."""
    state = acting("sol", "letnev", "hacan", picks=("technology_2",))
    for player in state.players:
        player.goods = 12
    at(state, "302").ships(CHIDI, cruiser=1)
    table = await sit(house, state)
    await table.plays(ANN, "strat technology_2", "tech hylar_v_assault_laser", "done")
    await table.plays(EVE, "decline technology_2")
    await seconds_pass(table, 13 * HOUR)
    assert CHIDI in {each.seat for each in (await table.loaded()).prompts()}, (
        "nobody waits: he may still follow"
    )
    await table.plays(EVE, "act 302")
    assert await table.waiting() == {CHIDI: "ti-follow"}
    await seconds_pass(table, 13 * HOUR)
    assert await table.waiting() == {EVE: "ti-move"}
    assert "2: decline technology_2" in await log_of(house, table.row.id)


@pytest.mark.slow
async def test_deadline_storm(house: House) -> None:
    """All six are silent over two rounds: the game stays legal, and nobody's hand is shown."""
    state = laid("sol", "letnev", "hacan", "xxcha", "naalu", "norr")
    for seat in range(6):
        for _ in range(2):
            state.players[seat].cards.append(state.action.cards.pop())
    table = await sit(house, state, deadline="24")
    looks = 0
    while (now := await table.state()).round <= 2 and not now.over:
        looks += 1
        assert looks < 120, f"nothing is done for {await table.waiting()}"
        await seconds_pass(table, 48 * HOUR)
        assert faults(await table.state()) == []
    moves = {row.text.split()[0] for row in await house.store.log.read(table.row.id) if row.kind == "play"}
    assert not moves & {"play", "follow", "offer", "give"} and {"pick", "pass", "form", "decline"} <= moves
    hands = {card for player in now.players for card in player.cards}
    assert len(hands) > 10
    shown = [name for card in hands if (name := EN.name("twilight_imperium", card)) in table.said()]
    assert not shown, "what was not discarded in the open is nobody's business"
    assert EN("note-deadline", who="Ann") in table.said()
