"""Stars of Akarios for one person: what ends a phase is asked once more, and all who are asked are called."""

from __future__ import annotations

import pytest

from cogs import prompts
from cogs.akarios import status
from rules.akarios.actions import Ready
from tests.cogs import campaigning
from tests.cogs.akarios import HERE, NEAR, answer, own_seat, play, private, skirmish
from tests.cogs.campaigning import press as campaign_press
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, begun, buttons, labels, loaded, log_of, press, selects, table
from tests.cogs.test_akarios_campaign import enlisted, founded, sealed
from tests.cogs.test_akarios_stories import planted, typed
from tests.cogs.test_calls import calls
from tests.rules.akarios.chapters import Chapter
from tests.rules.akarios.fight import Fight
from words import Words, words

__all__ = ["sealed"]

EN, RU = words("en"), words("ru")


def alone(*others: str) -> Fight:
    return Fight(f"{HERE} dice=move,attack", *others, NEAR)


def button(shown: Message, label: str) -> str:
    return next(each["custom_id"] for each in buttons(shown) if each.get("label") == label)


async def pressed(house: House, name: str, shown: Message, label: str) -> Message:
    found = await press(house, name, shown, button(shown, label))
    await house.settle()
    return private(found)


@pytest.mark.rule("AK-891")
async def test_alone_only_passing_ends_the_phase_and_says_what_is_lost(house: House) -> None:
    """To be done for now would be to pass: it stands nowhere, and Pass names the dice that go with it."""
    row = await skirmish(house, "Ann", fight=alone())
    shown = await own_seat(house, "Ann", row.id)
    assert EN("ak-choice-for-now") not in labels(shown)
    asks = await pressed(house, "Ann", shown, EN("ak-choice-pass"))
    assert "Unused dice are lost: 2 × Move and Attack." in texts(asks)
    assert EN("ak-spared-phase") in texts(asks)
    assert await log_of(house, row.id) == [], "asked once more"
    await pressed(house, "Ann", asks, EN("ak-choice-pass"))
    assert (await log_of(house, row.id))[0] == "0: pass"


async def test_the_last_who_is_done_for_now_is_asked_once_more(house: House) -> None:
    """While others act it is a word that can be taken back; when all others are done it ends the phase."""
    row = await skirmish(house, "Ann", "Борис", fight=alone("p1 chariot A1 n dice=move"))
    await pressed(house, "Ann", await own_seat(house, "Ann", row.id), EN("ak-choice-for-now"))
    assert await log_of(house, row.id) == ["0: ready"]
    asks = await pressed(house, "Борис", await own_seat(house, "Борис", row.id), RU("ak-choice-for-now"))
    assert RU("ak-spared-phase") in texts(asks)
    assert "пропадут: 2 × Перемещение." in texts(asks)
    assert await log_of(house, row.id) == ["0: ready"]
    await pressed(house, "Борис", asks, RU("ak-choice-for-now"))
    assert (await log_of(house, row.id))[1] == "1: ready"


async def test_androids_give_nobody_the_time_to_take_it_back(house: House) -> None:
    """They act as soon as one is done for now, and then the phase is over."""
    row = await skirmish(house, "Ann", "Борис", fight=alone("p1 chariot A1 n dice=move"))
    at = await loaded(house, row.id)
    face, view = at.face, at.view(None)
    assert view.battle is not None and view.battle.cockpits[1].doing == "acting"
    assert face.overlooked(at, 0, Ready(), EN, private=True) == ""
    at.row.seats[1].android = True
    assert EN("ak-spared-phase") in face.overlooked(at, 0, Ready(), EN, private=True)


async def test_what_the_menus_of_ones_seat_offer_has_no_button_beside_them(house: House) -> None:
    """Once a command has been begun the menus go, and the button leads back to it."""
    row = await skirmish(house, "Ann", fight=alone())
    shown = await own_seat(house, "Ann", row.id)
    (menu,) = [each for each in selects(shown) if each["placeholder"] == EN("ak-group-cards")]
    assert EN("panel-akarios-act") not in labels(shown)
    await (await house.person("Ann").choose(shown, menu["custom_id"], menu["options"][0]["value"])).done()
    await house.settle()
    again = await own_seat(house, "Ann", row.id)
    assert EN("panel-akarios-act") in labels(again)
    assert EN("ak-group-cards") not in [each["placeholder"] for each in selects(again)]


