"""Twilight Imperium at the table: opened by command, played by its buttons, nothing private in public."""

from __future__ import annotations

from typing import Any

import pytest

from cogs import proof as proof_module
from rules import work
from rules.core import notation
from rules.twilight_imperium.game import RULES
from sandbox.shapes import EPHEMERAL
from tests.cogs.answering import answer, asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    begun,
    buttons,
    in_thread,
    labels,
    loaded,
    log_of,
    pings,
    press,
    said,
    selects,
    table,
    told_privately,
)
from tests.cogs.twilight_imperium import (
    acting,
    besieged,
    first_like,
    play,
    running,
    started,
    stories,
    with_cards,
)
from words import words

EN, RU = words("en"), words("ru")
NAMES = ("Ann", "Eve", "Chidi")
Message = dict[str, Any]


def files(message: Message) -> list[str]:
    return [file["filename"] for file in message["attachments"]]


async def my_seat(house: House, name: str, game: int) -> Message:
    panel = (await press(house, name, await table(house, game), f"w:seat:{game}:")).message
    assert panel["flags"] & EPHEMERAL
    return panel


# From the lobby to the first pick.


async def test_lobby_to_first_pick(house: House) -> None:
    opening = await house.person("Ann").slash("ti new", **{"pace": "post", "galaxy": "balanced"})
    lobby = (await opening.answered()).message
    assert lobby is not None
    assert EN("about-twilight-imperium") in texts(lobby)
    panel = (await press(house, "Ann", lobby, "Options")).message
    offered = [option["label"] for menu in selects(panel) for option in menu["options"]]
    assert not any("option-" in label for label in offered), "every option has words"
    await press(house, "Борис", lobby, "Join")
    await press(house, "Ann", lobby, "Add android")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, 1)
    at = await loaded(house, row.id)
    while at.view(None).phase == "setup":  # tokens are laid, units settled; the android has done so
        prompt = next(each for each in at.prompts() if not each.optional)
        await play(house, row.id, prompt.seat, notation.write(prompt.choices[0].action))
        at = await loaded(house, row.id)
    message = await table(house, row.id)
    shown = texts(message)
    assert "Round 1 · Strategy Phase" in shown and "9 to win" in shown
    assert {"Galaxy", "My sheet", "Objectives", "Laws", "Players", "My seat"} <= set(labels(message))


async def test_a_galaxy_is_laid_out_beside_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """To balance one for eight takes a tenth of a second and more."""
    do, jobs = house.bot.workshop.do, []

    async def noted(work: Any, *args: Any, **how: Any) -> Any:
        jobs.append(work)
        return await do(work, *args, **how)

    monkeypatch.setattr(house.bot.workshop, "do", noted)
    lobby = (await (await house.person("Ann").slash("ti new", galaxy="balanced")).answered()).message
    assert lobby is not None
    for _ in range(7):
        await press(house, "Ann", lobby, "Add android")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, 1)
    assert work.begun in jobs
    folded = proof_module.fold(RULES, row, await house.store.log.moves(row.id, 0, row.depth))
    assert folded == row.state, "and it is the one that the seed leads to"


async def test_two_players_need_the_house_rule(house: House) -> None:
    opening = await house.person("Ann").slash("ti new")
    lobby = (await opening.answered()).message
    await press(house, "Eve", lobby, "Join")
    assert EN("ti-illegal-two-players") in await told_privately(await press(house, "Ann", lobby, "Start"))


async def test_a_pick_says_what_each_card_does(house: House) -> None:
    row = await running(house, *NAMES, state=started())
    (menu,) = selects(await table(house, row.id))
    hints = {option["label"]: option["description"] for option in menu["options"]}
    assert hints["1 Leadership"] == EN("ti-pick-leadership") and len(hints) == 8
    at = await loaded(house, row.id)
    await answer(house, NAMES[asked(at).seat], row.id, "pick leadership")
    assert stories(house, row) == [f"**{NAMES[asked(at).seat]}**: picks Leadership."]


# A turn by buttons.


