"""Every lesson, played through /learn to its end by pressing what its text says: the text tells the truth."""

from __future__ import annotations

from typing import Any

import pytest

from cogs import shelf, table_settings
from rules.akarios.actions import Act, Reroll
from rules.akarios.composing import whole
from rules.akarios.frames import Rolling
from rules.akarios.game import RULES as AKARIOS
from rules.core import Dice, notation
from rules.space_alert.cards import CARDS
from rules.space_alert.components import CARDS as THREATS
from rules.space_alert.game import RULES as SPACE_ALERT
from rules.space_alert.show import plan
from rules.space_alert.tutorial import red
from rules.starship_captains import query
from rules.starship_captains.components import HOME, MISSIONS
from rules.starship_captains.tutorial import GOAL, busy
from rules.xia import tutorial as xia
from rules.xia.components import LOADOUTS
from rules.xia.frames import Business
from tests.cogs import twilight_imperium_lesson as imperium
from tests.cogs.answering import asked
from tests.cogs.conftest import House, texts
from tests.cogs.lessons import Claim, Deed, Pupil, button_of
from tests.cogs.playing import buttons
from words import LANGUAGES

pytestmark = pytest.mark.slow
GUNSHIP, METEOROID, FIGHTER = "E1-05", "E1-10", "E1-07"


# Space Alert


def threats(state: Any) -> list[tuple[str, int, str]]:
    return [(threat.code, threat.number, threat.zone) for threat in state.threats]


def plans(state: Any) -> list[str]:
    return [plan(member)[:7] for member in state.crew]


def hand(state: Any) -> None:
    assert state.phase == 1 and len(state.crew[0].hand) == 5
    view = SPACE_ALERT.view(state, 0)
    assert {member.station for member in view.crew} == {"upper_white"}


def gunship(state: Any) -> None:
    assert threats(state) == [(GUNSHIP, 1, "blue")]
    hp, shield = THREATS[GUNSHIP].hp, THREATS[GUNSHIP].shield
    laser = SPACE_ALERT.view(state, 0).ship.zones[2].upper_weapon
    assert 2 * (laser - shield) < hp <= 3 * (laser - shield), "three shots of the heavy laser alone"


def on_their_way_to_blue(state: Any) -> None:
    assert plans(state) == ["-------", ">aa----", "-------", ">^a----"]


def meteoroid(state: Any) -> None:
    assert threats(state)[-1] == (METEOROID, 2, "white")
    assert (THREATS[METEOROID].hp, THREATS[METEOROID].shield) == (5, 0)


def fire_is_laid(state: Any) -> None:
    assert plans(state)[0] == "-a-----"


def fighter(state: Any) -> None:
    assert threats(state)[-1] == (FIGHTER, 3, "red")
    assert not red(state.crew[2].hand), "the third player has no way to red"
    assert sum(CARDS[card].move == "<" for card in state.crew[0].hand) == 1


def red_arrow_laid(state: Any) -> None:
    assert plans(state)[2] == "-<a----"


def may_draw(state: Any) -> None:
    assert state.phase == 2 and state.crew[0].draws


def may_shield(state: Any) -> None:
    assert not state.crew[0].draws and any(CARDS[card].action == "b" for card in state.crew[0].hand)
    assert plans(state)[2] == "-<aa---"


def locked(state: Any) -> None:
    assert state.stage == "resolution"
    assert plans(state) == ["-a-b---", ">aa----", "-<aa---", ">^a----"]


def cards_up(state: Any) -> None:
    assert [face or "-" for face in state.up] == ["-", ">", "-", ">"]


def home(state: Any) -> None:
    """All three threats are destroyed and nothing got through."""
    score = SPACE_ALERT.view(state, 0).score
    assert score is not None and score.won
    assert {code for code, _ in score.destroyed} == {GUNSHIP, METEOROID, FIGHTER}
    assert score.tiles == (0, 0, 0) and sum(points for _, points in score.destroyed) == 12


