"""Agendas from the card to the result: sheets, votes in turn, ties, laws, the Voice."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import BreakTie, CastVote, Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects import senate as numbers
from rules.twilight_imperium.senate import ballots, elections, laws
from rules.twilight_imperium.state import Lasting, Law, Owed, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.strategic import table_of

PLAIN, LAW, OFFICE = "mutiny", "fleet_regulations", "minister_of_war"


def _vote(card: str, *sheets: str, speaker: int = 0, votes: tuple[int, int, int] = (3, 3, 3)) -> State:
    """Everybody has so many votes and hands in a sheet, seat by seat."""
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    state.speaker = speaker
    _influence(state, votes)
    run(state, frames.Agenda(2, card))
    for seat, sheet in enumerate(sheets):
        answer(state, seat, Sheet(sheet))
    return state


def _influence(state: State, votes: tuple[int, int, int]) -> None:
    """Votes by a lasting bonus, which is the simplest way to any number."""
    for planet in (each for _, each in systems.planets(state)):
        planet.ready = False
    state.lasting += [Lasting("bribery", seat, "round", n=count - 1) for seat, count in enumerate(votes)]


@pytest.mark.rule("TI-491", "TI-492", "TI-504")
def test_a_law_that_is_passed_stays_and_another_card_goes() -> None:
    state = _vote(LAW, "for", "for", "against")
    assert [law.card for law in state.laws] == [LAW] and LAW not in state.political.discards
    other = _vote(LAW, "against", "for", "against")
    assert other.laws == [] and other.political.discards == [LAW]
    third = _vote(PLAIN, "for", "for", "for")
    assert third.laws == [] and third.political.discards == [PLAIN]


@pytest.mark.rule("TI-493", "TI-657")
def test_an_elected_law_stays_on_what_was_elected() -> None:
    state = _vote(OFFICE, "1", "1", "2")
    (law,) = state.laws
    assert (law.holder, law.on) == (1, ("1",))


@pytest.mark.rule("TI-494", "TI-495")
def test_votes_are_the_influence_of_ready_planets_at_least_one_and_nothing_is_exhausted() -> None:
    table = table_of("sol", "letnev", "hacan")
    state = table.state
    before = [each.ready for _, each in systems.planets(state)]
    run(state, frames.Agenda(2, PLAIN))
    for seat in range(3):
        answer(state, seat, Sheet("for"))
    assert [each.ready for _, each in systems.planets(state)] == before
    for planet in (each for _, each in systems.planets(state)):
        planet.ready = False
    assert numbers.votes(state, 0).value == 1


@pytest.mark.rule("TI-495")
def test_all_are_told_how_many_votes_somebody_casts_for_one_thing() -> None:
    state = table_of("sol", "letnev", "hacan").state
    _influence(state, (3, 2, 5))
    run(state, frames.Agenda(2, PLAIN))
    sheets = ("for", "against", "abstain")
    told = [event for seat, sheet in enumerate(sheets) for event in answer(state, seat, Sheet(sheet))]
    cast = {str(each.args["player"]): each.args["count"] for each in told if each.key.startswith("ti-votes-")}
    assert cast == {"#0": 3, "#1": 2}, "who abstains casts none"


@pytest.mark.rule("TI-154", "TI-496")
def test_goods_give_no_votes() -> None:
    state = table_of().state
    before = numbers.votes(state, 0).value
    state.players[0].goods = 9
    assert numbers.votes(state, 0).value == before


@pytest.mark.rule("TI-498", "TI-441")
def test_the_speaker_votes_last_and_the_order_goes_clockwise() -> None:
    table = table_of()
    state = table.state
    state.speaker, state.table = 1, [0, 2, 1]
    assert ballots.order(state) == [0, 2, 1]
    run(state, frames.Agenda(2, PLAIN))
    for seat in (0, 1, 2):
        answer(state, seat, Sheet("late"))
    for seat in (0, 2, 1):
        assert waited(state) == [seat]
        answer(state, seat, CastVote("for"))


@pytest.mark.rule("TI-495", "TI-658")
def test_who_abstains_has_voted_for_neither() -> None:
    state = _vote(LAW, "abstain", "for", "abstain")
    assert [law.card for law in state.laws] == [LAW]


@pytest.mark.rule("TI-499")
def test_the_speaker_breaks_ties() -> None:
    state = _vote(LAW, "for", "against", "abstain", speaker=2)
    assert waited(state) == [2]
    with pytest.raises(IllegalMove):
        answer(state, 2, BreakTie("abstain"))
    answer(state, 2, BreakTie("for"))
    assert [law.card for law in state.laws] == [LAW]


@pytest.mark.rule("TI-499", "TI-708")
def test_nothing_against_nothing_is_a_tie_and_silence_is_against() -> None:
    state = _vote(LAW, "abstain", "abstain", "abstain", speaker=1)
    assert waited(state) == [1] and silent(state, 1) == BreakTie("against")
    answer(state, 1, BreakTie("against"))
    assert state.laws == []


@pytest.mark.rule("TI-708")
def test_a_silent_speaker_leaves_elections_to_the_dice_among_the_tied() -> None:
    seen = set[str]()
    for seed in range(30):
        state = _vote(OFFICE, "1", "2", "abstain", speaker=0)
        with pytest.raises(IllegalMove):
            answer(state, 0, BreakTie("0"))
        answer(state, 0, silent(state, 0), dice=Loaded(seed=bytes([seed])))
        seen.add(state.laws[0].on[0])
    assert seen == {"1", "2"}


@pytest.mark.rule("TI-500")
def test_most_votes_win_an_election() -> None:
    state = _vote(OFFICE, "0", "1", "1", votes=(9, 3, 3))
    assert state.laws[0].holder == 0


@pytest.mark.rule("TI-500")
def test_a_pair_is_named_by_each_vote() -> None:
    card = next(id for id in elections.POLITICAL_CARDS if elections.elects(id) == "two_players")
    state = _vote(card)
    for wrong in ("1", "1+1", "1+7", "for"):
        with pytest.raises(IllegalMove):
            answer(state, 0, Sheet(wrong))
    answer(state, 0, Sheet("2+1"))
    answer(state, 1, Sheet("1+2"))
    answer(state, 2, Sheet("0+2"))
    assert not any(isinstance(each, frames.TieBreak) for each in state.stack)


@pytest.mark.rule("TI-503")
def test_if_nobody_may_vote_the_speaker_decides() -> None:
    table = table_of()
    state = table.state
    state.speaker = 1
    state.lasting = [Lasting("thugs", 0, "round", (str(seat),)) for seat in range(3)]
    run(state, frames.Agenda(2, LAW))
    assert waited(state) == [1]
    answer(state, 1, BreakTie("for"))
    assert [law.card for law in state.laws] == [LAW]


def test_who_is_barred_is_not_asked() -> None:
    table = table_of()
    state = table.state
    state.lasting = [Lasting("thugs", 0, "round", ("1",))]
    run(state, frames.Agenda(2, LAW))
    assert waited(state) == [2, 0]


@pytest.mark.rule("TI-501", "TI-658")
def test_bribes_count_after_the_last_vote() -> None:
    table = table_of()
    state = table.state
    _influence(state, (3, 3, 3))
    run(state, frames.Agenda(2, LAW))
    answer(state, 0, Sheet("for"))
    answer(state, 1, Sheet("against"))
    state.lasting.append(Lasting("bribery", 0, "step", n=2))
    answer(state, 2, Sheet("abstain"))
    assert [law.card for law in state.laws] == [LAW]
    assert [each.until for each in state.lasting] == ["round"] * 3


@pytest.mark.rule("TI-706")
def test_sheets_follow_the_majority_or_another_player() -> None:
    state = _vote(LAW, "majority", "for", "with:1", speaker=0)
    (law,) = state.laws
    assert law.card == LAW
    assert silent(_vote(LAW), 0) == Sheet("abstain")


@pytest.mark.rule("TI-706")
def test_with_somebody_who_votes_later_one_is_asked() -> None:
    state = _vote(LAW, "for", "with:0", "for", speaker=0)
    assert waited(state) == [1]


@pytest.mark.rule("TI-706")
def test_a_sheet_is_secret_and_may_be_changed_until_all_are_in() -> None:
    state = _vote(LAW, "for", "for")
    events = answer(state, 1, Sheet("against"))
    assert events == []
    question = asked(state, 2)
    other = _vote(LAW, "against", "late")
    assert question is not None and asked(other, 2) is not None
    mine = asked(other, 2)
    assert mine is not None and (question.key, question.choices, question.args) == (
        mine.key,
        mine.choices,
        mine.args,
    )


@pytest.mark.parametrize("vote", ["maybe", "with:0", "with:9", "lodor", "1"])
def test_votes_for_nothing_are_refused(vote: str) -> None:
    state = _vote(LAW)
    with pytest.raises(IllegalMove):
        answer(state, 0, Sheet(vote))


@pytest.mark.rule("TI-656")
def test_what_may_be_elected() -> None:
    table = table_of(p201="lodor")
    state = table.state
    assert set(elections.choices(state, OFFICE, {})) == {"0", "1", "2"}
    state.players[1].out = True
    assert set(elections.choices(state, OFFICE, {})) == {"0", "2"}
    planet = next(id for id in elections.POLITICAL_CARDS if elections.elects(id) == "planet")
    assert {"lodor", "mallice", "jord"} <= set(elections.choices(state, planet, {}))
    assert elections.choices(state, "repeal", {}) == []
    state.laws = [Law(LAW)]
    assert elections.choices(state, "repeal", {}) == [LAW]
    state.shown, state.objectives = ["v1_mecatol", "v1_spend_10"], ["v2_spend_20"]
    assert elections.choices(state, "incentive_program", {}) == ["v1_mecatol", "v1_spend_10"]
    assert set(elections.choices(state, "subsidized_studies", {})) == {"red", "blue", "green", "yellow"}


@pytest.mark.rule("TI-656")
def test_with_nothing_to_elect_the_card_is_discarded() -> None:
    table = table_of()
    state = table.state
    run(state, frames.Agenda(2, "repeal"))
    assert state.stack == [] and state.political.discards == ["repeal"]


@pytest.mark.rule("TI-659")
def test_a_law_voted_on_again_stays_or_goes() -> None:
    state = table_of().state
    for sheet, left in (("for", [LAW]), ("against", [])):
        state.laws, state.political.discards = [Law(LAW)], []
        run(state, frames.Agenda(2, LAW))
        for seat in range(3):
            answer(state, seat, Sheet(sheet))
        assert [law.card for law in state.laws] == left
        assert state.political.discards == ([] if left else [LAW])


def test_a_repealed_law_goes_to_the_discards() -> None:
    state = table_of().state
    state.laws = [Law(LAW)]
    assert laws.repeal(state, LAW) and state.laws == []
    assert state.political.discards == [LAW]
    assert laws.repeal(state, LAW) == []


@pytest.mark.rule("TI-735")
def test_debts_are_paid_before_the_vote() -> None:
    table = table_of()
    state = table.state
    state.owed = [Owed(1, "bureaucracy")]
    run(state, frames.Agenda(2, LAW))
    assert waited(state) == [1] and isinstance(state.stack[-1], frames.Debts)


# The Voice of the Council


def _voice(*sheets: str, holder: int | None = None) -> State:
    table = table_of()
    state = table.state
    state.voice, state.speaker = holder, 0
    for player in state.players:
        player.points = 2
    _influence(state, (3, 3, 3))
    run(state, frames.Agenda(0, elections.VOICE))
    for seat, sheet in enumerate(sheets):
        answer(state, seat, Sheet(sheet))
    return state


@pytest.mark.rule("TI-507", "TI-508")
def test_the_winner_takes_the_card_and_a_point() -> None:
    state = _voice("1", "1", "2")
    assert state.voice == 1 and [each.points for each in state.players] == [2, 3, 2]
    assert elections.VOICE not in state.political.discards


@pytest.mark.rule("TI-508")
def test_the_former_holder_loses_both() -> None:
    state = _voice("1", "1", "2", holder=2)
    assert state.voice == 1 and [each.points for each in state.players] == [2, 3, 1]


@pytest.mark.rule("TI-509")
def test_who_is_elected_again_gets_no_further_point() -> None:
    state = _voice("2", "2", "1", holder=2)
    assert state.voice == 2 and [each.points for each in state.players] == [2, 2, 2]


@pytest.mark.rule("TI-507")
def test_the_speaker_breaks_ties_about_the_voice() -> None:
    state = _voice("1", "2", "abstain")
    assert waited(state) == [0]


@pytest.mark.rule("TI-510")
def test_cards_that_change_votes_work_on_the_voice() -> None:
    table = table_of()
    state = table.state
    _influence(state, (3, 3, 3))
    state.lasting.append(Lasting("fantastic_rhetoric", 2, "step"))
    run(state, frames.Agenda(0, elections.VOICE))
    for seat, sheet in enumerate(("1", "1", "2")):
        answer(state, seat, Sheet(sheet))
    assert state.voice == 2
