"""/captains turn: a whole turn in one line, tried before it is played; suggestions give nothing away."""

from __future__ import annotations

from typing import Any

import pytest

from cogs import whole_turn
from cogs.starship_captains.face import CaptainsFace
from cogs.whole_turn import suggestions
from db.games import GameRow
from rules import lines
from rules.core import IllegalMove, saved
from rules.starship_captains.game import RULES
from tests.cogs.answering import asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import in_thread, loaded, log_of, pings, told_privately
from tests.cogs.starship_captains import play, running
from words import words

EN, RU = words("en"), words("ru")


async def turn(house: House, name: str, row: GameRow, moves: str) -> str:
    """What the player alone is answered."""
    sent = await house.person(name).slash("captains turn", channel=str(row.thread), moves=moves)
    answer = await told_privately(sent)
    await house.settle()
    return answer


async def offered(house: House, name: str, row: GameRow, typed: str) -> dict[str, str]:
    person = house.person(name)
    found = await person.autocomplete("captains turn", "moves", typed, channel=str(row.thread))
    return {each["value"]: each["name"] for each in found}


async def arranged(house: House, row: GameRow, **changes: Any) -> None:
    """A pirate beside the first ship, and what else the test wants of it."""
    state = (await loaded(house, row.id)).state
    state.routes = ["green_medal"] * len(state.routes)
    for name, value in changes.items():
        setattr(state.players[0], name, value)
    await house.store.games.update(row.id, state=saved.dump(state))


FULL = ["red_blue"] * 4
"""With the three damage of the start one slot is left, and the fight takes that."""


# Played.


