"""A battle of Stars of Akarios at the table: drafts, odds, orders, answers to a hit, what is refused."""

from __future__ import annotations

import pytest

from cogs import table_settings
from cogs.akarios import chances
from cogs.storyteller import CUT
from db.games import GameRow
from rules.akarios import risks
from rules.akarios.frames import Rolling
from rules.akarios.game import RULES
from tests.cogs.akarios import (
    HERE,
    NEAR,
    answer,
    command,
    compose,
    do,
    own_seat,
    play,
    private,
    skirmish,
    until,
)
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    buttons,
    loaded,
    log_of,
    press,
    said,
    selects,
    table,
    told_privately,
    walk,
)
from tests.rules.akarios.fight import Fight
from words import words

EN, RU = words("en"), words("ru")
SHOT = "act burst_fire 1 at=rs1"
WHOLE = f"whole:{SHOT}"
SPARROW = "sparrow C3 n hull=9"
ABLE = f"{HERE} cards=burst_fire,flank,shrapnel_blast"


def duel(*, dice: str = "move,attack,joker,stress") -> Fight:
    """Ann before a scout, Борис in the corner."""
    return Fight(f"{HERE} dice={dice}", "p1 chariot A1 n dice=move,attack", NEAR, "rs2 O11 n")


def rolling() -> Fight:
    """The dice lie there, before anybody acts."""
    fight = Fight(f"{HERE} dice=move,attack,move,stress", NEAR)
    fight.cockpit().dice.pop()
    fight.state.stack[-1:] = [Rolling(asked=[0])]
    return fight


def under_fire(*lines: str, targets: tuple[str, ...] = ("p0",), damage: int = 2) -> Fight:
    """An enemy has hit: whoever may answer is asked."""
    fight = Fight(*(lines or (HERE, "p1 chariot A1 n", NEAR)))
    fight.enemy_deck("0", "0", "0", "0", "0")
    fight.attacked(*targets, damage=damage)
    return fight


async def typed(house: House, name: str, row: GameRow, what: str, **options: str) -> str:
    return await told_privately(await house.person(name).slash(f"akarios {what}", row.thread, options))


# A command, from the list to the thread


@pytest.mark.rule("AK-888")
async def test_a_new_table_has_clocks_of_a_minute_or_a_day_and_all_can_be_set(house: House) -> None:
    await (await house.person("Ann").slash("akarios new")).answered()
    (row,) = await house.store.games.of_user(int(house.person("Ann").id), ["lobby"])
    settings = table_settings.of(row)
    assert [table_settings.seconds(settings, pace, live=True) for pace in ("answer", "reaction")] == [60, 60]
    assert [table_settings.seconds(settings, pace, live=False) for pace in ("turn", "answer")] == [86400] * 2
    assert 0 < int(settings.nudge) < int(settings.deadline), "reminded before the time is up"
    face = house.bot.table.faces["akarios"]
    hidden = table_settings.unused(face, row)
    spoken = {"sound", "show"}
    assert hidden == {*table_settings.BY_POST.values()} | spoken, "a live table is offered its clocks"
    assert not spoken & {*table_settings.unused(house.bot.table.faces["space_alert"], row)}


async def test_a_usual_action_is_two_taps(house: House) -> None:
    row = await skirmish(house, "Ann", "Борис", fight=duel())
    panel = await own_seat(house, "Ann", row.id)
    (menu,) = [each for each in selects(panel) if each["placeholder"] == EN("ak-group-whole")]
    assert len(menu["options"]) > 3 and any("destroyed" in o.get("description", "") for o in menu["options"])
    shown = await command(house, "Ann", row.id, SHOT)
    assert (await log_of(house, row.id))[0] == f"0: {SHOT}"
    assert "~~2 Attack~~" in texts(shown), "and the next one can be picked right there"


async def test_the_map_on_ones_seat_has_the_numbers_of_the_menu(house: House) -> None:
    row = await skirmish(
        house, "Ann", "Борис", fight=Fight(f"{HERE} dice=move,move", "p1 chariot A1 n", "rs1 N2 s")
    )
    panel = await own_seat(house, "Ann", row.id)
    (menu,) = [each for each in selects(panel) if each["placeholder"] == EN("ak-group-whole")]
    drawn = next(item["description"] for each in walk(panel) for item in each.get("items", ()))
    labels = [each["label"].partition(" · ") for each in menu["options"]]
    assert [number for number, _, _ in labels] == [str(n) for n in range(1, len(labels) + 1)]
    ends = {number: said.partition("→ ")[2].partition(",")[0] for number, _, said in labels if "→" in said}
    flown = [f"{number}: {end}" for number, end in ends.items() if end != "H6"]
    assert flown and drawn.startswith(EN("ak-say-reach", ends=", ".join(flown)))


