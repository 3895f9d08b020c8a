"""A turn as one paragraph: what is told when, and how it reads."""

from __future__ import annotations

import pytest

from cogs import storyteller
from cogs.starship_captains.story import STORY
from db.log import Record
from rules.core import Event, phrase
from words import words

EN, RU = words("en"), words("ru")
NAMES = {0: "Ann", 1: "Борис"}
RED = phrase("sc-figure-red")


def over(seat: int) -> Event:
    figures = {"ready": 3, "queue": 4, "medals": 1, "cargo": 0, "damage": 3}
    return Event("sc-turn-over", {"player": f"#{seat}", **figures})


def to(room: str, seat: int = 0) -> Event:
    return Event("sc-activates", {"player": f"#{seat}", "room": f"@{room}", "figure": RED})


def fact(key: str, seat: int = 0, **args: str | int | tuple[str | int, ...]) -> Event:
    return Event(key, {"player": f"#{seat}", **args})


FIGURES = "-# ready 3 · queue 4 · medals 1 · cargo 0 · damage 3"


# When.


def record(number: int, kind: str, depth: int, *events: Event) -> Record:
    return Record(1, number, kind, depth, 0, None, "", list(events), False, None, 0.0)


MID, END = to("helm"), over(0)


@pytest.mark.parametrize(
    ("records", "told"),
    [
        ([], 0),
        ([("play", 5, MID)], 0),
        ([("play", 5, MID), ("play", 6, END)], 2),
        ([("play", 5, END), ("play", 6, MID)], 1),
        ([("play", 5, MID), ("note", 5)], 2),
        ([("play", 5, MID), ("undo", 4)], 2),
        ([("play", 5, MID), ("undo", 4), ("play", 5, MID)], 0),
        ([("play", 5, MID), ("undo", 4), ("play", 5, END)], 3),
        ([("play", 5, END), ("undo", 4)], 2),
        ([("play", 5, MID), ("undo", 3)], 2),
    ],
)
def test_a_turn_is_told_when_it_is_over(records: list[tuple[str, int, Event]], told: int) -> None:
    line = [record(n, kind, depth, *events) for n, (kind, depth, *events) in enumerate(records, 1)]
    assert storyteller.ripe(STORY, line, {0}) == told


def test_what_happened_since_ones_own_turn() -> None:
    events = [to("helm"), over(0), to("repair", 1), over(1)]
    assert storyteller.since(STORY, events, "#0") == events[2:]
    assert storyteller.since(STORY, events, "#1") == []
    assert storyteller.since(STORY, events[:1], "#1") == events[:1]


# How.


def test_facts_of_one_kind_are_one_clause() -> None:
    events = [
        to("helm"),
        fact("sc-moved", place="@larkspur"),
        fact("sc-reserved", place="@larkspur"),
        fact("sc-moved", place="@kettle"),
        fact("sc-reserved", place="@kettle"),
        fact("sc-damaged", damage=4),
        fact("sc-damaged", damage=5),
        fact("sc-got-medals", n=1),
        fact("sc-got-medals", n=2),
        fact("sc-advances", track="@fleet", n=1),
        fact("sc-advances", track="@fleet", n=2),
        fact("sc-advances", track="@pirates", n=1),
        over(0),
    ]
    told, figures = storyteller.tell(STORY, events, EN, NAMES).split("\n")
    assert told == (
        "**Ann**: red ensign to Helm; flies to Larkspur and Kettle; reserves Kettle; takes 2 damage; "
        "+3 medals; Fleet +3; Pirates +1."
    )
    assert figures == FIGURES
    assert storyteller.tell(STORY, events, RU, NAMES).startswith(
        "**Ann**: красный энсин → Навигационный отсек; перелёт: Ларкспур и Котелок; резерв: Котелок; урон 2; "
    )


def test_a_fact_without_short_words_is_told_in_full() -> None:
    events = [to("helm"), Event("sc-no-pirates"), over(0)]
    sentence = EN("sc-no-pirates").rstrip(".")
    assert (
        storyteller.tell(STORY, events, EN, NAMES, figures=False)
        == f"**Ann**: red ensign to Helm; {sentence}."
    )


def test_turns_are_paragraphs_and_passes_share_a_line() -> None:
    events = [to("helm"), over(0), fact("sc-passes", 1), over(1), fact("sc-passes", 0), over(0)]
    assert storyteller.tell(STORY, events, EN, NAMES).split("\n") == [
        "**Ann**: red ensign to Helm.",
        FIGURES,
        "**Борис** and **Ann** pass.",
    ]


def test_a_round_stands_between_the_turns() -> None:
    events = [
        fact("sc-passes"),
        over(0),
        Event("sc-round-ends", {"round": 1}),
        Event("sc-round-begins", {"round": 2}),
        Event("sc-share-medal"),
        Event("sc-first-player", {"player": "#1"}),
        fact("sc-got-medals", 1, n=1),
    ]
    assert storyteller.tell(STORY, events, EN, NAMES).split("\n") == [
        "**Ann** passes.",
        EN("sc-round-ends", round=1),
        "**Round 2 of 4.** Every captain receives a medal. Борис begins this round.",
        "**Борис**: +1 medal.",
    ]


def test_what_follows_from_captain_shadows_card_is_his() -> None:
    events = [
        to("helm"),
        Event("sc-shadow-turns-up", {"card": "@borrowed_notes"}),
        Event("sc-reserved", {"player": phrase("sc-captain-shadow"), "place": "@kettle"}),
        over(0),
        to("repair"),
    ]
    told = storyteller.tell(STORY, events, EN, NAMES).split("\n")
    assert told[0] == "**Ann**: red ensign to Helm."
    assert told[1] == FIGURES
    assert told[2] == "🌑 Captain Shadow: “Borrowed notes”. Captain Shadow reserves Kettle."
    assert told[3] == "**Ann**: red ensign to Repair."


def test_what_befalls_somebody_else_in_a_turn_is_told_under_their_name() -> None:
    shadow = Event("sc-reserved", {"player": phrase("sc-captain-shadow"), "place": "@kettle"})
    events = [to("helm"), fact("sc-moved", place="@larkspur"), shadow, fact("sc-got-medals", 1, n=1), over(0)]
    assert storyteller.tell(STORY, events, EN, NAMES, figures=False) == (
        "**Ann**: red ensign to Helm; flies to Larkspur; Captain Shadow reserves Kettle; "
        f"{EN('sc-got-medals', seats=NAMES, player='#1', n=1)}"
    )


def test_a_single_move_is_told_without_the_figures_of_its_turn() -> None:
    told = storyteller.lines(STORY, [to("helm"), over(0)], EN, NAMES)
    assert told == EN("sc-activates", seats=NAMES, **to("helm").args)


def test_news_keep_the_newest_lines() -> None:
    text = "\n".join(f"line {n}" for n in range(100))
    kept = storyteller.shortened(text, 60).split("\n")
    assert kept[0] == "…" and kept[-1] == "line 99"
    assert len("\n".join(kept)) <= 62
    assert storyteller.shortened("short", 60) == "short"
    assert len(storyteller.shortened("x" * 500, 60)) == 60
