"""A squad from its founding on: the prologue in chapters, who joins and leaves, what is carried on."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from db import games
from db.campaigns import CampaignRow
from db.games import GameRow
from rules.akarios.sheet import Sheet
from rules.core import notation, saved
from tests.cogs import campaigning
from tests.cogs.akarios import answer, own_seat, play_on, private, until
from tests.cogs.campaigning import home, now, under_way
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, labels, loaded, press, row_of, said, selects, table, told_privately
from words import words

EN = words("en")
NAME = "Kestrels"


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice in every run."""
    monkeypatch.setattr(games, "secrets", SimpleNamespace(token_bytes=lambda size: b"kestrels %d" % size))


async def founded(house: House, host: str = "Ann", name: str = NAME) -> CampaignRow:
    return await campaigning.founded(house, name, host, "akarios")


async def sheet(house: House, row: CampaignRow) -> Sheet:
    return saved.load((await now(house, row)).sheet, Sheet)


async def enlisted(house: House, game: int, *choices: tuple[str, str, str]) -> None:
    """Name, pilot and ship of each."""
    for name, pilot, ship in choices:
        await answer(house, name, game, f"as {pilot}", key="ak-ask-pilot")
        await answer(house, name, game, f"fly {ship}", key="ak-ask-ship")


async def closed(house: House, game: GameRow) -> GameRow:
    """The rest of the chapter, as androids would play it."""
    for _ in range(60):
        if (await row_of(house, game.id)).status != "running":
            return await row_of(house, game.id)
        await play_on(house, game.id, 20)
    raise AssertionError("the chapter does not end")


@pytest.mark.slow
async def test_two_cadets_pass_the_last_exam(house: House) -> None:
    """From the founding to the closed chapter, by buttons only."""
    row = await founded(house)
    card = texts(await home(house, row))
    assert EN("campaign-next", chapter=1) in card and "Last Exam" in card
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    at = await until(house, game.id, "ak-ask-act")
    assert at.view(None).battle is not None and at.view(None).node == "001"
    at = await until(house, game.id, "ak-ask-close")
    assert at.view(None).ending in ("success", "failure")
    for name in ("Ann", "Борис"):
        await answer(house, name, game.id, "close", key="ak-ask-close")
    assert (await row_of(house, game.id)).status == "over"
    after = await sheet(house, row)
    assert after.chapters == 1 and [one.pilot for one in after.members] == ["starla", "violet_ray"]
    told = said(house, game)
    assert EN("ak-chapter-closed") in told
    card = texts(await home(house, row))
    assert EN("campaign-next", chapter=2) in card and "Starla · Argonaut" in card
    assert "Next chapter" in labels(await home(house, row))


@pytest.mark.slow
async def test_a_failed_exam_goes_on_with_a_boost_box(house: House) -> None:
    """Given up, read to the end, and a boost in both decks of what comes next."""
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    await until(house, game.id, "ak-ask-act")
    sure = private(await press(house, "Ann", await own_seat(house, "Ann", game.id), EN("ak-button-concede")))
    assert EN("ak-concede-sure") in texts(sure)
    await press(house, "Ann", sure, EN("ak-choice-concede"))
    await answer(house, "Борис", game.id, "concede", key="ak-ask-concede")
    at = await loaded(house, game.id)
    assert at.view(None).ending == "failure" and EN("ak-concedes") in said(house, game)
    tree = EN("ak-choice-train", tree=1)
    assert tree in labels(await own_seat(house, "Ann", game.id)), "points are spent on one's own seat"
    assert tree not in labels(await table(house, game.id)), "where nobody could say whose they are"
    await closed(house, game)
    after = await sheet(house, row)
    assert after.boost == 1
    again = await under_way(house, row, "Ann", "Борис")
    at = await until(house, again.id, "ak-ask-dice", "ak-ask-act")
    battle = at.view(None).battle
    assert battle is not None
    boosts = [cockpit.deck.cards.count("boost_x2") for cockpit in battle.cockpits]
    assert boosts == [1, 1]


async def test_two_squads_on_one_server(house: House) -> None:
    """Each has its thread; a command finds the one of its thread, elsewhere one's only one."""
    ours, theirs = await founded(house), await founded(house, "Дана", "Moths")
    assert ours.thread != theirs.thread
    await under_way(house, ours, "Ann", "Борис")
    shown = await campaigning.slash(house, "Борис", "show", ours.thread)
    assert NAME in shown and "Moths" not in shown
    shown = await campaigning.slash(house, "Ann", "show", theirs.thread)
    assert "Moths" in shown and NAME not in shown
    elsewhere = await campaigning.slash(house, "Ann", "show")
    assert NAME in elsewhere


async def test_a_chapters_lobby_shows_no_options_that_the_campaign_decides(house: House) -> None:
    row = await founded(house)
    _, lobby = await campaigning.gathered(house, row)
    assert "Last Exam" not in texts(lobby) and EN("option-akarios-pace") in texts(lobby)
    alone = (await (await house.person("Eve").slash("akarios new", scenario="004")).answered()).message
    assert alone is not None and "Blockade Line" in texts(alone)


async def test_only_members_at_the_table_vote_and_their_votes_are_seen(house: House) -> None:
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    at = await until(house, game.id, "ak-ask-difficulty")
    shown = await table(house, game.id)
    (menu,) = [each for each in selects(shown) if ":choose:" in each["custom_id"]]
    stranger = await house.person("Дана").choose(shown, menu["custom_id"], "0")
    assert words("ru")("trouble-not-yours") in await told_privately(stranger)
    easy = at.prompts()[0].choices[0].action
    await answer(house, "Ann", game.id, notation.write(easy), key="ak-ask-difficulty")
    told = texts(await table(house, game.id))
    assert "Votes so far" in told and "Ann" in told


@pytest.mark.slow
async def test_back_two_evenings(house: House) -> None:
    """Back to before the first chapter, once Борис agrees; what came later can still be read."""
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    await closed(house, game)
    assert (await sheet(house, row)).chapters == 1
    await campaigning.slash(house, "Ann", "rewind", row.thread, chapter=1)
    question = campaigning.asked(house, row)
    agree = next(each["custom_id"] for each in buttons(question) if ":camp_back:" in each["custom_id"])
    await campaigning.press(house, "Борис", question, agree)
    after = await sheet(house, row)
    assert after.chapters == 0 and [one.pilot for one in after.members] == [None, None]
    assert [each.ended for each in await campaigning.chapters(house, row)] == ["set_aside"]
    replay = await (await house.person("Ann").slash("replay", row.thread)).answered(30)
    assert replay.message is not None