async def test_expand_in_three_taps(house: House) -> None:
    """Activate, everything that can, land as suggested."""
    state = acting()
    row = await running(house, *NAMES, state=state)
    seat = state.order[0]
    name, at = NAMES[seat], await loaded(house, row.id)
    menu = next(
        each
        for each in selects(await table(house, row.id))
        if each["placeholder"].startswith(EN("ti-group-activate"))
    )
    first = menu["options"][0]
    assert "nobody’s" in first["description"] and "can come" in first["description"], "the sensible first"
    taps = [first_like(at, "act"), "move all", "land suggested"]
    where = taps[0].split()[1]
    assert first["label"].startswith(f"Activate {where}: ")
    for move in taps:
        await answer(house, name, row.id, move)
    at = await loaded(house, row.id)
    view = at.view(None)
    assert any(planet.owner == seat for planet in view.system(where).planets)
    while asked(at).seat == seat:  # a dock nearby may still build
        await answer(house, name, row.id, "done")
        at = await loaded(house, row.id)
    story, figures = stories(house, row)[-1].split("\n")
    assert story.startswith(f"**{name}**: ") and f"to {where}; **takes " in story
    assert figures.startswith("-# points 0 · counters ")


async def test_one_seat_panel_carries_a_whole_turn(house: House) -> None:
    state = acting()
    row = await running(house, *NAMES, state=state)
    seat = state.order[0]
    panel = await my_seat(house, NAMES[seat], row.id)
    assert files(panel) == ["galaxy.png"]
    assert {"Sheet", "Hand", "Technologies", "Orders", "Trade", "Odds"} <= set(labels(panel))
    act = first_like(await loaded(house, row.id), "act")
    moved = (await answer(house, NAMES[seat], row.id, act, panel)).message
    assert files(moved) == [f"system_{act.split()[1]}.png"], "answered in place, with the system"
    assert EN("ti-move-all") in labels(moved)


async def test_ships_are_chosen_on_a_panel_with_the_system_before_ones_eyes(house: House) -> None:
    state = acting()
    row = await running(house, *NAMES, state=state)
    seat = state.order[0]
    name, act = NAMES[seat], first_like(await loaded(house, row.id), "act")
    await play(house, row.id, seat, act)
    panel = (
        await press(house, name, await my_seat(house, name, row.id), EN("panel-twilight-imperium-fleet"))
    ).message
    assert files(panel) == ["preview.png"] and f"Which ships come to {act.split()[1]}?" in texts(panel)
    assert not texts(panel).startswith("…"), "nothing has been said yet"
    panel = (await press(house, name, panel, EN("ti-move-ships"))).message
    assert await log_of(house, row.id) == [f"{seat}: {act}"], "nothing is decided before it is done"
    await press(house, name, panel, EN("draft-do"))
    assert len(await log_of(house, row.id)) == 2
    assert (await loaded(house, row.id)).view(None).system(act.split()[1]).ships_of(seat)


async def test_whole_turn_in_a_line(house: House) -> None:
    state, attacker, _, where = besieged()
    row = await running(house, *NAMES, state=state)
    thread = house.box.world.channels[str(row.thread)]
    line = f"act {where}; move all; plan; land suggested"
    done = await (await house.person(NAMES[attacker]).slash("ti turn", thread, moves=line)).answered()
    shown = texts(done.message)
    assert EN("ti-move-all") in shown and "land suggested" in shown.partition(EN("ti-move-all"))[2]
    made = [entry.split(": ")[1] for entry in await log_of(house, row.id)]
    assert made[:2] == [f"act {where}", "move all"] and made[-1].startswith("queue ")


@pytest.mark.parametrize("speech", [EN, RU], ids=["en", "ru"])
async def test_a_line_may_be_written_in_the_words_that_are_shown(house: House, speech: Any) -> None:
    state, attacker, _, where = besieged()
    row = await running(house, *NAMES, state=state)
    thread = house.box.world.channels[str(row.thread)]
    line = f"act {where}; {speech('ti-move-all').upper()}; plan"
    done = await (await house.person(NAMES[attacker]).slash("ti turn", thread, moves=line)).answered()
    assert EN("ti-move-all") in texts(done.message)
    made = [entry.split(": ")[1] for entry in await log_of(house, row.id)]
    assert made[:2] == [f"act {where}", "move all"]


async def test_the_example_in_russian_is_a_turn_in_the_words_that_are_shown(house: House) -> None:
    state, attacker, _, where = besieged()
    row = await running(house, *NAMES, state=state)
    thread = house.box.world.channels[str(row.thread)]
    line = RU("ti-turn-example").replace("308", where)
    await (await house.person(NAMES[attacker]).slash("ti turn", thread, moves=line)).answered()
    made = [entry.split(": ")[1] for entry in await log_of(house, row.id)]
    assert made[:2] == [f"act {where}", "move all"]


