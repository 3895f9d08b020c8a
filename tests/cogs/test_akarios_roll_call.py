"""The roll call of Stars of Akarios at the table: the button that is a word, the names on the list, and what
the chronicle keeps."""

from __future__ import annotations

import pytest

from tests.cogs.akarios import answer, own_seat, until
from tests.cogs.campaigning import home, press, under_way
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, loaded, said
from tests.cogs.test_akarios_campaign import closed, enlisted, founded, sealed
from tests.cogs.test_akarios_members import squad
from tests.cogs.test_akarios_stories import keys, prose
from words import words

__all__ = ["sealed"]

EN, RU = words("en"), words("ru")
DEEDS = (
    *("ARCHIVE", "CHOIR", "LANTERN", "RONIN_SPARED", "YUR_PACT", "OUTLAWS"),
    *("GHOSTS_FREED", "DEBTS", "ION_MOD", "MARROW"),
)
"""Those of whom there is most to tell."""
FREE = {
    "next": "028",
    "act": 3,
    "system": "threshold",
    "at": (1, 4),
    "energy": 0,
    "chapters": 20,
    "done": {"001": "success", "007": "success", "013": "success", "027": "success"},
    "achievements": ["MEDELLIA_FREE", "END_WORK", *DEEDS],
}


async def test_the_last_list_has_the_squads_names_and_waits_for_each(house: House) -> None:
    row = await squad(house, "Ann", "Борис", **FREE)
    game = await under_way(house, row, "Ann", "Борис")
    await answer(house, "Ann", game.id, "ready")
    assert "Ulla's list begins with Kestrels: Ann and Борис." in said(house, game)
    shown = await own_seat(house, "Борис", game.id)
    assert "Список Уллы начинается с отряда «Kestrels»: Ann и Борис." in texts(shown)
    for told in ("scn.028.work", "scn.028.list"):
        assert prose(told, "ru") in texts(shown), "nothing is cut off, however much they have done"
    assert "Здесь" in labels(shown) and RU("ak-choice-read") not in labels(shown)
    await answer(house, "Борис", game.id, "read", shown)
    assert "Борис: 'Here.'" in said(house, game)
    assert prose("scn.028.last") not in said(house, game), "Ulla waits"
    assert await keys(house, game) == ["ak-ask-read"]
    assert "Здесь" not in labels(await own_seat(house, "Борис", game.id))
    await answer(house, "Ann", game.id, "read")
    told = said(house, game)
    assert told.index("Ann: 'Here.'") < told.index(prose("scn.028.last"))


@pytest.mark.slow
async def test_the_exam_begins_with_a_word_and_is_remembered_with_a_line(house: House) -> None:
    """A crew's page says what kind of story it is until it has begun."""
    row = await founded(house)
    assert EN("ak-squad-about") in texts(await home(house, row))
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    await until(house, game.id, "ak-ask-place")
    shown = await own_seat(house, "Ann", game.id)
    (place,) = [label for label in labels(shown) if label.startswith("Here: ")]
    await press(house, "Ann", shown, place)
    await answer(house, "Борис", game.id, "place B6 se", key="ak-ask-place")
    told = said(house, game)
    assert told.index("Ann: 'Here.' On B5") < told.index("Борис: 'Here.' On B6") < told.rindex("Round 1")
    await closed(house, game)
    card = await home(house, row)
    assert EN("ak-squad-about") not in texts(card)
    chronicle = await press(house, "Ann", card, EN("campaign-button-chronicle"))
    kept = "\n".join(texts(each) for each in [chronicle.message, *chronicle.followups] if each)
    assert "Last Exam" in kept and prose("scn.001.log") in kept
    assert (await loaded(house, game.id)).state.sheet.done.keys() == {"001"}
