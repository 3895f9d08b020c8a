"""Stories of Stars of Akarios through the real cog (design, 9.5): votes, the Sparrow, panic, silence, a
world left out, a market, a reader of another language."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.akarios.game import RULES
from rules.akarios.options import Options
from tests.cogs.akarios import SEED, answer, compose, do, own_seat, private, step
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, loaded, log_of, press, said, table, told_privately, walk
from tests.cogs.started import under_way
from tests.rules.akarios.chapters import Chapter
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.flown import Flown
from tests.rules.akarios.test_voyage import drawn
from words import words

EN, RU = words("en"), words("ru")
DAY = Settings(deadline="24", answer="24")
HERE, NEAR = "p0 argonaut H6 n", "rs1 H4 s"


async def planted(house: House, made: Any, *names: str, settings: Settings | None = None) -> GameRow:
    """A table that stands where this chapter or battle does."""
    state = made.state
    return await under_way(house, RULES, state.options, *names, seed=SEED, state=state, settings=settings)


async def view(house: House, row: GameRow) -> Any:
    return (await loaded(house, row.id)).view(None)


async def keys(house: House, row: GameRow) -> list[str]:
    return [prompt.key for prompt in (await loaded(house, row.id)).prompts() if not prompt.optional]


async def typed(house: House, name: str, row: GameRow, moves: str) -> str:
    told = await told_privately(await house.person(name).slash("akarios turn", row.thread, moves=moves))
    await house.settle()
    return told


async def silence(house: House) -> None:
    """A day later, and nobody has said anything."""
    timers: Any = house.bot.get_cog("Timers")
    await timers.look(time.time() + 25 * 3600.0)
    await house.settle()


def prose(id: str, lang: str = "en") -> str:
    return words(lang).text("akarios", id)


# Votes


@pytest.mark.rule("AK-513")
async def test_the_squad_votes_and_the_dice_decide(house: House) -> None:
    """003: one for the tower, one for the hospital; dice say whose word counts."""
    row = await planted(house, Chapter(2, next="003"), "Ann", "Борис")
    await step(house, row.id)
    assert await keys(house, row) == ["ak-ask-choice"] * 2
    await answer(house, "Ann", row.id, "vote scn.003.archive", key="ak-ask-choice")
    shown = texts(await table(house, row.id))
    assert "Votes so far" in shown and "Ann" in shown, "votes are open"
    await answer(house, "Борис", row.id, "vote scn.003.hospital", key="ak-ask-choice")
    (kept,) = {"ARCHIVE", "WOUNDED"} & set((await loaded(house, row.id)).state.sheet.achievements)
    decider, page = ("Ann", "archive") if kept == "ARCHIVE" else ("Борис", "hospital")
    told = said(house, row)
    rolled = [told.index(f"The vote is tied. {name} rolls 4 dice") for name in ("Ann", "Борис")]
    assert max(rolled) < told.index(f"{decider} decides") < told.index(prose(f"scn.003.{page}.page"))


# The Sparrow


async def test_the_sparrow_breaks_the_blockade(house: House) -> None:
    """004: she shoves aside who stands at the end of her way, an anchor stops her, the gates send more."""
    flown = Flown("004", seats=2, round=2)
    flown.open("move", "attack")
    flown.clear()
    flown.put("p0", "D6")
    row = await planted(house, flown, "Ann", "Борис")
    await _passed(house, row)
    ships = {ship.ref: ship for ship in (await view(house, row)).battle.ships}
    assert ships["sparrow"].hex == "D6" and ships["p0"].hex == "D5"
    assert ships["rs3"].hex == "L1", "a scout has come through the north gate"
    told = said(house, row)
    parts = [
        prose("scn.004.rule.move"),
        EN("ak-sails", ship="Sparrow", to="D6"),
        EN("ak-aside", ship="Ann", to="D5"),
        "appears at L1",
    ]
    assert [told.index(part) for part in parts] == sorted(told.index(part) for part in parts)
    for _ in range(2):
        for name in ("Ann", "Борис"):
            await answer(house, name, row.id, "keep", key="ak-ask-dice")
        await _passed(house, row)
    ships = {ship.ref: ship for ship in (await view(house, row)).battle.ships}
    assert ships["sparrow"].hex == "F6", "she stops before the anchor on G6"
    assert said(house, row).count("Sparrow moves on to") == 2


async def _passed(house: House, row: GameRow) -> None:
    """Nobody does anything; what the enemy's phase asks is answered as silence would."""
    for name in ("Ann", "Борис"):
        await answer(house, name, row.id, "pass", key="ak-ask-act")
    while "ak-ask-dice" not in await keys(house, row):
        await step(house, row.id)