async def test_one_click_twice(house: House) -> None:
    """Delivered twice, applied once: an action, a standing order, an answer."""
    row = await skirmish(house, "Ann", "Борис", fight=duel())
    panel = await compose(house, "Ann", row.id, WHOLE)
    house.box.faults.duplicate_interactions = True
    await do(house, "Ann", panel)
    await press(house, "Ann", await own_seat(house, "Ann", row.id), f"w:ak_orders:{row.id}:usual", force=True)
    await answer(house, "Ann", row.id, "pass", key="ak-ask-act")
    house.box.faults.duplicate_interactions = False
    log = await log_of(house, row.id)
    assert [line for line in log if line.startswith("0: act")] == [f"0: {SHOT}"]
    assert log.count("0: pass") == 1
    assert len([line for line in log if "order" in line]) == 6


async def test_a_draft_outlives_a_restart(house: House) -> None:
    """Between way and targets; and what the board has made impossible meanwhile is cut off."""
    fight = Fight(f"{HERE} dice=move,attack", "p1 chariot A1 n", NEAR, "rs2 G4 se")
    row = await skirmish(house, "Ann", "Борис", fight=fight)
    panel = await compose(house, "Ann", row.id, "burst_fire")
    asked = EN("ak-draft-targets", card="Burst Fire")
    assert asked in texts(panel)
    await house.restart()
    again = private(await press(house, "Ann", await table(house, row.id), f"w:panel:{row.id}:act.act.1"))
    assert "**Burst Fire**" in texts(again) and asked in texts(again)
    (menu,) = selects(panel)
    await play(house, row.id, 0, SHOT)
    await (await house.person("Ann").choose(panel, menu["custom_id"], "0")).done()
    assert EN("draft-cut") in texts(panel), "the die is spent: what was begun is cut off, and that is said"
    assert await log_of(house, row.id) == [f"0: {SHOT}"]


@pytest.mark.parametrize(("name", "say"), [("Ann", EN), ("Борис", RU)])
async def test_odds_on_the_panel_are_the_odds(house: House, name: str, say: object) -> None:
    fight = duel() if name == "Ann" else Fight("p0 argonaut A1 n", "p1 argonaut H6 n dice=attack", NEAR)
    row = await skirmish(house, "Ann", "Борис", fight=fight)
    seat = 0 if name == "Ann" else 1
    at = await loaded(house, row.id)
    best = risks.attacks(at.state, seat)[0]
    share = round(100 * best.hits[0].destroyed)
    told = (await typed(house, name, row, "odds")).replace("\u00a0", " ")
    assert f"**{share} %**" in told, told
    one = (await typed(house, name, row, "odds", move=best.line)).replace("\u00a0", " ")
    assert f"**{share} %**" in one
    assert {best.line} <= set(await chances.asked(at, seat))
    options = [o for menu in selects(await own_seat(house, name, row.id)) for o in menu["options"]]
    said = [o.get("description", "").replace("\u00a0", " ") for o in options]
    assert any(f" {share} %" in each for each in said), said


async def test_a_typed_reroll_of_some_dice_is_not_one_of_all(house: House) -> None:
    row = await skirmish(house, "Ann", fight=rolling())
    assert "reroll 0,2" in await typed(house, "Ann", row, "turn", moves="reroll 0,2")
    assert await log_of(house, row.id) == ["0: reroll 0,2"]


async def test_danger_and_orders_are_commands_and_buttons(house: House) -> None:
    row = await skirmish(house, "Ann", "Борис", fight=duel())
    shown = private(await (await house.person("Ann").slash("akarios danger", row.thread)).done())
    assert [file["filename"] for file in shown["attachments"]] == ["danger.png"]
    told = await typed(house, "Ann", row, "orders", order="place C6,C5/ne")
    assert "Ann gives a standing order: Where your ship begins." in told and "C6,C5/ne" in told
    told = await typed(house, "Ann", row, "orders", order="drop place")
    assert EN("ak-orders-none") in told
    for wrong in ("place nowhere", "dance slowly", "order_cancel maybe"):
        before = await log_of(house, row.id)
        assert (
            "❌" in await typed(house, "Ann", row, "orders", order=wrong)
            or await log_of(house, row.id) == before
        )
        assert await log_of(house, row.id) == before, wrong
    stranger = await typed(house, "Дана", row, "danger")
    assert stranger == RU("trouble-not-yours")


# Answers to a hit


async def test_ann_protects_the_sparrow_once(house: House) -> None:
    fight = under_fire(ABLE, "p1 chariot B2 n", SPARROW, NEAR, targets=("sparrow",))
    row = await skirmish(house, "Ann", "Борис", fight=fight)
    before = fight.ship("sparrow").hull
    panel = await own_seat(house, "Ann", row.id)
    (stale,) = [each["custom_id"] for each in buttons(panel) if each["label"] == EN("ak-choice-protect")]
    await answer(house, "Ann", row.id, "protect", panel, key="ak-ask-protect")
    at = await loaded(house, row.id)
    battle = at.view(None).battle
    assert battle is not None
    (sparrow,) = [ship for ship in battle.ships if ship.ref == "sparrow"]
    assert sparrow.hull == before
    assert [card.broken for card in battle.cockpits[0].cards if card.card == "shrapnel_blast"] == [True]
    again = await press(house, "Ann", panel, stale, force=True)
    assert EN("trouble-stale") in await told_privately(again)
    assert (await log_of(house, row.id)).count("0: protect") == 1