async def test_beside_an_android_that_has_voted_all_people_are_called(house: House) -> None:
    """An android may still change its vote; that is nobody who goes on with the question."""
    row = await founded(house)
    asked = await press(house, "Ann", await campaigning.home(house, row), EN("button-options"))
    (menu,) = selects(asked.message)
    wing_mates = next(each["value"] for each in menu["options"] if not each.get("default"))
    await (await house.person("Ann").choose(asked.message, menu["custom_id"], wing_mates)).done()
    game, lobby = await campaigning.gathered(house, row)
    for name, label in (("Борис", "Join"), ("Ann", "Add android"), ("Ann", "Start")):
        await campaign_press(house, name, lobby, label)
    game = await begun(house, game.id)
    assert [seat.android for seat in game.seats] == [False, False, True]
    await enlisted(house, game.id, ("Борис", "starla", "argonaut"))
    await answer(house, "Ann", game.id, "as violet_ray", key="ak-ask-pilot")
    (call,) = [each for names, each in await calls(house, game.id) if names == ["Ann"]]
    await answer(house, "Ann", game.id, "fly chariot", call, key="ak-ask-ship")
    at = await loaded(house, game.id)
    asked = [prompt for prompt in at.prompts() if prompt.key == "ak-ask-difficulty"]
    assert [prompt.optional for prompt in asked] == [False, False, True], "the android has voted"
    assert not any(prompts.open_to_others(at, prompt) for prompt in asked[:2])
    called = {name for names, _ in await calls(house, game.id) for name in names}
    assert called == {"Ann", "Борис"}


@pytest.mark.rule("AK-068")
@pytest.mark.parametrize(("name", "say", "task"), [("Ann", EN, "12"), ("Борис", RU, "12-го")])
async def test_before_a_battle_one_reads_which_it_is_and_what_it_will_take(
    house: House, name: str, say: object, task: str
) -> None:
    row = await skirmish(house, "Ann", "Борис", scenario="001")
    shown = texts(await own_seat(house, name, row.id))
    title = {"Ann": "Last Exam", "Борис": "Последний экзамен"}[name]
    assert f"**{title}**" in shown and task in shown
    await play(house, row.id, 0, "ready")
    assert await log_of(house, row.id) == ["0: ready"]


@pytest.mark.rule("AK-479", "AK-481", "AK-490")
async def test_a_point_says_what_it_brings_before_it_is_spent(house: House) -> None:
    """Half a cell, a whole one, and what a fork closes; of the ship too."""
    chapter = Chapter(2, out=False)
    for seat in range(2):
        chapter.pad(seat).points = 3
        chapter.pad(seat).trees[0][:2] = [2, 2]
        chapter.member(seat).berths[chapter.member(seat).ship or ""].points = 1
    chapter.pad(0).trees[0][2] = chapter.pad(0).trees[1][0] = 1
    row = await planted(house, chapter, "Ann", "Борис")
    shown = texts(await own_seat(house, "Ann", row.id))
    left = f"**{EN('ak-choice-train-left', tree=1)}** · completes the cell: 2 × +1 into your modifier deck"
    assert f"{left}; closes for good:" in shown
    assert "completes the cell: 1 × +1 into your modifier deck" in shown
    assert "half a cell; the second point brings: 1 upgrade point for your ship" in shown
    assert "brings: hull +1" in shown
    theirs = texts(await own_seat(house, "Борис", row.id))
    assert "половина ячейки; со вторым очком на выбор:" in theirs and "даёт: щиты +1" in theirs


@pytest.mark.rule("AK-634")
@pytest.mark.parametrize(("name", "say"), [("Ann", EN), ("Борис", RU)])
async def test_whoever_may_move_on_from_a_world_reads_what_that_means(
    house: House, name: str, say: Words
) -> None:
    chapter = Chapter(2, next="explore", scouted=["006", "005"], energy=4)
    chapter.go("006")
    row = await planted(house, chapter, "Ann", "Борис")
    shown = texts(await own_seat(house, name, row.id))
    assert f"**{say('ak-ask-landing-skip')}** · {say('ak-landing-skipped')}" in shown


async def test_after_a_mission_nobody_is_said_to_act_any_more(house: House) -> None:
    """The board may still lie there; the line above it says how far the chapter is."""
    fight = alone()
    fight.state.stage = "debrief"
    fight.state.node = "001"
    row = await skirmish(house, "Ann", fight=fight)
    assert status.head((await loaded(house, row.id)).view(None), EN) == "**Last Exam** · after the mission"


@pytest.mark.rule("AK-049", "AK-051")
async def test_a_card_of_the_ship_is_not_given_away_and_nothing_is_changed_too_late(house: House) -> None:
    row = await skirmish(house, "Ann", "Борис", scenario="001")
    card = words("en").name("akarios", "flank")
    assert EN("ak-illegal-card-of-ship", card=card) in await typed(house, "Ann", row, "give flank 1")
    fight = await skirmish(house, "Ann", "Борис", fight=alone("p1 chariot A1 n dice=move"))
    assert RU("ak-illegal-loadout-late") in await typed(house, "Борис", fight, "fly argonaut")


async def test_what_is_final_stands_behind_the_panel_too(house: House) -> None:
    """On the table and on a call: first what one can do, then what ends it."""
    row = await skirmish(house, "Ann", "Борис", fight=alone("p1 chariot A1 n dice=move"))
    shown = labels(await table(house, row.id))
    first = [EN("ak-choice-for-now"), EN("panel-akarios-act"), EN("ak-choice-pass")]
    assert [label for label in shown if label in first][:3] == first