async def test_a_whole_turn_in_one_line(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    answer = await turn(house, "Ann", row, "room helm red; go larkspur; go kettle")
    assert "Played: Helm — red ensign ▸ Larkspur ▸ Kettle" in answer
    assert await log_of(house, row.id) == ["0: room helm red", "0: go larkspur", "0: go kettle"]
    assert asked(await loaded(house, row.id)).seat == 1
    assert len([m for m in in_thread(house, row) if texts(m).startswith("**Ann**:")]) == 1


async def test_moves_may_be_as_short_as_they_are_clear(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await turn(house, "Ann", row, " Ro He ; go lar;GO KETTLE ;")
    assert await log_of(house, row.id) == ["0: room helm red", "0: go larkspur", "0: go kettle"]


async def test_the_example_in_russian_is_a_turn_in_the_words_that_are_shown(house: House) -> None:
    example = RU(CaptainsFace.example)
    row = await running(house, "Борис", "Eve")
    assert RU("turn-empty", example=example) == await turn(house, "Борис", row, ";")
    answer = await turn(house, "Борис", row, example)
    assert "красный энсин ▸ Ларкспур ▸ Котелок" in answer
    again = await running(house, "Борис", "Chidi")
    await turn(house, "Борис", again, "нав кр; лар; кот")
    for game in (row.id, again.id):
        assert await log_of(house, game) == ["0: room helm red", "0: go larkspur", "0: go kettle"]
    (group,) = [each for each in house.box.world.commands["global"] if each["name"] == EN("command-captains")]
    (known,) = [each for each in group["options"] if each["name"] == "turn"]
    assert example in known["options"][0]["description_localizations"]["ru"]


async def test_a_line_may_end_before_the_turn_does(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    answer = await turn(house, "Ann", row, "train cadet blue; room helm red")
    assert "Larkspur" in answer, "the next question stands under the answer"
    assert asked(await loaded(house, row.id)).seat == 0


async def test_an_impossible_move_before_anything_is_revealed_plays_nothing(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    refused = await turn(house, "Ann", row, "room helm red; go larkspur; go halcyon")
    why = EN("sc-illegal-route", place="@larkspur")
    assert refused == EN("turn-refused", move="go halcyon", number=3, why=why) + " (SC-095)"
    unknown = await turn(house, "Ann", row, "room helm red; warp nine")
    assert "do not understand “warp” here" in unknown and "“warp nine”" in unknown
    assert "Larkspur" in unknown, "what is possible there"
    half = await turn(house, "Ann", row, "room helm green")
    assert "do not understand “green” here" in half
    assert "Possible: Helm — red ensign" in half and "Pass" not in half
    ambiguous = await turn(house, "Ann", row, "room repair")
    assert "room repair red" in ambiguous and "room repair cadet" in ambiguous
    too_long = await turn(house, "Ann", row, "room helm red; skip; go larkspur")
    assert EN("turn-too-long") in too_long
    assert await turn(house, "Ann", row, " ; ;") == EN("turn-empty", example=EN(CaptainsFace.example))
    assert await log_of(house, row.id) == []


async def test_only_in_ones_own_turn(house: House) -> None:
    row = await running(house, "Ann", "Борис")
    early = await turn(house, "Борис", row, "pass")
    assert early.startswith(RU("turn-not-yours", player="Ann"))
    stranger = await turn(house, "Eve", row, "pass")
    assert stranger == EN("trouble-not-yours")
    assert await offered(house, "Борис", row, "") == {}
    assert await offered(house, "Eve", row, "") == {}
    assert await log_of(house, row.id) == []


async def test_what_a_reveal_makes_impossible_is_left_out_and_said(house: House) -> None:
    """The third move can only be judged when the artifact has been drawn."""
    row = await running(house, "Ann", "Eve")
    await arranged(house, row, artifacts=list(FULL), damage=3)
    line = "room weapons yellow; fight larkspur; discard red_blue; go kettle; pass"
    answer = await turn(house, "Ann", row, line)
    played = [entry.removeprefix("0: ") for entry in await log_of(house, row.id)]
    assert played[:2] == ["room weapons yellow", "fight larkspur"]
    assert 2 < len(played) < 5
    assert "**Not played:**" in answer
    rest = answer.split("**Not played:** ")[1].split("\n")[0]
    assert rest == "; ".join(line.split("; ")[len(played) :])


async def test_a_command_delivered_twice_is_played_once(house: House) -> None:
    row = await running(house, "Ann", "android")
    house.box.faults.duplicate_interactions = True
    await turn(house, "Ann", row, "room repair red; repair hold")
    await house.settle()
    log = [entry for entry in await log_of(house, row.id) if entry.startswith("0:")]
    assert log == ["0: room repair red", "0: repair hold"]


async def test_a_turn_in_one_line_can_be_taken_back(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await turn(house, "Ann", row, "room helm red; go larkspur")
    before = asked(await loaded(house, row.id)).args["left"]
    table = next(m for m in in_thread(house, row) if m not in pings(house, row))
    await (await house.person("Ann").click(table, "Undo")).done()
    assert asked(await loaded(house, row.id)).args["left"] == before + 1  # type: ignore[operator]


# Suggested.


async def test_suggestions_lead_from_move_to_move(house: House) -> None:
    row = await running(house, "Ann", "Борис")
    first = await offered(house, "Ann", row, "")
    assert first["room helm red"] == "Helm — red ensign (2 moves)"
    assert first["pass"] == "Pass (no more turns this round; you keep crew, medals and cargo)"
    second = await offered(house, "Ann", row, "room helm red")
    assert list(second)[:2] == ["room helm red", "room helm red; go larkspur"]
    told = "Helm — red ensign ▸ Larkspur (mission: Three-way peace talks)"
    assert second["room helm red; go larkspur"] == told
    third = await offered(house, "Ann", row, "room helm red; go l")
    places = ("larkspur", "lesser_tivoli")
    ends = ("", " stop=yes")
    assert set(third) == {f"room helm red; go {place}{end}" for place in places for end in ends}
    far = "Helm — red ensign ▸ Stop at Halcyon (2 moves) (via Lesser Tivoli · no mission yet, number 2)"
    assert await offered(house, "Ann", row, "room helm red; go halcyon; ") == {
        "room helm red; go halcyon": far
    }
    assert await offered(house, "Ann", row, "room helm red; go nowhere; ") == {}
    await play(house, row.id, 0, "pass")
    russian = await offered(house, "Борис", row, "навиг")
    assert russian == {"room helm red": "Навигационный отсек — красный энсин (2 перелёта)"}


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Ann", "Helm — red ensign; Larkspur; Kettle"),
        ("Ann", "helm red ensign ▸ larkspur ▸ kettle"),
        ("Ann", "Helm — red ensign ▸ Larkspur (mission: Three-way peace talks); kettle"),
        ("Ann", "Навигационный отсек красный; go larkspur; kettle"),
        ("Борис", "навигационный отсек — красный энсин (2 перелета); larkspur; kettle"),
        ("Борис", "helm red ensign; larkspur; kettle"),
    ],
)
async def test_words_as_they_are_shown_are_moves_in_both_languages(
    house: House, name: str, line: str
) -> None:
    row = await running(house, name, "Eve")
    answer = await turn(house, name, row, line)
    assert await log_of(house, row.id) == ["0: room helm red", "0: go larkspur", "0: go kettle"], answer


async def test_a_suggestion_taken_goes_on_to_the_next(house: House) -> None:
    """Discord hands the words that were shown back, with whatever is typed behind them."""
    row = await running(house, "Ann", "Борис")
    await arranged(house, row, medals=9)
    for name in ("Ann", "Борис"):
        shown, taken = "", 0
        while taken < 5:
            found = await offered(house, name, row, shown and f"{shown}; ")
            longer = [(value, each) for value, each in found.items() if value.count(";") == taken]
            if not longer:
                break
            assert all(len(each) <= 100 for _, each in longer)
            (_, shown), taken = longer[0], taken + 1
        assert taken >= 3, shown
        if name == "Ann":
            await play(house, row.id, 0, "pass")


async def test_what_is_suggested_is_played(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    line = ""
    for _ in range(12):
        found = list(await offered(house, "Ann", row, line))
        longer = [each for each in found if len(each) > len(line)]
        if not longer:
            break
        line = longer[0]
    assert line.count(";") >= 2
    answer = await turn(house, "Ann", row, line)
    assert "Not played" not in answer and "Played:" in answer


async def test_nothing_is_suggested_beyond_what_is_hidden(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await arranged(house, row, artifacts=list(FULL), damage=3)
    known = await offered(house, "Ann", row, "room weapons yellow; ")
    assert "room weapons yellow; fight larkspur" in known
    fight = "room weapons yellow; fight larkspur"
    assert set(await offered(house, "Ann", row, f"{fight}; ")) == {fight}
    beyond = f"{fight}; discard red_blue"
    assert set(await offered(house, "Ann", row, f"{beyond}; ")) == {beyond}, "what was typed, and no more"
    await play(house, row.id, 0, *fight.split("; "))
    assert asked(await loaded(house, row.id)).seat == 0, "there was a question to give away"


async def test_the_order_of_the_decks_does_not_show_in_suggestions(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await arranged(house, row, artifacts=list(FULL), damage=3)
    at = await loaded(house, row.id)
    other = await loaded(house, row.id)
    for deck in (other.state.artifacts, other.state.techs, other.state.pirates, other.state.missions):
        deck.cards.reverse()
    other.row.seed = b"another seed"
    lines = [""]
    seen = 0
    while lines and seen < 60:
        line = lines.pop(0)
        mine, theirs = [await suggestions(each, 0, line, EN) for each in (at, other)]
        assert [(c.name, c.value) for c in mine] == [(c.name, c.value) for c in theirs], line
        lines += [choice.value + "; " for choice in mine if len(choice.value) > len(line)]
        seen += 1
    assert seen == 60


async def test_long_lines_are_cut_short_to_fit(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    state = (await loaded(house, row.id)).state
    state.players[0].medals = 9
    await house.store.games.update(row.id, state=saved.dump(state))
    line = "train cadet yellow; train yellow red; train yellow blue; train red yellow; room helm red"
    found = await offered(house, "Ann", row, f"{line}; ")
    assert found
    for value, name in found.items():
        assert len(value) <= 100 and len(name) <= 100
    at = await loaded(house, row.id)
    value = next(each for each in found if each.count(";") == 5)
    assert not value.startswith(line)
    trial = await whole_turn.rehearse(at, 0, whole_turn.split(value))
    assert trial.trouble is None and len(trial.done) == 6


# By itself.


@pytest.mark.parametrize(
    ("part", "written", "fitting"),
    [
        ("go lark", "go larkspur", True),
        ("go moons", "go nine_moons", True),
        ("r h r", "room helm red", True),
        ("room red", "room helm red", True),
        ("helm room", "room helm red", False),
        ("go lark spur", "go larkspur", False),
        ("artifacts repair red", "artifacts repair red_blue,red_yellow", True),
        ("fly gate.1", "fly gate.11", False),
        ("fly gate.", "fly gate.11", True),
        ("engine 2", "engine 2 fast", True),
        ("reroll 0,2", "reroll 0,1,2,3", False),
        ("reroll 0", "reroll 0,1,2,3", False),
        ("rer 0,1", "reroll 0,1", True),
    ],
)
def test_a_short_form_begins_words_in_their_order(part: str, written: str, fitting: bool) -> None:
    assert lines.fits(part, written) is fitting


async def test_a_trial_leaves_the_game_alone(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    at = await loaded(house, row.id)
    before = saved.dump(at.state)
    trial = await whole_turn.rehearse(at, 0, ["room helm red", "go larkspur", "skip"])
    assert trial.over and trial.open is None and trial.trouble is None
    assert saved.dump(at.state) == before
    prompt = asked(at)
    with pytest.raises(IllegalMove):
        lines.find(prompt, "dance", RULES.actions)