async def test_a_deadly_hit_offers_the_cheapest_card_first(house: House) -> None:
    row = await skirmish(house, "Ann", "Борис", fight=under_fire(damage=20))
    panel = await own_seat(house, "Ann", row.id)
    offered = [each for each in buttons(panel) if ":choose:" in each["custom_id"]]
    assert [each["label"] for each in offered] == ["Break Flank", "Break Burst Fire", "Take the hit"]
    assert "hits you for 20. Take it" in texts(panel), "no effects, no empty list"


async def test_orders_queue_while_ann_chooses(house: House) -> None:
    """AK-893: what Борис commands meanwhile waits; what has become impossible is dropped."""
    fight = Fight(
        f"{HERE} dice=attack,attack cards=burst_fire,flank,beyond_limits",
        "p1 chariot F7 n dice=move,move",
        NEAR,
    )
    row = await skirmish(house, "Ann", "Борис", fight=fight)
    await play(house, row.id, 0, "act burst_fire 0 at=rs1")
    at = await loaded(house, row.id)
    assert [prompt.key for prompt in at.prompts() if not prompt.optional] == ["ak-ask-stack"]
    told = await typed(house, "Борис", row, "turn", moves="act move_2 0; act move_2 0")
    assert "act move_2 0" in told
    assert not [line for line in await log_of(house, row.id) if line.startswith("1: act")]
    await answer(house, "Ann", row.id, "stack 0", key="ak-ask-stack")
    log = await log_of(house, row.id)
    assert log.count("1: act move_2 0") == 1 and "1: lose_queue" in log, log


# What is not allowed

REFUSED = {
    "act move_2 9": "ak-illegal-no-such-die",
    "act laser_cannon 1 at=rs1": "ak-illegal-no-such-action",
    "act attack 1 at=rs2": "ak-illegal-target",
    "act attack 1 at=p1": "ak-illegal-target",
    "act burst_fire 1 at=rs1,rs1": "ak-illegal-target",
    "act move_2 0 stop=9": "ak-illegal-stop",
    "act turn 2 turn=s": "ak-illegal-turn",
    "reroll 7": "ak-illegal-no-such-die",
    "buy flank": "ak-illegal-here",
    "vote 006": "ak-illegal-here",
    "take": "ak-illegal-here",
    "close": "ak-illegal-here",
}


async def test_what_is_not_allowed_says_why_and_changes_nothing(house: House) -> None:
    """Out of range, on an ally, twice at one, with spent or missing dice, cards one has not, other questions'
    answers: a private sentence with what would be possible."""
    row = await skirmish(house, "Ann", "Борис", fight=duel())
    before = await house.store.games.get(row.id)
    assert before is not None
    for line, key in REFUSED.items():
        told = await typed(house, "Ann", row, "turn", moves=line)
        assert EN(key, targets=("rs1",)) in told, (line, told)
    after = await house.store.games.get(row.id)
    assert after is not None and after.state == before.state and await log_of(house, row.id) == []


async def test_forged_and_foreign_buttons_get_a_private_word(house: House) -> None:
    row = await skirmish(house, "Ann", "Борис", fight=duel())
    panel = await compose(house, "Ann", row.id, WHOLE)
    go = next(each["custom_id"] for each in buttons(panel) if ":draft_do:" in each["custom_id"])
    theirs = await press(house, "Борис", await table(house, row.id), go, force=True)
    assert RU("trouble-not-yours") in await told_privately(theirs)
    for forged in ("ak_orders:{}:dance", "ak_concede:{}:sure", "draft_do:{}:0.x.y"):
        shown = await table(house, row.id)
        pressed = await press(house, "Дана", shown, f"w:{forged.format(row.id)}", force=True)
        assert await told_privately(pressed)
    wrong = await press(house, "Ann", await table(house, row.id), f"w:ak_orders:{row.id}:set", force=True)
    assert EN("trouble-malformed") in await told_privately(wrong)
    assert await log_of(house, row.id) == []
    assert RULES.key == row.game


async def test_what_each_enemy_does_is_told_to_the_last(house: House) -> None:
    """However many there are: nothing of their phase is left out for want of room."""
    row = await skirmish(
        house,
        "Ann",
        fight=Fight("p0 argonaut H6 n", "rs1 H1 s", "rs2 B2 s", "rs3 N2 s", "rs4 B11 n", "rs5 N11 n"),
    )
    await play(house, row.id, 0, "pass")
    await until(house, row.id, "ak-ask-dice", "ak-ask-act")
    told = said(house, row)
    assert "Round 2" in told and CUT not in told
    flown = [told.index(f"Ronin Scout {number} is after Ann") for number in range(1, 6)]
    assert flown == sorted(flown)