# Nerves


@pytest.mark.rule("AK-314", "AK-400")
async def test_a_cancelled_hit_panics_its_pilot(house: House) -> None:
    """The rulebook's example: 6 stress and one for the cancelled hit are panic, with two traumas, before the
    next target of the same attack is hit."""
    fight = Fight(f"{HERE} stress=6", "p1 chariot A1 n", NEAR, trauma=1)
    fight.trauma_deck("hairline_crack", "exposed", "spin")
    fight.enemy_deck("0", "0", "0", "0")
    fight.attacked("p0", damage=2)
    row = await planted(house, fight, "Ann", "Борис")
    hull = fight.ship("p0").hull or 0
    panel = await own_seat(house, "Ann", row.id)
    other = next(each["custom_id"] for each in buttons(panel) if each["label"] == "Break Burst Fire")
    await answer(house, "Ann", row.id, "break flank", panel, key="ak-ask-cancel")
    told = said(house, row)
    order = [
        "breaks Flank and cancels the attack",
        "gains 1 stress (7 now)",
        "Ann panics and draws 2 trauma cards",
        "draws Hairline Crack",
        "draws Exposed",
        "Round 2.",
    ]
    assert [told.index(part) for part in order] == sorted(told.index(part) for part in order)
    assert "draws Spin" not in told
    battle = (await view(house, row)).battle
    (ship,) = [ship for ship in battle.ships if ship.ref == "p0"]
    assert ship.hull == hull - 1, "of the crack; the hit was cancelled"
    assert battle.cockpits[0].stress == 7
    late = await press(house, "Ann", panel, other, force=True)
    assert EN("trouble-stale") in await told_privately(late)


# Silence


@pytest.mark.rule("AK-926")
async def test_silence_takes_the_safe_way(house: House) -> None:
    """By post a deadly hit is cancelled and a hit that does not kill is taken."""
    for damage, move in ((20, "break flank"), (2, "take")):
        fight = Fight(HERE, "p1 chariot A1 n", NEAR, pace="post")
        fight.enemy_deck("0", "0", "0", "0")
        fight.attacked("p0", damage=damage)
        row = await planted(house, fight, "Ann", "Борис", settings=DAY)
        await silence(house)
        assert (await log_of(house, row.id))[:1] == [f"0: {move}"]
        assert ("**Ann**: breaks Flank and cancels the attack" in said(house, row)) == (move == "break flank")


async def test_the_silent_pass_abstain_and_buy_nothing(house: House) -> None:
    flies = Fight(f"{HERE} dice=attack", "p1 chariot A1 n", NEAR, pace="post")
    row = await planted(house, flies, "Ann", "Борис", settings=DAY)
    await silence(house)
    assert [line for line in await log_of(house, row.id) if "note" not in line] == ["0: pass", "1: pass"]
    votes = Chapter(2, next="003")
    row = await planted(house, votes, "Ann", "Борис", settings=DAY)
    await step(house, row.id)
    await answer(house, "Ann", row.id, "vote scn.003.hospital", key="ak-ask-choice")
    await silence(house)
    assert "1: abstain" in await log_of(house, row.id)
    assert "WOUNDED" in (await loaded(house, row.id)).state.sheet.achievements, "who has voted decides"
    shop = market(credits=20)
    shop.state.options = Options(pace="post")
    row = await planted(house, shop, "Ann", "Борис", settings=DAY)
    await typed(house, "Ann", row, "pledge charis 5")
    await silence(house)
    state = (await loaded(house, row.id)).state
    assert state.stage == "voyage" and state.sheet.ships == []
    assert purses(state) == [20, 20], "what was pledged has gone back"