async def test_what_stands_behind_the_end_of_the_turn_is_queued(house: House) -> None:
    state = acting()
    seat, other, third = state.order
    row = await running(house, *NAMES, state=state)
    thread = house.box.world.channels[str(row.thread)]
    offered = [notation.write(choice.action) for choice in asked(await loaded(house, row.id)).choices]
    first, second = [move for move in offered if move.startswith("act")][:2]
    ann = house.person(NAMES[seat])
    line = f"{first}; done; {second}; move all"
    done = await (await ann.slash("ti turn", thread, moves=line)).answered()
    assert EN("turn-queued", left=f"{second}; move all") in texts(done.message)
    assert await log_of(house, row.id) == [
        f"{seat}: {first}",
        f"{seat}: done",
        f"{seat}: queue '{second}; move all'",
    ]
    assert second not in said(house, row), "nobody reads what is to come"
    for each in (other, third):
        await play(house, row.id, each, first_like(await loaded(house, row.id), "act"), "done")
    made = [entry.split(": ")[1] for entry in await log_of(house, row.id) if entry.startswith(f"{seat}:")]
    assert made[3:] == [second, "move all"], "in the next turn it is played by itself"


async def test_a_line_that_cannot_be_played_changes_nothing(house: House) -> None:
    state = acting()
    row = await running(house, *NAMES, state=state)
    thread = house.box.world.channels[str(row.thread)]
    eve = house.person(NAMES[state.order[0]])
    refused = await (await eve.slash("ti turn", thread, moves="act 999; move all")).answered()
    assert "“act 999”" in texts(refused.message) and refused.message["flags"] & EPHEMERAL
    assert await log_of(house, row.id) == []


async def test_a_stranger_and_a_stale_button_change_nothing(house: House) -> None:
    state = acting()
    row = await running(house, *NAMES, state=state)
    seat = state.order[0]
    panel = await my_seat(house, NAMES[seat], row.id)
    menu = next(each for each in selects(panel) if each["placeholder"].startswith(EN("ti-group-activate")))
    other = NAMES[state.order[1]]
    public = await table(house, row.id)
    theirs = next(each for each in selects(public) if each["placeholder"].startswith(EN("ti-group-activate")))
    foreign = await house.person(other).choose(public, theirs["custom_id"], theirs["options"][0]["value"])
    assert await told_privately(foreign) == EN("trouble-not-yours")
    before = len(await log_of(house, row.id))
    house.bot.table.broadcast.follow = None  # as after a restart: the panel stays as it is
    await play(house, row.id, seat, "strat " + next(each.card for each in state.players[seat].picked))
    stale = await house.person(NAMES[seat]).choose(panel, menu["custom_id"], menu["options"][0]["value"])
    assert EN("trouble-stale") in await told_privately(stale)
    assert len(await log_of(house, row.id)) == before + 1


# Battles.


async def test_battle_by_plan(house: House) -> None:
    state, attacker, defender, where = besieged()
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, attacker, f"act {where}", "move all")
    for _ in range(4):  # windows of those who wait for cards
        at = await loaded(house, row.id)
        waiting = [prompt for prompt in at.prompts() if prompt.key.startswith("ti-window")]
        if not waiting:
            break
        await play(house, row.id, waiting[0].seat, "let")
    at = await loaded(house, row.id)
    assert {prompt.key for prompt in at.prompts() if not prompt.optional} == {"ti-plan"}
    calls = [message for message in pings(house, row) if house.person(NAMES[defender]).id in texts(message)]
    (call,) = [message for message in calls if EN("ti-plan-usual") in labels(message)]
    assert files(call) == ["battle.png"] and f"attacks {NAMES[defender]}" in texts(call)
    assert "Space Battle" in texts(await table(house, row.id)), "the battle is the picture of the table"
    odds = (
        await press(house, NAMES[defender], await my_seat(house, NAMES[defender], row.id), "Odds")
    ).message
    assert "%" in texts(odds) and files(odds)[0].startswith("battle_odds_")
    for seat in (attacker, defender):
        await play(house, row.id, seat, "plan")
    while (
        any(prompt.key.startswith(("ti-window", "ti-stop")) for prompt in at.prompts())
        or at.view(None).battle
    ):
        at = await loaded(house, row.id)
        found = [prompt for prompt in at.prompts() if not prompt.optional]
        if not at.view(None).battle:
            break
        await play(house, row.id, found[0].seat, notation.write(found[0].choices[0].action))
    report = next(story for story in stories(house, row) if "⚔" in story)
    assert f"⚔ **{where}**, " in report
    assert f"{NAMES[attacker]}: " in report and " · lost: " in report


