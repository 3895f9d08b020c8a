"""How a turn is told: at the table in three lines, by the ship's computer in a few words."""

from __future__ import annotations

from audio import phrase
from cogs.space_alert import aloud
from cogs.space_alert.story import WEIGHED, settled
from cogs.storyteller import weighed
from rules.core import Event
from rules.space_alert.actions import Begin, Lay, Proceed, Ready
from tests.cogs.conftest import House
from tests.cogs.playing import row_of, said
from tests.cogs.tables import play, running


def turn(number: int, *facts: Event) -> list[Event]:
    return [Event("sa-turn", {"turn": number}), *facts]


WALK = Event("sa-act-moved", {"player": "#0"})
SHOT = Event("sa-act-fired", {"player": "#1"})
BLOW = Event("sa-blow", {"zone": "red", "tiles": 2})
KILL = Event("sa-hit-destroyed", {"threat": "@E1-05"})
LOST = Event("sa-mission-lost", {"threat": "@E1-05"})


async def test_androids_are_told_of_by_the_letters_they_have_on_the_board(house: House) -> None:
    row = await running(house, "Ann", pace="practice", mission="test_run_1")
    await play(house, row.id, 0, Begin(), Lay(">------", on=1), Ready())
    await play(house, row.id, 0, Proceed(), Proceed())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    told = said(house, await row_of(house, row.id))
    assert "Android β goes to upper blue." in told
    assert "Android β: upper blue." in told, "as the picture has it"


def test_three_lines_a_turn_and_what_matters_stays() -> None:
    told = weighed(WEIGHED, turn(3, *[WALK] * 5, SHOT, BLOW, KILL, *[SHOT] * 3))
    assert len(told) == 3
    assert BLOW in told and KILL in told and WALK not in told


def test_lines_keep_their_order() -> None:
    told = weighed(WEIGHED, turn(3, BLOW, WALK, KILL))
    assert told == turn(3, BLOW, KILL)


def test_several_turns_at_once_are_told_in_brief() -> None:
    told = weighed(WEIGHED, turn(1, SHOT, SHOT, BLOW) + turn(2, KILL, SHOT, LOST))
    assert told == [*turn(1, SHOT, BLOW), *turn(2, KILL, LOST)]


def test_of_several_turns_those_with_nothing_to_tell_are_left_out() -> None:
    assert weighed(WEIGHED, turn(5) + turn(6, KILL) + turn(7)) == turn(6, KILL)
    assert weighed(WEIGHED, turn(5)) == turn(5), "whoever asked for it is told that it is over"


def test_what_is_no_fact_of_a_turn_is_always_told() -> None:
    caption = Event("sa-caption-start")
    assert weighed(WEIGHED, [caption]) == [caption]


def test_the_voice_says_the_turn_and_its_weightiest_facts_once() -> None:
    said = aloud.spoken(turn(4, SHOT, BLOW, BLOW, KILL))
    assert said == [("turn", {"turn": 4}), ("threat_destroyed", {}), ("hull_breached", {"zone": "red"})]


def test_the_voice_says_only_the_end_of_several_turns() -> None:
    assert aloud.spoken(turn(4, BLOW) + turn(5, KILL, LOST)) == [("mission_lost", {})]


def test_the_voice_is_silent_outside_a_turn() -> None:
    assert aloud.spoken([BLOW]) == []


def test_every_line_has_been_recorded() -> None:
    for key in set(aloud.ALOUD.values()):
        args = {"zone": "white"} if key == "hull_breached" else {}
        assert phrase(key, **args)
    for number in range(1, aloud.LAST_TURN + 1):
        assert phrase("turn", turn=number)


def test_a_moments_doubt_is_not_told() -> None:
    """Androids lay their boards anew when somebody plans, and are ready again at once."""

    def said(key: str, seat: int) -> list[Event]:
        return [Event(key, {"player": f"#{seat}"})]

    doubted = [said("sa-not-ready", 1), said("sa-ready", 1)]
    assert settled([*doubted, said("sa-ready", 2)]) == [[], [], said("sa-ready", 2)]
    assert settled([said("sa-not-ready", 1)]) == [said("sa-not-ready", 1)], "that one matters"
    changed = [said("sa-ready", 1), said("sa-not-ready", 1), said("sa-ready", 1)]
    assert settled(changed) == changed, "who was not ready before is now"
