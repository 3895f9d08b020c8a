"""Twilight Imperium as it is told: a turn in three lines, battles with sums, nothing that is secret."""

from __future__ import annotations

from typing import Any

from cogs import storyteller
from cogs.twilight_imperium import report, story
from rules.core import Event, told
from rules.core.contract import phrase
from words import words

EN, RU = words("en"), words("ru")
NAMES = {0: "Ann", 1: "Eve", 2: "Chidi"}
FIGURES = {"points": 2, "goods": 1, "strategy": 2, "fleet": 3, "command": 1}


class Seated:
    """As much of a table as a report needs."""

    names = NAMES


def fact(key: str, **args: Any) -> Event:
    return Event(f"ti-{key}", args)


def so_many(count: int, unit: str) -> str:
    return phrase("ti-so-many", count=count, unit=f"@{unit}")


def over(seat: int) -> Event:
    return fact("turn-over", player=f"#{seat}", **FIGURES)


def tell(*events: Event, speech: Any = EN) -> list[str]:
    return storyteller.tell(story.STORY, events, speech, NAMES, None).split("\n")


def expedition(seat: int = 0) -> list[Event]:
    who = f"#{seat}"
    moved = {"player": who, "system": "308", "origin": "301"}
    return [
        fact("activated", player=who, system="308"),
        fact("loaded", player=who, planet="@lodor", unit="@gf", count=2),
        fact("ships-move", **moved, units=so_many(1, "carrier")),
        fact("ships-move", **moved, units=so_many(2, "fighter")),
        fact("lands", player=who, planet="@lodor", count=2),
        fact("planet-gained", player=who, planet="@lodor"),
        fact("planet-gained", player=who, planet="@capha"),
        over(seat),
    ]


def test_an_expedition_is_two_lines() -> None:
    assert tell(*expedition()) == [
        "**Ann**: 1 × Carrier and 2 × Fighter from 301 to 308; **takes Lodor and Capha**.",
        "-# points 2 · counters 2/3/1 · 1 Trade Good",
    ]
    told_in_russian = tell(*expedition(), speech=RU)
    assert told_in_russian[0].startswith(
        "**Ann**: Транспорт × 1 и Истребитель × 2 из 301 в 308; **занимает: "
    )
    assert len(told_in_russian) == 2


def test_after_somebody_elses_sentence_it_is_said_whose_loss_it_is() -> None:
    """Ann rolls, Eve rolls, and it is Ann who loses Fighters: the turn is hers, but not the last word."""
    lost = {"player": "#0", "ships": so_many(2, "fighter")}
    dice = {"dice": phrase("ti-dice-of", unit="@cruiser", faces=(9,), needed=7), "count": 1}
    rolls = [fact("fleet-rolls", player="#0", **dice), fact("fleet-rolls", player="#1", **dice)]
    hurt = fact("ships-damaged", player="#1", ships=so_many(1, "dreadnought"))
    (line, _) = tell(*rolls, fact("ships-lost", **lost), hurt, over(0))
    assert line.endswith(": 1 hit; Ann loses 2 × Fighter; Eve takes damage: 1 × Dreadnought.")
    (line, _) = tell(rolls[0], fact("ships-lost", **lost), over(0))
    assert line.endswith(": 1 hit; loses 2 × Fighter."), "her own sentence goes on"


def test_ships_from_two_systems_are_two_clauses() -> None:
    moves = [
        fact("ships-move", player="#0", system="308", origin=at, units=so_many(1, "cruiser"))
        for at in ("301", "205")
    ]
    assert tell(*moves, over(0))[0] == "**Ann**: 1 × Cruiser from 301 to 308; 1 × Cruiser from 205 to 308."


def test_a_turn_of_which_there_is_nothing_to_tell_is_told_even_so() -> None:
    assert tell(over(1))[0] == "**Eve**: ends the turn."


def test_passes_share_a_line() -> None:
    events = [each for seat in (0, 1, 2) for each in (fact("passed", player=f"#{seat}"), over(seat))]
    assert tell(*events) == ["**Ann**, **Eve** and **Chidi** pass."]


def test_what_is_owed_from_before_is_no_part_of_the_turn_in_which_it_comes() -> None:
    followed = fact("followed", player="#1", card="@leadership")
    gained = fact("command-gained", player="#1", count=2)
    ann, eve = tell(expedition()[0], followed, gained, *expedition()[1:])[::2]
    assert ann == tell(*expedition())[0]
    assert eve == "**Eve**: follows Leadership; Command Pool +2."
    mine = tell(fact("followed", player="#0", card="@leadership"), *expedition())[0]
    assert mine.startswith("**Ann**: follows Leadership; 1 × Carrier"), "one's own debt is"