async def fire(pupil: Pupil) -> None:
    state = await pupil.state()
    await pupil.place(2, "action", *(c for c in state.crew[0].hand if CARDS[c].action == "a"))


async def give(pupil: Pupil) -> None:
    state = await pupil.state()
    panel = await pupil.press(await pupil.seat(), pupil.speech("sa-button-give"))
    card = next(c for c in state.crew[0].hand if CARDS[c].move == "<")
    gifts = [b["custom_id"] for b in buttons(panel) if ":sa_hand:" in b["custom_id"]]
    await pupil.press(panel, next(gift for gift in gifts if gift.endswith(f".2.{card}")))


async def take_next(pupil: Pupil) -> None:
    panel = await pupil.press(await pupil.seat(), pupil.speech("sa-button-next", phase=2))
    await pupil.press(panel, pupil.speech("sa-button-next-yes", phase=2))


async def draw(pupil: Pupil) -> None:
    panel = await pupil.seat()
    await pupil.press(panel, button_of(panel, "choose"))


async def shield(pupil: Pupil) -> None:
    state = await pupil.state()
    await pupil.place(4, "action", *(c for c in state.crew[0].hand if CARDS[c].action == "b"))


async def proceed(pupil: Pupil) -> None:
    table = await pupil.table()
    await pupil.press(table, button_of(table, "choose"))


async def watch(pupil: Pupil) -> None:
    """Turn by turn: what fires, what it hits, what is destroyed, and that no threat gets to strike."""
    shots = {}
    while (await pupil.state()).stage == "resolution":
        await proceed(pupil)
        report = (await pupil.state()).report
        assert not any(threat.blows for threat in report.threats)
        for hit in report.hits:
            shots[report.turn, hit.code] = (sorted(name for name, _ in hit.weapons), hit.destroyed)
    assert shots == {
        (2, GUNSHIP): (["heavy_laser"], False),
        (2, METEOROID): (["heavy_laser"], True),
        (3, GUNSHIP): (["heavy_laser", "light_laser"], True),
        (3, FIGHTER): (["heavy_laser"], False),
        (4, FIGHTER): (["heavy_laser"], True),
    }


SPACE_ALERT_CLAIMS: dict[str, Claim] = {
    "sa-learn-hand": hand,
    "sa-learn-gunship": gunship,
    "sa-learn-crew": on_their_way_to_blue,
    "sa-learn-meteoroid": meteoroid,
    "sa-learn-change": fire_is_laid,
    "sa-learn-fighter": fighter,
    "sa-learn-next": red_arrow_laid,
    "sa-learn-draw": may_draw,
    "sa-learn-energy": may_shield,
    "sa-learn-round-over": locked,
    "sa-learn-trip": cards_up,
    "sa-learn-home": home,
}
SPACE_ALERT_DEEDS: dict[str, Deed] = {
    "sa-learn-fire": fire,
    "sa-learn-give": give,
    "sa-learn-next": take_next,
    "sa-learn-draw": draw,
    "sa-learn-energy": shield,
    "sa-learn-round-over": proceed,
    "sa-learn-trip": proceed,
    "sa-learn-watch": watch,
}


# Starship Captains


def four_ready(state: Any) -> None:
    assert sorted(state.players[0].ready) == sorted(["red", "yellow", "blue", "cadet"])


def salvage_rights(state: Any) -> None:
    mission = state.planets[GOAL].mission
    assert mission is not None and [row.colour for row in MISSIONS[mission].rows] == ["yellow", "blue"]
    assert state.players[0].location == HOME


def reserved(state: Any) -> None:
    assert state.reserved[GOAL] == 0 and state.planets[GOAL].mission is not None
    assert len(state.players[1].ready) < 4, "the other captain has moved"


def mission_done(state: Any) -> None:
    me = state.players[0]
    assert len(me.missions) == 1
    assert sorted(me.queue[-2:]) == ["blue", "yellow"]
    assert me.medals in (1, 2) and len(me.artifacts) == 2


