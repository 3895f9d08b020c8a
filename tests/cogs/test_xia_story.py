"""Turns of Xia as paragraphs: what is told when, and how it reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs import storyteller
from cogs.xia.story import STORY
from db.log import Record
from rules.core import Event, phrase
from words import words

EN, RU = words("en"), words("ru")
NAMES = {0: "Ann", 1: "Борис", 2: "Chidi"}
PLACE = phrase("xia-space", sector="@lunari", number=7)


def over(seat: int) -> Event:
    figures = {"fame": 3, "credits": 2000, "energy": 5, "armed": 4}
    return Event("xia-turn-over", {"player": f"#{seat}", **figures})


def fact(key: str, seat: int = 0, **args: str | int | tuple[str | int, ...]) -> Event:
    return Event(f"xia-{key}", {"player": f"#{seat}", **args})


def flew(seat: int, number: int) -> Event:
    return fact("flew", seat, place=phrase("xia-space", sector="@lunari", number=number))


FIGURES = "-# fame 3 · 2,000 credits · energy 5 · armed 4"


# When.


def record(number: int, kind: str, depth: int, seat: int, text: str, *events: Event) -> Record:
    aside = text.startswith(("orders", "give"))
    return Record(1, number, kind, depth, seat, None, text, list(events), False, None, 0.0, aside)


MID, END, READY = flew(0, 7), over(0), fact("launch")


@pytest.mark.parametrize(
    ("records", "asked", "told"),
    [
        ([], 0, 0),
        ([("play", 5, 0, "fly", MID)], 0, 0),
        ([("play", 5, 0, "attack", MID)], 1, 1),
        ([("play", 5, 0, "fly", MID), ("play", 6, 0, "end", END)], 1, 2),
        ([("play", 5, 2, "end", END), ("play", 6, 0, "fly", MID)], 0, 1),
        ([("play", 5, 0, "fly", MID), ("undo", 4, 0, "undo 4")], 0, 2),
        ([("play", 5, 0, "fly", MID), ("note", 5, 1, "note-x")], 0, 2),
        ([("play", 5, 0, "fly", MID), ("play", 6, 1, "orders all ask ask auto")], 0, 0),
        ([("play", 5, 0, "fly", MID), ("play", 6, 1, "give 0 1000")], 0, 0),
        ([("play", 5, 0, "complete", MID)], None, 1),
        ([("play", 5, 0, "done", READY), ("play", 6, 0, "fly", MID)], 0, 1),
    ],
)
def test_it_is_told_when_the_turn_is_over_or_somebody_else_decides(
    records: list[tuple[str, int, int, str, Event]], asked: int | None, told: int
) -> None:
    line = [record(n, *each) for n, each in enumerate(records, 1)]
    assert storyteller.ripe(STORY, line, set() if asked is None else {asked}) == told


# How.


def test_a_turn_is_one_paragraph_with_its_figures() -> None:
    events = [
        fact("turn-begins"),
        fact("move-begins", source=phrase("xia-impulse-drive"), points=3),
        flew(0, 5),
        flew(0, 7),
        fact("token-taken", face="fame"),
        fact("fame-exploration", points=1, fame=1),
        fact("damage-placed", cells=(3,)),
        over(0),
        fact("turn-begins", 1),
    ]
    told, figures = storyteller.tell(STORY, events, EN, NAMES, "#1").split("\n")
    assert told == ("**Ann**: Impulse (3) → Lunari, space 7; **+1 fame** for a discovery.")
    assert figures == FIGURES
    assert storyteller.tell(STORY, events, RU, NAMES, "#1", figures=False) == (
        "**Ann**: Импульс (3) → Лунария, клетка 7; **слава +1** за открытие."
    )


def test_others_are_named_where_they_act_in_somebodys_turn() -> None:
    events = [
        Event("xia-attacks", {"ship": "#0", "target": "#1", "weapons": ("@blaster_1",)}),
        fact("defends", 1, means=("@shield_1",)),
        Event("xia-attack-rolls", {"ship": "#0", "rolls": (5, 2)}),
        Event("xia-attack-result", {"attack": 7, "defence": 3, "damage": 4, "target": "#1"}),
        Event("xia-damaged", {"ship": "#1", "points": 4}),
        Event("xia-destroyed-by", {"ship": "#1", "by": "#0"}),
        over(0),
    ]
    told = storyteller.tell(STORY, events, EN, NAMES, "#1", figures=False)
    weapon, shield = EN.name("xia", "blaster_1"), EN.name("xia", "shield_1")
    assert told == (
        f"**Ann**: attacks Борис: {weapon}; Борис defends: {shield}; "
        "attack 7, defence 3: Борис takes 4 damage; **destroys Борис**."
    )


def test_what_goes_on_after_a_window_needs_no_head_of_its_own() -> None:
    events = [fact("defends-not", 1), Event("xia-npc-flies", {"npc": "@scoundrel", "space": PLACE})]
    name = EN.name("xia", "scoundrel")
    assert storyteller.tell(STORY, events, EN, NAMES, "#2").split("\n") == [
        "Борис does not defend.",
        f"**{name}**: flies to Lunari, space 7.",
    ]


def test_an_npc_and_a_title_have_their_own_lines() -> None:
    events = [
        flew(0, 7),
        Event("xia-title-drawn", {"title": "@duelist", "fame": 3}),
        fact("arms", markers=2, armed=4, energy=1),
        Event("xia-npc-hunts", {"npc": "@scoundrel", "target": "#2"}),
        Event("xia-npc-flies", {"npc": "@scoundrel", "space": "Lunari 3"}),
        Event("xia-npc-flies", {"npc": "@scoundrel", "space": "Lunari 4"}),
        over(0),
    ]
    mine, figures, npc, title = storyteller.tell(STORY, events, EN, NAMES, "#1").split("\n")
    assert mine == "**Ann**: on to Lunari, space 7."
    assert figures == FIGURES
    name = EN.name("xia", "scoundrel")
    assert npc == f"**{name}**: sets course for Chidi; flies to Lunari 4."
    assert title == EN("xia-title-drawn", title="@duelist", fame=3)


def test_a_long_turn_is_told_by_what_came_of_it() -> None:
    """Flights with nothing of note between them are one; dice without effect, missions left alone and what
    the figures or a later fact say as well are not told."""
    events = [
        fact("move-begins", source=phrase("xia-impulse-drive"), points=4),
        flew(0, 5),
        fact("missions-drawn", cards=3, place=PLACE),
        fact("mission-none"),
        fact("move-begins", source="@engine_2", points=4),
        fact("rolled", why=phrase("xia-roll-border", border="debris", sector="@pelmont"), roll=11),
        flew(0, 6),
        fact("move-begins", source="@engine_2", points=2),
        fact("blind-jump"),
        fact("sector-laid", sector="@pelmont"),
        flew(0, 7),
        fact("rolled", why=phrase("xia-roll-border", border="asteroid", sector="@pelmont"), roll=3),
        Event("xia-damaged", {"ship": "#0", "points": 3}),
        fact("uses", ability="@dark_hull"),
        fact("rolled", why=phrase("xia-roll-ability", ability="@dark_hull"), roll=9),
        fact("move-begins", source="@engine_2", points=0),
        fact("arms", markers=2, armed=4, energy=1),
        over(0),
    ]
    told, _ = storyteller.tell(STORY, events, EN, NAMES, "#1").split("\n")
    engine = EN.name("xia", "engine_2")
    assert told == (
        f"**Ann**: Impulse (4) and {engine} (4+2) → Lunari, space 6; **discovers Pelmont**; "
        "on to Lunari, space 7; "
        "rolls 3 — asteroids (Pelmont); takes 3 damage; "
        f"rolls 9 — {EN.name('xia', 'dark_hull')}; {engine} (0)."
    )
    quiet = [fact("arms", markers=2, armed=4, energy=1), over(0)]
    assert storyteller.tell(STORY, quiet, EN, NAMES, "#1") == f"**Ann**: ends the turn.\n{FIGURES}"
    others = [fact("arms", 1, markers=1, armed=4, energy=1), over(0)]
    assert "Борис arms 1 marker" in storyteller.tell(STORY, others, EN, NAMES, "#1"), (
        "what orders did is reported"
    )


def test_figures_under_what_others_did_say_whose_they_are() -> None:
    """The end of a turn that was told as far as an attack: only the defence is left of it."""
    events = [fact("defends", 1, means=("@shield_1",)), over(0)]
    assert storyteller.tell(STORY, events, EN, NAMES, "#1").split("\n") == [
        f"Борис defends: {EN.name('xia', 'shield_1')}.",
        FIGURES.replace("-# ", "-# Ann: "),
    ]


def test_an_npc_comes_back_and_destroys() -> None:
    events = [
        Event("xia-rolled", {"player": "@scoundrel", "why": phrase("xia-roll-respawn"), "roll": 17}),
        Event("xia-npc-appears", {"npc": "@scoundrel", "space": PLACE}),
        Event("xia-npc-attacks", {"npc": "@scoundrel", "target": "#1"}),
        Event("xia-attack-rolls", {"ship": "@scoundrel", "rolls": (5, 4)}),
        Event("xia-attack-result", {"attack": 9, "defence": 0, "damage": 9, "target": "#1"}),
        Event("xia-destroyed-by", {"ship": "#1", "by": "@scoundrel"}),
        over(0),
    ]
    name = EN.name("xia", "scoundrel")
    assert storyteller.tell(STORY, events, EN, NAMES, "#1", figures=False).split("\n") == [
        "**Ann**: ends the turn.",
        f"The {name} appears at Lunari, space 7.",
        f"**{name}**: attacks Борис; attack 9, defence 0: Борис takes 9 damage; **destroys Борис**.",
    ]


def test_setting_up_is_told_by_captain() -> None:
    events = [
        fact("chooses-ship", 1, ship="@swamp_rat", place=PLACE),
        fact("buys-outfit", 0, outfit="@engine_1", credits=1000),
        fact("buys-outfit", 0, outfit="@shield_1", credits=1000),
        fact("launch", 1),
        fact("turn-begins", 1),
    ]
    first, second, third = storyteller.tell(STORY, events, EN, NAMES, "#1").split("\n")
    assert first == f"**Борис**: takes {EN.name('xia', 'swamp_rat')} and waits at Lunari, space 7."
    assert second == f"**Ann**: buys {EN.name('xia', 'engine_1')} and {EN.name('xia', 'shield_1')}."
    assert third == EN("xia-launch", seats=NAMES, player="#1")
    assert storyteller.tell(STORY, events[:2], EN, NAMES, None).count("**Ann**") == 1
    gift = Event("xia-gives", {"player": "#0", "to": "#1", "credits": 1000})
    between = [events[1], gift, events[2]]
    assert storyteller.tell(STORY, between, EN, NAMES, None).split("\n") == [
        second,
        EN("xia-gives", seats=NAMES, **gift.args),
    ], "a gift on the way is told in a line of its own"


def test_the_first_call_does_not_repeat_that_the_ships_are_ready() -> None:
    events = [fact("chooses-ship", 1, ship="@swamp_rat", place=PLACE), fact("launch", 1)]
    begins = fact("turn-begins", 1)
    assert storyteller.tell(STORY, storyteller.since(STORY, [*events, begins], "#1"), EN, NAMES, "#1") == ""
    later = [*events, begins, flew(1, 7), over(1), fact("turn-begins", 0)]
    news = storyteller.tell(STORY, storyteller.since(STORY, later, "#0"), EN, NAMES, "#0", figures=False)
    assert news.startswith("**Борис**") and EN("xia-launch", seats=NAMES, player="#1") not in news


def test_this_turn_is_what_came_after_the_last_one() -> None:
    events = [flew(0, 5), over(0), fact("turn-begins", 1), flew(1, 7)]
    assert storyteller.since(STORY, events, None) == events[2:]
    assert storyteller.since(STORY, events, "#0") == events[2:]
    assert storyteller.since(STORY, events, "#2") == events
    begun = [fact("buys-outfit", 2, outfit="@engine_1", credits=1000), fact("launch"), *events]
    assert storyteller.since(STORY, begun, "#2") == begun[2:], (
        "before the first turn nothing but what was flown"
    )


def test_this_turn_begins_after_the_launch() -> None:
    events = [fact("launch"), flew(0, 5)]
    assert storyteller.since(STORY, events, None) == events[1:], "how it came to a question in that turn"


def test_each_npc_has_a_paragraph() -> None:
    events = [
        flew(0, 7),
        Event("xia-npc-flies", {"npc": "@scoundrel", "space": "Lunari 3"}),
        Event("xia-npc-flies", {"npc": "@merchant", "space": "Lunari 4"}),
    ]
    _, first, second = storyteller.tell(STORY, events, EN, NAMES, "#0").split("\n")
    assert first == f"**{EN.name('xia', 'scoundrel')}**: flies to Lunari 3."
    assert second == f"**{EN.name('xia', 'merchant')}**: flies to Lunari 4."


def test_what_is_about_nobody_in_turn_has_no_head_and_players_are_not_summed_up() -> None:
    result = Event("xia-attack-result", {"attack": 7, "defence": 3, "damage": 4, "target": "#1"})
    told = storyteller.tell(STORY, [result], EN, NAMES, "#2")
    assert told == EN("xia-attack-result", seats=NAMES, **result.args)
    both = [fact("patched", 1, points=2), fact("patched", 2, points=3)]
    told = storyteller.tell(STORY, both, EN, NAMES, "#0")
    assert told == " ".join(EN("xia-patched", seats=NAMES, **each.args) for each in both)


def test_every_fact_about_a_captain_has_short_words_in_both_languages() -> None:
    text = "".join(path.read_text("utf-8") for path in Path("locales/en").glob("xia_table.ftl"))
    short = {line.split(" =")[0] for line in text.splitlines() if line.startswith("xia-told-")}
    assert len(short) > 60
    for key in short:
        whole = f"xia-{key.removeprefix('xia-told-')}"
        assert EN.has(whole) and RU.has(whole), f"{key} shortens nothing"
        assert RU.has(key)