def test_who_follows_is_told_in_the_turn_of_the_other() -> None:
    events = [
        fact("strategic", player="#0", card="@leadership"),
        fact("paid-influence", player="#0", count=2),
        fact("command-gained", player="#0", count=3),
        fact("owed", card="@leadership", players=("#1", "#2")),
        fact("followed", player="#1", card="@leadership"),
        fact("paid-influence", player="#1", count=4),
        fact("command-gained", player="#1", count=2),
        fact("declined", player="#2", card="@leadership"),
        over(0),
    ]
    ann, figures, eve = tell(*events)
    assert ann == "**Ann**: resolves Leadership; Command Pool +3." and figures.startswith("-# points")
    assert eve == "**Eve**: follows Leadership; Command Pool +2.", "under her own name"


def test_the_status_phase_is_short() -> None:
    events = [
        fact("status-begins", round=1),
        fact("scored", player="#1", objective="@v1_spend_10"),
        fact("exhausted", planet="@lodor"),
        fact("points-gained", player="#1", count=1, points=3),
        fact("counters-lifted"),
        fact("all-refreshed"),
        *(fact("draws", player=f"#{seat}", count=1) for seat in (0, 1)),
        *(fact("command-gained", player=f"#{seat}", count=2) for seat in (0, 1)),
        *(fact("redistributed", player=f"#{seat}", strategy=1, fleet=3, command=2) for seat in (0, 1)),
        fact("cards-returned"),
        fact("round-begins", round=2, player="#1"),
    ]
    head, scored, drawn, counters, begins = tell(*events)
    assert head == "Status Phase of round 1." and begins.startswith("Round 2.")
    assert scored == "**Eve**: scores 10 resources or influence; **1 point**, 3 in all.", (
        "what it cost is silent"
    )
    assert drawn == "**Ann** and **Eve** draw Action Cards."
    assert counters == "New Command Counters: **Ann** and **Eve**."


def test_a_vote_has_a_line_of_its_own() -> None:
    events = [
        fact("strategic", player="#0", card="@assembly"),
        fact("agenda", player="#1", card="@veto_power"),
        fact("votes", player="#1", thing=phrase("ti-pic-vote-for"), count=4),
        fact("abstains", player="#2"),
        fact("law-passed", card="@veto_power"),
        over(0),
    ]
    turn, _, vote = tell(*events)
    assert turn == "**Ann**: resolves Assembly."
    assert vote.startswith("⚖ Eve puts ") and "Chidi abstains." in vote and vote.endswith("is now law.")


def battle() -> list[Event]:
    ends = {"system": "308", "rounds": 2, "attacker": "#0", "defender": "#1"}
    return [
        fact("battle", player="#0", other="#1", system="308"),
        fact("battle-round", round=1, system="308"),
        fact("fleet-rolls", player="#0", dice=(), count=2),
        fact("fleet-rolls", player="#1", dice=(), count=1),
        fact("ships-lost", player="#1", ships=(so_many(2, "fighter"),)),
        fact("battle-round", round=2, system="308"),
        fact("fleet-rolls", player="#0", dice=(), count=1),
        fact("fleet-rolls", player="#1", dice=(), count=0),
        fact("ships-lost", player="#1", ships=(so_many(1, "carrier"),)),
        fact(
            "battle-won",
            player="#0",
            **ends,
            cost=phrase("ti-bundle-nothing"),
            price=(so_many(2, "fighter"), so_many(1, "carrier")),
        ),
    ]


def test_a_battle_is_told_by_its_result_and_reported_with_sums() -> None:
    assert tell(*battle(), over(0))[0] == "**Ann**: **attacks Eve** in 308; **wins the battle**."
    seated: Any = Seated()
    (line,) = report.lines(battle(), EN, seated)
    assert line.split("\n") == [
        "⚔ **308**, 2 rounds",
        "Ann: 3 hits · lost: nothing",
        "Eve: 1 hit · lost: 2 × Fighter and 1 × Carrier",
    ]
    twice = report.lines([*battle(), *battle()], EN, seated)
    assert twice == [line, line], "the sums of one battle are not those of the next"


def test_the_custodians_are_a_side_too() -> None:
    ends = {"system": "000", "rounds": 1, "attacker": "#0", "defender": phrase("ti-pic-custodians")}
    events = [
        fact("battle-custodians", player="#0"),
        fact("fleet-rolls", player="#0", dice=(), count=1),
        fact("neutral-rolls", dice=(), count=2),
        fact(
            "battle-custodians-won",
            player="#0",
            **ends,
            cost=(so_many(2, "cruiser"),),
            price=phrase("ti-bundle-nothing"),
        ),
    ]
    seated: Any = Seated()
    (line,) = report.lines(events, EN, seated)
    assert line.split("\n")[1:] == ["Ann: 1 hit · lost: 2 × Cruiser", "Custodians: 2 hits · lost: nothing"]


def test_a_round_is_told_as_it_stands_while_somebody_has_to_decide() -> None:
    text = storyteller.tell(story.STORY, battle()[:5], EN, NAMES, "#0")
    assert "Eve loses 2 × Fighter" in text and "wins" not in text


def test_what_only_one_learns_is_not_told() -> None:
    drawn = Event("ti-drew", {"cards": ("@sabotage",)}, to=(1,))
    events = told([fact("draws", player="#1", count=1), drawn, over(1)], None)
    assert "Sabotage" not in "\n".join(tell(*events))
