"""The guided first game leads on whoever does as told, tells the truth, and is never stuck."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from rules.core.lesson import Step
from rules.twilight_imperium.board.systems import planet, ships
from rules.twilight_imperium.components import MECATOL, PLANETS, STRATEGY, TARGET, TECHNOLOGIES, UNITS
from rules.twilight_imperium.components_cards import POLITICAL_CARDS, PUBLIC
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import leadership
from rules.twilight_imperium.tutorial import (
    AGENDA,
    DOOR,
    FIRST,
    GIFT,
    GOAL,
    HOME,
    LEARNER,
    LESSON,
    STEPS,
    TOKEN,
)
from tests.rules.twilight_imperium.tutored import TOLD, Tutored, suits, walked, way
from words import LANGUAGES, words


def step(key: str) -> Step:
    return next(each for each in STEPS if each.key == key)


def told(upto: str) -> Tutored:
    """Done as told, up to a step that is shown."""
    return way()[upto].copy()


def led(table: Tutored) -> list[str]:
    """The steps that somebody is shown who never does anything."""
    keys, index = list[str](), 0
    while index < len(STEPS):
        keys.append(STEPS[index].key)
        for _ in range(200):
            if STEPS[index].waits is None or STEPS[index].leads_on(table.state):
                break
            silent = RULES.default(table.state, LEARNER)
            assert silent is not None, STEPS[index].key
            table.play(silent)
        else:
            raise AssertionError(f"{STEPS[index].key} is stuck")
        index = LESSON.after(index, table.state)
    return keys


def test_the_seed_suits_the_lesson() -> None:
    """If not, rules have changed what it brings: tests.rules.twilight_imperium.tutored finds another."""
    assert suits(LESSON.seed)


def test_another_seed_does_not() -> None:
    assert not suits(b"first empire 31783")


def test_whoever_does_as_told_does_the_same_every_time() -> None:
    again = {step.key: list(table.done) for step, table in walked(Tutored())}
    assert again == {key: table.done for key, table in way().items()}


def test_each_step_waits_for_its_deed() -> None:
    """No step is over before the learner has done anything, and what it asks for is done when the next is
    shown."""
    keys = list(way())
    for key, following in pairwise(keys):
        now = step(key)
        assert not now.leads_on(way()[key].state), key
        assert now.done(way()[following].state), key


def test_whoever_does_nothing_at_all_is_led_to_the_end() -> None:
    keys = led(Tutored())
    assert keys[0] == STEPS[0].key and keys[-1] == STEPS[-1].key
    assert "ti-learn-rex" not in keys and "ti-learn-artifact" not in keys, "what never was is not told"


@pytest.mark.slow
@pytest.mark.parametrize("card", sorted(set(STRATEGY) - {"leadership"}))
def test_another_first_card_is_no_praise_but_leads_on(card: str) -> None:
    table = told("ti-learn-pick")
    table.play(f"pick {card}")
    assert step("ti-learn-pick").leads_on(table.state) and not step("ti-learn-pick").done(table.state)
    assert not step("ti-learn-leadership").shown(table.state)
    assert led(table)[-1] == STEPS[-1].key


def test_a_token_elsewhere_promises_no_artifact() -> None:
    """An android may have chosen Quann instead; only what lies there is spoken of."""
    table = told("ti-learn-token")
    table.play("token primor")
    assert step("ti-learn-token").leads_on(table.state)
    assert ("ti-learn-artifact" in [each.key for each, _ in walked(table)]) == bool(
        table.state.players[LEARNER].artifacts
    )


def test_an_agenda_of_ones_own_choice_leaves_the_dreadnought_out() -> None:
    table = told("ti-learn-agenda")
    table.play("agenda planetary_conscription")
    now = step("ti-learn-agenda")
    assert now.leads_on(table.state) and not now.done(table.state)
    assert not step("ti-learn-vote").shown(table.state)


def test_whoever_lets_the_agenda_fail_is_led_on_without_praise() -> None:
    table = told("ti-learn-vote")
    while "sheet against" not in table.offered():
        table.play("let")
    table.play("sheet against")
    now = step("ti-learn-vote")
    assert now.leads_on(table.state) and not now.done(table.state)
    assert not step("ti-learn-again").shown(table.state), "no Dreadnought is spoken of"


def test_another_system_first_keeps_the_step_open() -> None:
    """It can still be done; and once the round is over it is not waited for."""
    table = told("ti-learn-expand")
    while "act 312" not in table.offered():
        table.play(table.next(()))
    table.play("act 312", "move all", "land suggested")
    now = step("ti-learn-expand")
    assert not now.leads_on(table.state)
    for _ in range(60):
        if now.leads_on(table.state):
            break
        table.play(table.next(("pass",)))
    assert now.leads_on(table.state) and not now.done(table.state)
    assert not step("ti-learn-planets").shown(table.state), "nothing is said of planets that are not there"


@pytest.mark.slow
def test_a_lost_battle_is_no_victory() -> None:
    """The Custodians hold: that is said, and the rest of the round is the learner's own."""
    table = told("ti-learn-plan")
    system = table.state.systems["000"]
    system.ships = [each for each in system.ships if each.kind == "carrier"][:1]
    for ship in system.ships:
        ship.gf = 1
    system.fighters.pop(str(LEARNER), None)
    table.play("plan")
    if table.state.systems["000"].planets[0].owner == LEARNER:
        pytest.fail("one Carrier has beaten them all")
    assert step("ti-learn-plan").leads_on(table.state)
    assert STEPS[LESSON.after(STEPS.index(step("ti-learn-plan")), table.state)].key == "ti-learn-repelled"
    assert led(table)[-1] == STEPS[-1].key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_buttons_are_called_what_they_are_called(lang: str) -> None:
    speech = words(lang)
    mate = speech("learn-mate-1")

    def name(row: object) -> str:
        return str(getattr(row.name, lang))  # type: ignore[attr-defined]

    def activate(system: str, *planets: str) -> str:
        names = speech.list([name(PLANETS[each]) for each in planets])
        return speech("ti-turn-activate-named", system=system, names=names)

    def resolve(card: str) -> str:
        return speech("ti-turn-strategic", card=name(STRATEGY[card]))

    def card(id: str) -> str:
        return f"{STRATEGY[id].number} {name(STRATEGY[id])}"

    cruisers = speech("ti-so-many", count=2, unit=name(UNITS["cruiser"]))
    move = [speech("ti-move-all"), speech("ti-land-suggested")]
    follow, form = speech("ti-decline"), speech("ti-form-usual")
    named = {
        "ti-learn-token": [speech("button-my-seat"), name(PLANETS["quann"])],
        "ti-learn-pick": [name(PUBLIC[GOAL]), card("leadership")],
        "ti-learn-second": [card("assembly")],
        "ti-learn-leadership": [resolve("leadership"), speech("ti-lead-fleet", count=3)],
        "ti-learn-follow": [follow],
        "ti-learn-assembly": [
            *(resolve("assembly"), speech("ti-voice-no"), speech("ti-speaker-other", player=mate)),
        ],
        "ti-learn-agenda": [name(POLITICAL_CARDS[AGENDA])],
        "ti-learn-vote": [speech("ti-window-let"), speech("ti-vote-for")],
        "ti-learn-again": [follow],
        "ti-learn-trade": [
            *(speech("panel-twilight-imperium-trade"), speech("ti-offer-accept")),
            speech("ti-negotiation-done"),
        ],
        "ti-learn-expand": [activate("209", "arnor", "lor"), *move],
        "ti-learn-build": [
            f"313: {name(PLANETS['jord'])}",
            speech("ti-build-set", place=name(PLANETS["jord"]), units=cruisers),
        ],
        "ti-learn-pass": [speech("ti-turn-pass")],
        "ti-learn-form": [form],
        "ti-learn-round-two": [card("production"), card("warfare_2")],
        "ti-learn-quann": [activate("105", "quann"), *move, speech("ti-build-nothing")],
        "ti-learn-round-three": [card("technology_2")],
        "ti-learn-technology": [
            *(resolve("technology_2"), name(TECHNOLOGIES[GIFT]), speech("ti-research-none")),
        ],
        "ti-learn-odds": [speech("button-my-seat"), speech("ti-button-odds")],
        "ti-learn-attack": [
            activate("000", "mecatol_rex"),
            *(speech("ti-move-keep-one"), speech("ti-land-all")),
        ],
        "ti-learn-plan": [speech("ti-plan-usual")],
        "ti-learn-score": [name(PUBLIC[GOAL]), form],
        "learn-look-sheet": [speech("ti-look-mine")],
        "learn-look-seat": [speech("button-my-seat")],
        "learn-look-odds": [speech("button-my-seat"), speech("ti-button-odds")],
        "learn-look-objectives": [speech("ti-look-objectives")],
        "learn-look-galaxy": [speech("ti-look-galaxy")],
    }
    for key, labels in named.items():
        for label in labels:
            assert f"**{label}**" in speech(key), (key, label)