# Votes and the Status Phase.


@pytest.fixture
def voting() -> Any:
    """An agenda is open, and everybody has a sheet to hand in."""
    return acting(until=lambda now: any(type(frame).__name__ == "Ballots" for frame in now.stack))


async def test_a_vote_is_one_sheet_from_everybody(house: House, voting: Any) -> None:
    row = await running(house, *NAMES, state=voting)
    at = await loaded(house, row.id)
    ballots = [prompt for prompt in at.prompts() if prompt.key == "ti-ballot"]
    assert len(ballots) >= 2, "all are asked at once"
    assert files(await my_seat(house, NAMES[ballots[0].seat], row.id)) == ["agenda.png"]
    moves = {prompt.seat: notation.write(prompt.choices[0].action) for prompt in ballots}
    for seat, move in moves.items():
        await play(house, row.id, seat, move)
        shown = said(house, row)
        if seat != ballots[-1].seat:
            assert "votes for" not in shown, "sheets are sealed until all are in"


async def test_homework_form_is_one_tap(house: House) -> None:
    state = acting(until=lambda now: any(type(frame).__name__ == "Forms" for frame in now.stack))
    row = await running(house, *NAMES, state=state)
    at = await loaded(house, row.id)
    asked_now = [prompt for prompt in at.prompts() if prompt.key == "ti-form"]
    assert len(asked_now) == 3
    for prompt in asked_now:
        panel = await my_seat(house, NAMES[prompt.seat], row.id)
        assert files(panel)[0] == "objectives.png"
        await press(house, NAMES[prompt.seat], panel, EN("ti-form-usual"))
    await house.settle()
    assert (await loaded(house, row.id)).view(None).round == state.round + 1
    told = "\n".join(stories(house, row))
    assert f"Round {state.round + 1}. " in told
    (end,) = [
        message
        for message in in_thread(house, row)
        if "objectives.png" in files(message) and not buttons(message)
    ]
    assert "Round 2" in texts(end), "a new round comes with the objectives"


# At any time.


async def test_goods_are_given_by_command_and_refused_with_a_reason(house: House) -> None:
    state = acting()
    state.players[1].goods = 3
    row = await running(house, *NAMES, state=state)
    thread = house.box.world.channels[str(row.thread)]
    given = await (await house.person("Eve").slash("ti give", thread, player="Ann", goods=2)).answered()
    assert "Eve gives Ann 2 Trade Goods." in texts(given.message)
    view = (await loaded(house, row.id)).view(None)
    assert (view.players[0].goods, view.players[1].goods) == (2, 1)
    await house.settle()
    assert stories(house, row) == ["Eve gives Ann 2 Trade Goods."], "told at once"
    refused = await (await house.person("Eve").slash("ti give", thread, player="Ann", goods=5)).answered()
    assert refused.message["flags"] & EPHEMERAL and "gives" not in texts(refused.message)
    nobody = await (await house.person("Eve").slash("ti give", thread, player="Nobody", goods=1)).answered()
    assert texts(nobody.message) == EN("ti-illegal-no-such-player")
    view = (await loaded(house, row.id)).view(None)
    assert (view.players[0].goods, view.players[1].goods) == (2, 1), "nothing has changed"


async def test_a_gift_is_told_once_though_moves_before_it_are_taken_back(house: House) -> None:
    state = acting()
    seat, giver, _ = state.order
    state.players[giver].goods = 3
    row = await running(house, *NAMES, state=state)
    name = NAMES[seat]
    await answer(house, name, row.id, first_like(await loaded(house, row.id), "act"))
    thread = house.box.world.channels[str(row.thread)]
    given = house.person(NAMES[giver]).slash("ti give", thread, player=NAMES[seat], goods=1)
    await (await given).answered()
    await house.settle()
    line = EN("ti-goods-given", player=NAMES[giver], other=name, count=1)
    assert stories(house, row) == [line], "the turn itself waits for its end"
    await press(house, name, await table(house, row.id), EN("button-undo"))
    await house.settle()
    kinds = [record.kind for record in await house.store.log.whole(row.id)]
    assert kinds == ["play", "play", "undo", "play"], "it is given again"
    await play(house, row.id, seat, f"strat {state.players[seat].picked[0].card}")
    await house.settle()
    assert "\n".join(stories(house, row)).count(line) == 1
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert "\n".join(stories(house, row)).count(line) == 1