def only_the_cadet(state: Any) -> None:
    assert state.players[0].ready == ["cadet"] and state.players[0].medals >= 1


def technology(state: Any) -> None:
    assert any(query.installed(state.players[0]))


def nobody_left(state: Any) -> None:
    assert state.players[0].ready == [] and len(state.players[0].artifacts) == 2


def round_two(state: Any) -> None:
    assert state.round == 2 and all(player.medals >= 1 for player in state.players)
    assert state.players[0].ready, "part of the queue is back"


async def turn(pupil: Pupil, *moves: str) -> None:
    """These answers, each the first that begins so; what else is offered in this turn is declined."""
    for begins in moves:
        offered = [notation.write(choice.action) for choice in asked(await pupil.at()).choices]
        await pupil.answer(next(move for move in offered if move.startswith(begins)))
    while busy(state := await pupil.state()) and state.turn == 0:
        await pupil.answer("skip")


async def helm(pupil: Pupil) -> None:
    await turn(pupil, "room helm red", "go lesser_tivoli", f"go {GOAL}")


async def mission(pupil: Pupil) -> None:
    await turn(pupil, "mission", "crew yellow,blue", "repair")


async def research(pupil: Pupil) -> None:
    await turn(pupil, "train cadet blue", "room science blue", "take", "install")


async def passing(pupil: Pupil) -> None:
    await turn(pupil, "pass")


CAPTAINS_CLAIMS: dict[str, Claim] = {
    "sc-learn-crew": four_ready,
    "sc-learn-galaxy": salvage_rights,
    "sc-learn-reserve": reserved,
    "sc-learn-queue": mission_done,
    "sc-learn-research": only_the_cadet,
    "sc-learn-edges": technology,
    "sc-learn-pass": nobody_left,
    "sc-learn-onward": round_two,
}
CAPTAINS_DEEDS: dict[str, Deed] = {
    "sc-learn-helm": helm,
    "sc-learn-mission": mission,
    "sc-learn-research": research,
    "sc-learn-pass": passing,
}


# Xia: as a worker, the way the lesson advises those who cannot decide.

POINT = "neo_damascus.9"
"""Where missions are drawn, and where the passengers of this one wait."""


def three_sectors(state: Any) -> None:
    assert (len(state.laid), len(state.sectors), state.needed) == (3, 18, 5)


def androids_have_chosen(state: Any) -> None:
    assert [player.ship is None for player in state.players] == [True, False, False]


def credits(state: Any) -> None:
    assert state.players[0].credits == 3000


def four_markers(state: Any) -> None:
    me = state.players[0]
    assert me.armed == 4 and [each.outfit for each in me.outfits] == [*LOADOUTS["worker"].outfits]


def token_near(state: Any) -> None:
    assert xia.TOKEN in state.unseen and state.players[0].impulse


def token_taken(state: Any) -> None:
    assert state.players[0].fame == 1 and xia.TOKEN not in state.unseen


def on_a_mission(state: Any) -> None:
    errand = state.players[0].mission
    assert errand is not None and errand.mission == xia.MISSION


def trading(state: Any) -> None:
    assert any(isinstance(frame, Business) and frame.seat == 0 for frame in state.stack)


def own_turn(state: Any) -> None:
    assert state.turn == 0 and state.turns >= 3 and state.players[0].armed > 0


def known(state: Any) -> None:
    assert state.players[0].fame > 1 and not state.over


async def fly(pupil: Pupil) -> None:
    await pupil.answer("impulse", f"fly {xia.TOKEN}", "token")


async def ready(pupil: Pupil) -> None:
    await pupil.answer("pick worker")
    if not xia.launched(await pupil.state()):
        await pupil.answer("done")