# A world that is left out


@pytest.mark.rule("AK-634", "AK-635")
@pytest.mark.parametrize(("choice", "node"), [("take", "014"), ("promise", "015")])
async def test_skipping_a_world_closes_no_door(house: House, choice: str, node: str) -> None:
    """013 is skipped; its choice is asked all the same, and one of the two ways on is open."""
    facts: dict[str, Any] = {"system": "vertus", "at": (3, 2), "act": 2, "energy": 4, "scouted": ["013"]}
    reef = Chapter(2, next="explore", done={"012": "success"}, out=False, **facts)
    reef.go("013")
    row = await planted(house, reef, "Ann", "Борис")
    for name in ("Ann", "Борис"):
        await answer(house, name, row.id, "vote skip")
    assert prose("scn.013.skip") in said(house, row)
    for name in ("Ann", "Борис"):
        await answer(house, name, row.id, f"vote scn.013.{choice}", key="ak-ask-choice")
    sheet = (await loaded(house, row.id)).state.sheet
    assert (sheet.done["013"], sheet.boost) == ("skip", 0)
    assert {"014", "015"} & set(sheet.scouted) == {node}


# A market


def market(credits: int, **facts: Any) -> Chapter:
    shop = Chapter(2, next="explore", scouted=["005", "007"], energy=4, **facts)
    shop.go("005")
    for seat in (0, 1):
        shop.pad(seat).credits = credits
    return shop


def purses(state: Any) -> list[int]:
    return [one.pads[one.pilot].credits for one in state.sheet.members]


async def trade(house: House, name: str, row: GameRow, *said: str) -> None:
    """At the market's panel, step by step."""
    label = words(house.person(name).locale)("panel-akarios-market")
    shown = private(await press(house, name, await own_seat(house, name, row.id), label))
    await do(house, name, await compose(house, name, row.id, *said, panel=shown))