async def test_an_offer_is_made_and_accepted_and_nobody_else_reads_it(house: House) -> None:
    state = acting()
    one, other, _ = state.order  # the one whose turn it is, and somebody who waits
    state.players[one].goods, state.players[other].goods = 4, 1
    row = await running(house, *NAMES, state=state)
    panel = (await press(house, NAMES[one], await my_seat(house, NAMES[one], row.id), "Trade")).message
    maker = house.person(NAMES[one])
    for word, value in (
        ("with", str(other)),
        (f"give.{other}.0.0", "2"),
        (f"want.{other}.2.0", "1"),
    ):
        chosen = await maker.choose(panel, f"s:ti_trade:{row.id}:{word}", value)
        panel = (await chosen.answered()).message or panel
    assert f"With {NAMES[other]}: you give 2, you get 1." in texts(panel)
    sent = (await press(house, NAMES[one], panel, EN("ti-trade-send"))).message
    assert f"{NAMES[one]} offers {NAMES[other]}: 2 Trade Goods for 1 Trade Good." in texts(sent)
    await house.settle()
    assert "Trade Goods and asks" not in said(house, row), "the terms are for the two alone"
    theirs = await my_seat(house, NAMES[other], row.id)
    terms = f"{NAMES[one]} offers you 2 Trade Goods and asks for 1 Trade Good in return."
    assert terms in texts(theirs)
    assert terms not in texts(await my_seat(house, NAMES[state.order[2]], row.id))
    await press(house, NAMES[other], theirs, EN("ti-offer-accept"))
    view = (await loaded(house, row.id)).view(None)
    assert (view.players[one].goods, view.players[other].goods) == (3, 2)
    assert not view.offers


async def test_whoever_is_in_turn_hears_of_an_offer_too(house: House) -> None:
    state = acting()
    one, other, _ = state.order
    state.players[other].goods = 2
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, other, f"offer {one} give=goods:1")
    panel = await my_seat(house, NAMES[one], row.id)
    assert EN("ti-seat-offers", count=1) in texts(panel)
    panel = (await press(house, NAMES[one], panel, "Trade")).message
    await press(house, NAMES[one], panel, EN("ti-offer-accept"))
    assert (await loaded(house, row.id)).view(None).players[one].goods == 1


async def test_an_offer_can_be_countered(house: House) -> None:
    state = acting()
    state.players[0].goods, state.players[1].goods = 4, 3
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 0, "offer 1 give=goods:1 want=goods:3")
    panel = (
        await press(house, "Eve", await my_seat(house, "Eve", row.id), f"w:ti_trade:{row.id}:open")
    ).message
    number = (await loaded(house, row.id)).view(1).offers[0].number
    panel = (await press(house, "Eve", panel, f"w:ti_trade:{row.id}:counter.{number}")).message
    assert "With Ann: you give 3, you get 1." in texts(panel), "their terms, turned round, to be changed"
    assert not (await loaded(house, row.id)).view(1).offers, "the first offer is refused"


async def test_a_card_in_hand_offers_its_order(house: House) -> None:
    state = with_cards(acting(), 1, "sabotage", "morale_boost")
    row = await running(house, *NAMES, state=state)
    panel = await my_seat(house, "Eve", row.id)
    offered = EN("ti-orders-suggest", order=EN("ti-order-at", card="Sabotage"))
    assert offered in labels(panel)
    panel = (await press(house, "Eve", panel, offered)).message
    assert "Sabotage: when a card is played (aimed at me)" in texts(panel)
    own = (await loaded(house, row.id)).view(1).own
    assert own is not None
    (order,) = own.book.orders
    assert (order.when, order.do, order.only) == ("after_action_card", "play sabotage", ("at:me",))
    await house.settle()
    assert "Sabotage" not in said(house, row) and stories(house, row) == [], "nobody else is told"
    again = await my_seat(house, "Eve", row.id)
    order = EN("ti-order-mine", card="Morale Boost")
    assert EN("ti-orders-suggest", order=order) in labels(again), "the next card offers its own"
    eve = house.person("Eve")
    dropped = (await (await eve.choose(panel, f"s:ti_orders:{row.id}:drop", "0")).answered()).message or panel
    assert "aimed at me)" not in texts(dropped)