def towards(*wishes: str) -> Deed:
    """The first of these that is offered, else what an android would do, until the step leads on."""

    async def go(pupil: Pupil) -> None:
        step = pupil.lesson.steps[table_settings.of((await pupil.at()).row).lesson]
        for _ in range(60):
            at = await pupil.at()
            if step.leads_on(at.state):
                return
            offered = [notation.write(choice.action) for choice in asked(at).choices]
            wished = [wish for wish in wishes if wish in offered]
            android = notation.write(at.rules.android(at.state, 0, Dice(pupil.lesson.seed, at.row.number)))
            # a long menu leaves out some spaces of the sector that is meant
            nearly = [text for text in offered if text.startswith(android.rpartition(".")[0])]
            likely = [*wished, *(text for text in offered if text == android), *nearly, android]
            await pupil.answer(likely[0])
        raise AssertionError(f"{step.key} is stuck")

    return go


XIA_CLAIMS: dict[str, Claim] = {
    "xia-learn-welcome": three_sectors,
    "xia-learn-ship": androids_have_chosen,
    "xia-learn-loadout": credits,
    "xia-learn-hold": four_markers,
    "xia-learn-fly": token_near,
    "xia-learn-borders": token_taken,
    "xia-learn-business": on_a_mission,
    "xia-learn-end": trading,
    "xia-learn-arming": own_turn,
    "xia-learn-fame": known,
}
XIA_DEEDS: dict[str, Deed] = {
    "xia-learn-ship": towards("ship gaiden"),
    "xia-learn-loadout": ready,
    "xia-learn-fly": fly,
    "xia-learn-work": towards(
        f"keep {xia.MISSION}", "draw", f"fly {POINT}", "fly neo_damascus.5", "stop", "engine 1"
    ),
    "xia-learn-business": towards("objective", "end"),
    "xia-learn-end": towards("done"),
    "xia-learn-reward": towards("objective", "complete"),
}


# Stars of Akarios: as an android would fly, where the lesson leaves it open.


def four_scouts_to_come(state: Any) -> None:
    assert state.battle is None and (state.options.scenario, state.options.difficulty) == ("001", "easy")


def two_scouts_in_the_east(state: Any) -> None:
    view = AKARIOS.view(state, 0).battle
    assert view is not None and view.round == 1
    assert [ship.kind for ship in view.ships if ship.side == "enemy"] == ["ronin_scout"] * 2


def every_face_once(state: Any) -> None:
    faces = [die.face for die in state.fight.cockpits[0].dice]
    assert sorted(faces) == ["attack", "joker", "move", "stress"]


def one_die_placed(state: Any) -> None:
    me = state.fight.cockpits[0]
    assert [die.face for die in me.dice if die.place is not None] == ["move"]
    assert me.basic_used == {"move_2": [0]} and not me.rerolled


def scouts_have_acted(state: Any) -> None:
    assert state.fight.round == 2 and AKARIOS.view(state, 0).battle.strips
    assert all(die.place is None for die in state.fight.cockpits[0].dice)


def has_fired(state: Any) -> None:
    me = state.fight.cockpits[0]
    assert me.deck.discards or any(each.kind == "attack" for each in me.done)


def passed(state: Any) -> None:
    assert state.over and AKARIOS.view(state, 0).ending == "success"


def flies(*moves: str) -> Deed:
    async def go(pupil: Pupil) -> None:
        await pupil.answer(*moves)

    return go


async def take_a_place(pupil: Pupil) -> None:
    panel = await pupil.press(await pupil.table(), pupil.speech("panel-akarios-place"))
    await pupil.compose(panel, "C6", "ne")


async def first_flight(pupil: Pupil) -> None:
    """Card by card: the basic move, paid with the Move die."""
    dice = (await pupil.state()).fight.cockpits[0].dice
    move = next(place for place, die in enumerate(dice) if die.face == "move")
    panel = await pupil.press(await pupil.table(), pupil.speech("panel-akarios-act"))
    await pupil.compose(panel, "move_2", str(move))


