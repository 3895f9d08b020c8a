"""What a player reads in menus of Xia: whole, whatever the dice and the sectors are called."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.prompts import BUTTONS, LABEL, OPTION
from cogs.xia import chances
from images import xia as pictures
from images.xia import samples
from rules.core import Dice, Prompt, phrase
from rules.core.hexes import Hex
from rules.xia.components import ABILITIES, MISSIONS, SHIPS
from rules.xia.game import RULES
from rules.xia.geometry import LATTICE
from rules.xia.options import Options
from rules.xia.state import Card
from tests.rules.xia.table import Table
from words import words

LANGUAGES = [words("en"), words("ru")]
NAMES = {0: "Ann", 1: "Борис", 2: "Chidi", 3: "Дана"}
WORST = phrase(
    "xia-odds",
    parts=(
        phrase("xia-odds-destroyed", percent=12),
        phrase("xia-odds-stopped", percent=45),
        phrase("xia-odds-damage", whole=2, tenth=6),
        phrase("xia-odds-energy", whole=1, tenth=6),
        phrase("xia-odds-bounty", percent=35),
    ),
)


def cut(prompt: Prompt) -> list[str]:
    """Whatever of a question does not fit where it is shown, in any language."""
    found = []
    groups = [choice.group for choice in prompt.choices]
    for speech in LANGUAGES:
        for choice in prompt.choices:
            button = len(groups) <= BUTTONS or groups.count(choice.group) == 1
            label = speech(choice.label, seats=NAMES, **choice.args)
            hint = speech(choice.hint, seats=NAMES, **choice.args) if choice.hint else ""
            found += [label] if len(label) > (LABEL if button else OPTION) else []
            found += [hint] if len(hint) > OPTION else []
    return found


@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_the_worst_odds_fit_under_a_destination(speech: Any) -> None:
    assert len(speech("xia-fly-hint", steps=12, odds=WORST, taken="yes")) <= OPTION
    assert len(speech("xia-jump-hint", odds=WORST)) <= OPTION


@pytest.mark.parametrize("known", ["yes", "no"])
@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_every_mission_says_in_one_line_what_it_asks_and_pays(speech: Any, known: str) -> None:
    for mission in MISSIONS.values():
        said = speech(
            f"xia-keep-{mission.type.replace('_', '-')}-hint",
            pickup=f"@{mission.pickup}",
            sector=f"@{mission.delivery}",
            target=mission.target or "none",
            fetch=known,
            bring=known,
            payment=3000 if known == "yes" else 0,
            low=2000,
            high=6000,
        )
        assert len(said) <= OPTION, said
        assert speech.name("xia", mission.delivery) in said


@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_what_an_ability_does_stands_beside_its_name(speech: Any) -> None:
    chosen = ("action", "before_engine_roll", "before_border_roll")
    names = [name for name, each in ABILITIES.items() if each.when in chosen]
    said = {speech("xia-use-hint", card=name, energy=3, chance=75) for name in names}
    assert len(said) == len(names), "each its own"
    assert all(len(each) <= OPTION for each in said)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_no_answer_is_cut_in_a_whole_evening(seed: int) -> None:
    choose, secret = random.Random(seed), f"words {seed}".encode()
    state = RULES.start(Options(fame="10"), 3, Dice(secret, -1))
    for number in range(300):
        if RULES.outcome(state) is not None:
            break
        (prompt,) = RULES.prompts(state)
        assert cut(prompt) == []
        usual = RULES.android(state, prompt.seat, Dice(secret + b"a", number))
        move = choose.choice(prompt.choices).action if choose.random() < 0.4 or usual is None else usual
        RULES.play(state, prompt.seat, move, Dice(secret, number))


def test_placements_are_numbered_as_in_the_picture() -> None:
    table = Table(3)
    table.fit(0, "engine_1")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.state.players[0].credits = 5000
    table.play("end", "buy shield_1")
    (prompt,) = RULES.prompts(table.state)
    view = RULES.view(table.state, 0)
    offered = [tuple(choice.action.cells) for choice in prompt.choices]  # type: ignore[attr-defined]
    assert offered == [tuple(way) for way in view.placements]
    for number, choice in enumerate(prompt.choices, 1):
        for speech in LANGUAGES:
            assert speech(choice.label, **choice.args).startswith(f"{number} · ")


@pytest.mark.parametrize("asks", ["first ship", "mission", "larger ship"])
def test_cards_are_numbered_as_in_the_picture(asks: str) -> None:
    table = Table(3, setup=asks == "first ship")
    if asks != "first ship":
        table.put(0, table.spot("kemplar_ii", "M"))
        table.state.players[0].credits = 9000
        table.play("draw" if asks == "mission" else "end")
    (prompt,) = RULES.prompts(table.state)
    view = RULES.view(table.state, prompt.seat)
    shown = view.drawn if asks == "mission" else view.available
    assert len(shown) > 2
    names = ("xia-ship", "xia-keep", "xia-buy-ship")
    offered = [choice for choice in prompt.choices if choice.label in names]
    for speech in LANGUAGES:
        said = [speech(choice.label, **choice.args) for choice in offered]
        for number, (card, label) in enumerate(zip(shown, said, strict=True), 1):
            assert label.startswith(f"{number} · ") and card.name[speech.lang] in label


def test_a_destination_says_what_is_traded_there() -> None:
    table = Table(3)
    table.put(0, "kemplar_ii.10")
    table.play("impulse")
    (prompt,) = RULES.prompts(table.state)
    labels = {choice.args["number"]: choice for choice in prompt.choices if choice.label == "xia-fly"}
    region = table.board.spaces["kemplar_ii.5"].region
    assert region is not None and region.buy and region.sell
    for speech in LANGUAGES:
        said = " ".join(speech(choice.label, **choice.args) for choice in labels.values())
        assert speech.name("xia", region.buy) in said and speech.name("xia", region.sell) in said


def test_packing_by_the_quartermaster_is_one_tap() -> None:
    table = Table(3)
    table.fit(0, "engine_1", "shield_1")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.play("end", "rearrange")
    (prompt,) = RULES.prompts(table.state)
    groups = [choice.group for choice in prompt.choices]
    alone = [choice.label for choice in prompt.choices if groups.count(choice.group) == 1]
    assert alone == ["xia-suggest", "xia-as-it-was"]


def test_a_plain_roll_at_a_border_says_what_it_may_bring() -> None:
    table = Table(3)
    player = table.state.players[0]
    player.ship = "nightshade"
    player.cards = [Card("dark_hull")]
    here, there = next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if space.kind is None and [border.kind for border in crossed] == ["planet_shield"]
    )
    table.put(0, here)
    table.play("impulse", f"fly {there}")
    (prompt,) = RULES.prompts(table.state)
    assert prompt.key == "xia-ask-border"
    plain = chances.risky(prompt)["accept"]
    assert plain.hint is not None
    said = words("en")(plain.hint, **plain.args)
    assert said == "destroyed 10%, stopped 40%, damage ~2.0 and bounty 35%", "9 cells bear 8 damage"


# Without seeing: words beside every picture, and the board as text.


@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_cards_are_read_out_with_what_they_ask(speech: Any) -> None:
    drawn = [MISSIONS["passenger_03"], MISSIONS["smuggler_36"]]
    told = pictures.alt_cards(drawn, speech)
    for number, card in enumerate(drawn, 1):
        assert f"{number}. {card.name[speech.lang]}, {speech.name('xia', card.type)}: " in told
        assert speech.name("xia", card.pickup) in told and speech.name("xia", card.delivery) in told
    ships = [ship for ship in SHIPS.values() if ship.level == 1]
    told = pictures.alt_cards(ships, speech)
    for ship in ships:
        assert (
            f"{ship.name[speech.lang]}: {speech('xia-say-ship', hold=hold(ship), **flight(ship))}; " in told
        )
    npcs = samples.middle().npcs
    assert npcs and speech.name("xia", npcs[0].npc.id) in pictures.alt_cards(npcs, speech)


def hold(ship: Any) -> int:
    return sum(row.count("#") for row in ship.hold)


def flight(ship: Any) -> dict[str, int]:
    return {"energy": ship.energy, "impulse": ship.impulse}


@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_a_mission_is_read_out_as_far_as_it_may_be_known(speech: Any) -> None:
    table = Table(3)
    table.errand(0, "passenger_03")
    mine, theirs = (RULES.view(table.state, seat) for seat in (0, 1))
    names = tuple(NAMES.values())
    assert speech.name("xia", "passenger_03") in pictures.alt_mission(mine, speech, names, 0)
    hidden = pictures.alt_mission(theirs, speech, names, 0)
    assert speech.name("xia", "passenger_03") not in hidden and speech("xia-card-mission-hidden") in hidden
    assert speech("xia-card-mission-none") in pictures.alt_mission(mine, speech, names, 1)


@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_placements_and_packing_are_read_out(speech: Any) -> None:
    table = Table(3)
    table.fit(0, "engine_1", "shield_1")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.play("end", "rearrange")
    view, names = RULES.view(table.state, 0), tuple(NAMES.values())
    assert view.in_hand is not None and len(view.placements) > 2
    told = pictures.alt_placements(view, speech, names, 0)
    for number, way in list(enumerate(view.placements, 1))[:3]:
        assert f"{number}. {speech('xia-say-cells', cells=row(way), spots='')[:-2]}" in told
    best = pictures.alt_packing(view, speech, names, 0)
    assert view.in_hand.name[speech.lang] in best and row(view.placements[0]) in best
    assert pictures.alt(view, speech, names) == told, "the table picture is this one"


def row(cells: Any) -> str:
    return ", ".join(map(str, sorted(cells)))


@pytest.mark.parametrize("speech", LANGUAGES, ids=["en", "ru"])
def test_the_board_as_text_says_what_lies_beside_what(speech: Any) -> None:
    table = Table(3)
    table.put(0, "kemplar_ii.13")
    view, names = RULES.view(table.state, 0), tuple(NAMES.values())
    told = pictures.describe(view, speech, names)
    for direction, space in table.board.neighbours("kemplar_ii.13"):
        sector, number = space.split(".")
        place = f"{speech.name('xia', sector)} {number}"
        assert speech("xia-say-step", direction=direction, place=place, over="") in told
    for direction, _ in table.board.unexplored("kemplar_ii.13"):
        assert speech("xia-say-step-unknown", direction=direction) in told
    assert speech("xia-pic-border-shield").lower() in told, "and the borders between"
    here, *others = table.state.laid
    for laid in others:
        side = LATTICE.index(Hex(*laid.centre).minus(Hex(*here.centre)))
        assert speech("xia-say-beside-one", sector=speech.name("xia", laid.sector), side=side) in told
    assert "1 2 3 / 4 5 6 7 / 8 9 10 11 12 / 13 14 15 16 / 17 18 19" in told


def test_a_flight_is_read_out_by_what_it_risks() -> None:
    view = samples.SAMPLES["moving"]()
    told = pictures.alt(view, words("en"), ("Ann", "Eve", "Chidi"))
    assert told.count("safe: ") == 1 and all(f" {one.number}. " in told for one in view.reach)
    absent = words("en").name("xia", "merchant")
    assert f"{absent}: off the board" not in told