def figures(state: State) -> dict[str, list[int]]:
    """What each step counts, as it is on the board now or in the data."""
    jord, player = planet(state, "jord"), state.players[LEARNER]
    carriers = [ship.kind for ship in ships(state.systems[HOME], LEARNER)].count("carrier")
    counters = [player.command, player.fleet, player.strategy]
    number = {id: row.number for id, row in STRATEGY.items()}
    rex = PLANETS["mecatol_rex"].influence
    return {
        "welcome": [TARGET],
        "pick": [state.round, PUBLIC[GOAL].vp, number["leadership"]],
        "second": [number["assembly"]],
        "home": [int(HOME), jord.gf, carriers, *counters],
        "leadership": [leadership.FREE] * 2,
        "follow": [1],
        "vote": [PLANETS["jord"].influence, int(HOME)],
        "expand": [int(FIRST)],
        "planets": [int(FIRST)] * 2,
        "build": [int(HOME), PLANETS["jord"].resources, PLANETS["jord"].resources // UNITS["cruiser"].cost],
        "round-two": [state.round, number["production"], number["warfare_2"]],
        "quann": [int(DOOR)],
        "artifact": [player.points],
        "round-three": [state.round, number["technology_2"]],
        "technology": [1],
        "odds": [*state.custodians, 90],
        "attack": [int(MECATOL), planet(state, TOKEN).gf],
        "rex": [rex, rex],
        "end": [TARGET],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_count_what_is_on_the_board(lang: str) -> None:
    """Each figure of each step."""
    for key, table in way().items():
        said = sorted(map(int, re.findall(r"\d+", words(lang)(key))))
        assert said == sorted(figures(table.state).get(key.removeprefix("ti-learn-"), [])), key


def test_what_is_told_to_be_pressed_is_offered() -> None:
    """Each move of the way as told is a button or menu of its moment, except an offer that is accepted."""
    *_, last = way().values()
    assert {move for moves in TOLD.values() for move in moves} - last.seen == set()
