"""Space Alert's crew page: every mission opened from it is written into its logbook."""

from __future__ import annotations

import pytest

from rules.core import Dice, saved
from rules.space_alert.crew_page import CREW, CrewPage
from rules.space_alert.game import RULES
from tests.cogs.campaigning import chapters, founded, gathered, home, now, press, slash
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, labels, row_of, set_option, table
from tests.cogs.tables import play_to_the_end
from words import words

NAME = "Fortune's Fools"
EN = words("en")


async def flown(house: House, crew: object, **options: str) -> int:
    """A mission opened from the crew's home, played to its end by silence."""
    game, lobby = await gathered(house, crew)  # type: ignore[arg-type]
    if len(game.seats) == 1:
        await press(house, "Борис", lobby, "Join")
    for name, value in options.items():
        await set_option(house, "Ann", lobby, name, value)
    await press(house, "Ann", lobby, "Start")
    await begun(house, game.id)
    await play_to_the_end(house, game.id)
    house.bot.table.broadcast.changed(game.id)
    await house.settle()
    return game.id


@pytest.mark.rule("SA-248", "SA-249")
async def test_missions_are_written_into_the_logbook_of_their_crew(house: House) -> None:
    crew = await founded(house, NAME, game="space_alert")
    assert EN("sa-page-empty") in texts(await home(house, crew))
    await flown(house, crew, pace="post", mission="mission_1")
    await house.restart()
    game, lobby = await gathered(house, crew)
    kept = [words("en")(f"option-space-alert-{each}") for each in ("mission-mission-1", "pace-post")]
    assert all(each in texts(lobby) for each in kept), "until somebody chooses anew"
    await house.store.games.delete(game.id)
    await flown(house, crew, mission="mission_2")
    page = saved.load((await now(house, crew)).sheet, CrewPage)
    assert [(line.mission, line.players) for line in page.lines] == [("mission_1", 2), ("mission_2", 2)]
    assert page.crew == ["Ann", "Борис"]
    assert set(page.posts.values()) <= {0, 1}
    card = texts(await home(house, crew))
    assert "★ Ann" in card and "2 missions flown" in card
    assert page.lines[0].date in card and "Mission 2" in card


async def test_practice_and_training_are_not_entered(house: House) -> None:
    crew = await founded(house, NAME, game="space_alert")
    await flown(house, crew, pace="post", mission="test_run_1")
    assert saved.load((await now(house, crew)).sheet, CrewPage).lines == []
    (chapter,) = await chapters(house, crew)
    assert chapter.ended == "closed" and chapter.entry is not None


async def test_a_mission_of_a_crew_is_as_any_other(house: House) -> None:
    crew = await founded(house, NAME, game="space_alert")
    number = await flown(house, crew, pace="post", mission="mission_1")
    over = await table(house, number)
    assert "Next chapter" in labels(over) and "Play again" not in labels(over)
    proved = await (await house.person("Ann").slash("verify", crew.thread)).answered(30)
    assert "✅ The" in texts(proved.message or proved.followups[-1])
    row = await row_of(house, number)
    alone = RULES.start(RULES.options(pace="post", mission="mission_1"), 2, Dice(row.seed, -1))
    first = await house.store.log.snapshot(number, 0, RULES.version)
    assert first is not None and first.state == saved.dump(alone), "no rule of the game has changed"
    assert words("ru")("option-space-alert-mission-mission-1") in await slash(
        house, "Борис", "show", crew.thread
    )


def test_a_page_outlives_other_cards_but_not_a_form_nobody_knows() -> None:
    page = CrewPage(NAME, ["Ann"])
    assert CREW.mend({"name": NAME, "crew": ["Ann"], "lines": [], "posts": {}}, 1) == (page, [])
    with pytest.raises(Exception, match="7"):
        CREW.mend({}, 7)