async def as_an_android(pupil: Pupil) -> None:
    """What an android would do, until the step leads on: commands as they are suggested on the own seat."""
    step = pupil.lesson.steps[table_settings.of((await pupil.at()).row).lesson]
    for _ in range(400):
        at = await pupil.at()
        if step.leads_on(at.state):
            return
        action = at.rules.android(at.state, 0, Dice(pupil.lesson.seed, at.row.number))
        if isinstance(action, Act):
            seat = await pupil.press(await pupil.table(), f"w:seat:{pupil.number}:")
            await pupil.compose(seat, whole.code(action))
        elif isinstance(action, Reroll) and isinstance(at.state.stack[-1], Rolling):
            await pupil.answer("keep")
        else:
            await pupil.answer(notation.write(action))
    raise AssertionError(f"{step.key} is stuck")


AKARIOS_CLAIMS: dict[str, Claim] = {
    "ak-learn-welcome": four_scouts_to_come,
    "ak-learn-place": two_scouts_in_the_east,
    "ak-learn-dice": every_face_once,
    "ak-learn-cells": one_die_placed,
    "ak-learn-enemies": scouts_have_acted,
    "ak-learn-modifiers": has_fired,
    "ak-learn-end": passed,
}
AKARIOS_DEEDS: dict[str, Deed] = {
    "ak-learn-ship": flies("ready"),
    "ak-learn-place": take_a_place,
    "ak-learn-keep": flies("keep"),
    "ak-learn-fly": first_flight,
    "ak-learn-pass": flies("pass"),
    "ak-learn-attack": as_an_android,
    "ak-learn-onward": as_an_android,
}


PLAYED: dict[str, tuple[dict[str, Claim], dict[str, Deed]]] = {
    "akarios": (AKARIOS_CLAIMS, AKARIOS_DEEDS),
    "space_alert": (SPACE_ALERT_CLAIMS, SPACE_ALERT_DEEDS),
    "starship_captains": (CAPTAINS_CLAIMS, CAPTAINS_DEEDS),
    "twilight_imperium": (imperium.CLAIMS, imperium.DEEDS),
    "xia": (XIA_CLAIMS, XIA_DEEDS),
}
"""A lesson that is not here fails: its text may claim anything."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(shelf.lessons()))
async def test_whoever_does_as_told_finds_what_the_lesson_says(house: House, game: str, lang: str) -> None:
    claims, deeds = PLAYED[game]
    assert {step.key for step in shelf.lessons()[game].steps if step.waits is not None} == {*deeds}
    await Pupil(house, game, lang).study(claims, deeds)


async def test_whoever_does_something_else_is_told_so_and_hears_only_what_is_true(house: House) -> None:
    """Another first card: no praise, and nothing of the card that was not taken."""
    pupil = Pupil(house, "twilight_imperium", "en")
    keys = [step.key for step in pupil.lesson.steps]
    await pupil.begin()
    await pupil.onward(0)
    await pupil.shown(1)
    await pupil.answer("token quann")
    assert pupil.speech("learn-missed") not in texts(await pupil.shown(2))
    await pupil.answer("pick technology_2")
    assert pupil.speech("learn-missed") in texts(await pupil.shown(3))
    assert await house.store.people.next_due(1) == [], "nothing goes on without the learner"
    await pupil.answer("pick assembly")
    assert pupil.speech("learn-missed") not in texts(await pupil.shown(4))
    await pupil.onward(4)
    state = await pupil.state()
    led = pupil.lesson.after(4, state)
    assert keys[led] in ("ti-learn-follow", "ti-learn-assembly")
    assert pupil.speech(keys[led]) in texts(await pupil.shown(led))


async def test_whoever_plays_on_without_the_button_is_led_on(house: House) -> None:
    """The question of the table stands below the step: who answers it has read enough."""
    pupil = Pupil(house, "xia", "en")
    keys = [step.key for step in pupil.lesson.steps]
    await pupil.begin()
    for step, deed in enumerate(("", "ship gaiden", "pick worker")):
        await (pupil.answer(deed) if deed else pupil.onward(step))
    assert pupil.speech("xia-learn-hold") in texts(await pupil.shown(keys.index("xia-learn-hold")))
    await fly(pupil)
    assert pupil.speech("xia-learn-borders") in texts(await pupil.shown(keys.index("xia-learn-borders")))