async def test_waits_ranking_and_plans_are_ordered(house: House) -> None:
    row = await running(house, *NAMES, state=acting())
    thread = house.box.world.channels[str(row.thread)]
    eve = house.person("Eve")
    panel = (await (await eve.slash("ti orders", thread)).answered()).message
    for word, values in (
        ("waits", ["battle", "agenda"]),
        ("rank", ["technology_2"]),
        ("rank", ["leadership"]),
    ):
        panel = (
            await (await eve.choose(panel, f"s:ti_orders:{row.id}:{word}", values)).answered()
        ).message or panel
    await (await eve.choose(panel, f"s:ti_orders:{row.id}:plan", "rounds")).answered()
    own = (await loaded(house, row.id)).view(1).own
    assert own is not None
    assert [each.when for each in own.book.waits] == ["battle", "agenda"]
    assert own.ranking == ("technology_2", "leadership") and own.plan == "plan stop=each_round"
    assert "Picks: Technology II → Leadership" in texts(panel)
    cleared = (await press(house, "Eve", panel, EN("ti-orders-unrank"))).message
    assert "Picks:" not in texts(cleared)


async def test_a_promise_is_public_and_listed_until_the_round_ends(house: House) -> None:
    row = await running(
        house, *NAMES, state=acting(until=lambda now: type(now.stack[-1]).__name__ == "Forms")
    )
    thread = house.box.world.channels[str(row.thread)]
    made = await (
        await house.person("Ann").slash("ti promise", thread, player="Eve", promise="no *attack* on 308")
    ).answered()
    assert EN("ti-promise-made") in texts(made.message)
    await house.settle()
    assert any(story.startswith("🤝 Ann promises Eve · no ") for story in stories(house, row))
    assert "🤝 Ann promises Eve" in texts(await my_seat(house, "Chidi", row.id))
    for seat in range(3):
        await play(house, row.id, seat, "form")
    assert (await loaded(house, row.id)).view(None).round == 2
    assert "🤝" not in texts(await my_seat(house, "Chidi", row.id)), "a promise ends with its round"


async def test_hands_are_nobodys_business(house: House) -> None:
    state = with_cards(acting(), 1, "sabotage", "direct_hit")
    row = await running(house, *NAMES, state=state)
    hand = (await press(house, "Eve", await my_seat(house, "Eve", row.id), "Hand")).message
    assert files(hand) == ["hand.png"] and "Direct Hit" in texts(hand)
    assert RU("ti-look-hand") not in labels(
        (await press(house, "Дана", await table(house, row.id), f"w:look:{row.id}:galaxy")).message
    )
    public = said(house, row)
    assert "Sabotage" not in public and "Direct Hit" not in public
    theirs = texts((await press(house, "Ann", await my_seat(house, "Ann", row.id), "Players")).message)
    assert "Direct Hit" not in theirs


async def test_an_agreement_is_offered_in_two_taps_and_approved_in_one(house: House) -> None:
    state = acting(until=lambda now: type(now.stack[-1]).__name__ == "Negotiation")
    row = await running(house, *NAMES, state=state)
    at = await loaded(house, row.id)
    active = next(prompt.seat for prompt in at.prompts() if prompt.key == "ti-negotiation-active")
    maker, other = (seat for seat in range(3) if seat != active)
    panel = (await press(house, NAMES[maker], await my_seat(house, NAMES[maker], row.id), "Trade")).message
    menu = next(each for each in selects(panel) if each["custom_id"].endswith(":pair"))
    pair = next(each for each in menu["options"] if each["value"].startswith(f"{other}."))
    await (await house.person(NAMES[maker]).choose(panel, menu["custom_id"], pair["value"])).answered()
    (offer,) = (await loaded(house, row.id)).view(other).offers
    await play(house, row.id, other, f"accept {offer.number}")
    panel = (await press(house, NAMES[active], await my_seat(house, NAMES[active], row.id), "Trade")).message
    await press(house, NAMES[active], panel, EN("ti-trade-approve"))
    partners = [each.partner for each in (await loaded(house, row.id)).view(None).players[maker].agreements]
    assert other in partners


async def test_a_reader_has_his_own_language(house: House) -> None:
    row = await running(house, *NAMES, state=acting())
    boris = house.person("Борис")
    shown = (
        await (await boris.click(await table(house, row.id), f"w:look:{row.id}:players")).answered()
    ).message
    assert RU("ti-look-players") in texts(shown)
