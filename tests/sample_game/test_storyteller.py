"""What the table of a game may ask of the storyteller, on the sample game's facts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs import storyteller
from cogs.shelf import entries
from cogs.stories import Story, Strand, Unsaid
from db.log import Record
from rules.core import Event
from words import words

NAMES = {0: "Ann", 1: "Борис"}


def fact(key: str, seat: int = 0, **args: str | int | tuple[str | int, ...]) -> Event:
    return Event(key, {"player": f"#{seat}", **args})


BID, BIDS, FINDS = (
    fact("sample-bids", card=7),
    fact("sample-bids", 1, card=9),
    fact("sample-finds", 1, found=3),
)
ROUND = Event("sample-round", {"round": 2})


def salvage() -> Story:
    return entries()["sample_game"].face().tale


def tell(story: Story, *events: Event) -> list[str]:
    return storyteller.tell(story, events, words("en"), NAMES).split("\n")


def test_everybody_is_told_of_apart_and_rounds_stand_between() -> None:
    assert tell(salvage(), BID, BIDS, FINDS, ROUND, BID) == [
        "**Ann**: bids 7.",
        "**Борис**: bids 9; finds 3 credits.",
        "**Round 2.**",
        "**Ann**: bids 7.",
    ]


def test_a_sentence_that_names_its_player_needs_no_head() -> None:
    vote = fact("poll-votes", 1, option="@inner")
    gift = fact("sample-gives", to="#1", credits=1)
    told = tell(salvage(), BID, gift, vote)
    assert told[0] == "**Ann**: bids 7."
    assert told[1:] == [words("en")("poll-votes", seats=NAMES, **vote.args), "Ann gives Борис 1 credit."]


def test_what_was_ordered_is_told_as_ordered() -> None:
    """Once for what one player did in a row; sentences of several players each say it."""
    ordered = [replace(event, by_order=True) for event in (BID, BIDS, FINDS)]
    assert tell(salvage(), *ordered) == [
        "**Ann**: bids 7 (as ordered).",
        "**Борис**: bids 9; finds 3 credits (as ordered).",
    ]
    assert tell(salvage(), BIDS, ordered[2]) == ["**Борис**: bids 9; finds 3 credits (as ordered)."]
    first, second = (replace(fact("poll-votes", seat, option="@inner"), by_order=True) for seat in (0, 1))
    assert "\n".join(tell(salvage(), first, second)).count(" (as ordered).") == 2
    assert storyteller.lines(Story(), [ordered[0]], words("ru"), NAMES).endswith(" (по приказу).")


def test_what_stands_alone_has_a_line_for_each() -> None:
    gift, back = fact("sample-gives", to="#1", credits=1), fact("sample-gives", 1, to="#0", credits=2)
    assert tell(salvage(), gift, back) == ["Ann gives Борис 1 credit.", "Борис gives Ann 2 credits."]


def test_a_game_without_a_table_is_told_line_by_line() -> None:
    plain = Story()
    assert not plain.whole and not storyteller.ends_turn(plain, [BID])
    assert storyteller.lines(plain, [BID, BIDS], words("en"), NAMES).split("\n") == [
        "Ann bids 7.",
        "Борис bids 9.",
    ]
    waiting = Record(1, 1, "play", 1, 0, None, "bid 7", [BID], False, None, 0.0)
    assert storyteller.ripe(plain, [waiting], {0}) == 1


@pytest.mark.parametrize(
    ("row", "left"),
    [
        (Unsaid("sample-finds"), "**Борис**: bids 9."),
        (Unsaid("sample-finds", after="sample-bids"), "**Борис**: bids 9."),
        (Unsaid("sample-finds", after="sample-finds"), "**Борис**: bids 9; finds 3 credits."),
        (Unsaid("sample-bids", then="sample-finds"), "**Борис**: finds 3 credits."),
        (Unsaid("sample-bids", then="sample-bids"), "**Борис**: bids 9; finds 3 credits."),
        (Unsaid("sample-bids", later=("sample-finds",)), "**Борис**: finds 3 credits."),
        (Unsaid("sample-finds", later=("sample-bids",)), "**Борис**: bids 9; finds 3 credits."),
        (Unsaid("sample-finds", own=True), "**Борис**: bids 9."),
        (Unsaid("sample-finds", unseated=True), "**Борис**: bids 9; finds 3 credits."),
        (Unsaid("sample-bids", saying="#1"), "**Борис**: finds 3 credits."),
        (Unsaid("sample-bids", saying="#0"), "**Борис**: bids 9; finds 3 credits."),
    ],
)
def test_what_is_left_out(row: Unsaid, left: str) -> None:
    story = Story(told="sample-told", strands=salvage().strands, unsaid=(row,))
    assert tell(story, BIDS, FINDS) == [left]


def test_what_follows_from_a_strand_is_told_with_it_and_under_its_mark() -> None:
    story = Story(
        told="sample-told",
        over="sample-charts",
        strands=(Strand(keys=("sample-tie",), onward=True, mark="🎲 "),),
    )
    told = tell(story, BID, Event("sample-tie"), BIDS)
    assert told == ["**Ann**: bids 7.", "🎲 A tie: a die decides. Борис bids 9."]


def test_every_game_is_told_from_a_table_with_words_for_what_it_names() -> None:
    for name, entry in entries().items():
        story = entry.face().tale
        assert story.game == name, f"{name} has no table"
        for key in (story.figures, story.idle, *story.shared.values()):
            assert not key or words("en").has(key), f"{name}: {key}"
        for strand in story.strands:
            assert all(key.startswith(strand.keys) for key in (strand.begins,) if key)