@pytest.mark.rule("AK-645", "AK-938")
async def test_the_market_splits_a_price(house: House) -> None:
    """Two pay for a ship: one withdraws and has it back, then both pay; a card is sold for half."""
    row = await planted(house, market(credits=20), "Ann", "Борис")
    await trade(house, "Ann", row, "pledge:charis", "10")
    assert "Ann pledges 10 credits for Charis. 10 to go." in said(house, row)
    await trade(house, "Ann", row, "repay:charis")
    state = (await loaded(house, row.id)).state
    assert (purses(state), state.sheet.ships) == ([20, 20], [])
    await trade(house, "Борис", row, "pledge:charis", "10")
    await trade(house, "Ann", row, "pledge:charis", "10")
    state = (await loaded(house, row.id)).state
    assert (purses(state), state.sheet.ships) == ([10, 10], ["charis"])
    assert "Ann and Борис buy Charis for 20 credits" in said(house, row)
    (card, price) = next(
        (offer.what, offer.price)
        for offer in (await view(house, row)).market.offers
        if offer.kind == "weapon" and offer.price % 2
    )
    await trade(house, "Борис", row, f"buy:{card}")
    await trade(house, "Борис", row, f"sell:{card}")
    state = (await loaded(house, row.id)).state
    assert purses(state) == [10, 10 - price + price // 2]
    assert state.sheet.members[1].cards == []


async def test_a_market_is_read_on_ones_own_seat(house: House) -> None:
    """As long as one is there, in one's own language; the next visit has a page of its own."""
    row = await planted(house, market(credits=20), "Ann", "Борис")
    for name, lang in (("Ann", "en"), ("Борис", "ru")):
        shown = texts(await own_seat(house, name, row.id))
        assert prose("scn.005.first", lang) in shown and prose("scn.005.again", lang) not in shown
    for name in ("Ann", "Борис"):
        await answer(house, name, row.id, "ready", key="ak-ask-market")
    assert (await loaded(house, row.id)).state.sheet.done["005"] == "visited"
    again = market(credits=20, done={"005": "visited"})
    shown = texts(await own_seat(house, "Ann", (await planted(house, again, "Ann", "Борис")).id))
    assert prose("scn.005.again") in shown and prose("scn.005.first") not in shown


async def test_one_click_twice_buys_once_and_votes_once(house: House) -> None:
    """The second half of the story of doubled clicks: at the market and in a poll."""
    row = await planted(house, market(credits=20), "Ann", "Борис")
    offer = next(each for each in (await view(house, row)).market.offers if each.kind == "weapon")
    house.box.faults.duplicate_interactions = True
    await trade(house, "Ann", row, f"buy:{offer.what}")
    assert purses((await loaded(house, row.id)).state) == [20 - offer.price, 20]
    assert await log_of(house, row.id) == [f"0: buy {offer.what}"]
    row = await planted(house, Chapter(2, next="003"), "Ann", "Борис")
    await step(house, row.id)
    before = len(await log_of(house, row.id))
    await answer(house, "Ann", row.id, "vote scn.003.archive", key="ak-ask-choice")
    house.box.faults.duplicate_interactions = False
    assert (await log_of(house, row.id))[before:] == ["0: vote scn.003.archive"]
    assert said(house, row).count("Ann votes") == 1


# Another language


async def test_the_story_in_two_languages(house: House) -> None:
    """The table speaks English; Борис reads the page, what has happened and his draft in Russian."""
    row = await planted(house, Chapter(2, next="003"), "Ann", "Борис")
    panel = await own_seat(house, "Борис", row.id)
    assert prose("scn.003.intro", "ru") in texts(panel) and prose("scn.003.intro") not in texts(panel)
    assert prose("scn.003.intro") in texts(await own_seat(house, "Ann", row.id))
    (image,) = [each for each in walk(panel) if each["type"] == 12]
    assert "Пепел над Меделлией" in image["items"][0]["description"]
    await step(house, row.id)
    for name in ("Ann", "Борис"):
        await answer(house, name, row.id, "vote scn.003.hospital", key="ak-ask-choice")
    assert prose("scn.003.hospital.page") in said(house, row)
    assert prose("scn.003.hospital.page", "ru") not in said(house, row), "the table speaks one language"
    told = texts(private(await press(house, "Борис", await table(house, row.id), EN("button-history"))))
    assert prose("scn.003.hospital.page", "ru") in told
    duel = Fight("p0 argonaut A1 n", "p1 argonaut H6 n dice=attack", NEAR)
    row = await planted(house, duel, "Ann", "Борис")
    draft = await compose(house, "Борис", row.id, "attack")
    shown = texts(draft)
    assert RU("draft-do") in shown


async def test_an_event_is_read_on_ones_own_seat(house: House) -> None:
    """Where one votes on it, and in one's own language."""
    row = await planted(house, drawn("d01"), "Ann", "Борис")
    assert await keys(house, row) == ["ak-ask-event"] * 2
    for name, lang in (("Ann", "en"), ("Борис", "ru")):
        assert prose("ev.d01.front", lang) in texts(await own_seat(house, name, row.id))
    shown = await table(house, row.id)
    assert f"### Silent Lifeboat\n{prose('ev.d01.front')}" in texts(shown), "read at the table, too"
    (image,) = [each for each in walk(shown) if each["type"] == 12]
    assert prose("ev.d01.front") in image["items"][0]["description"], "and the picture is about it"
