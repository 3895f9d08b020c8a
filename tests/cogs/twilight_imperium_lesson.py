"""What each step of the lesson of Twilight Imperium claims, and how a learner does what it asks."""

from __future__ import annotations

from typing import Any

from cogs import table_settings
from rules.core import notation
from rules.twilight_imperium import risks
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL, PLANETS, UNITS
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.phases import scoring
from rules.twilight_imperium.tutorial import AGENDA, DOOR, FIRST, GIFT, GOAL, HOME, LEARNER, TOKEN, to_play
from rules.twilight_imperium.tutorial import me as mine
from tests.cogs.answering import asked
from tests.cogs.lessons import Claim, Deed, Pupil
from tests.cogs.playing import labels
from tests.rules.twilight_imperium.tutored import LONGEST, TOLD


def fleet(state: Any, at: str) -> dict[str, int]:
    kinds = [ship.kind for ship in systems.ships(state.systems[at], LEARNER)]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


def offered(state: Any) -> list[str]:
    """What the learner is asked, in notation."""
    prompts = [each for each in RULES.prompts(state) if each.seat == LEARNER and not each.optional]
    return [notation.write(choice.action) for prompt in prompts for choice in prompt.choices]


def of_sol(state: Any) -> None:
    assert mine(state).race == "sol" and state.seats == 3
    assert TOKEN in [move.split()[1] for move in offered(state)], "the token is laid first"


def first_objective(state: Any) -> None:
    assert state.shown == [GOAL] and PUBLIC[GOAL].vp == 1
    assert (state.round, state.speaker) == (1, LEARNER) and "pick leadership" in offered(state)


def second_pick(state: Any) -> None:
    assert [len(player.picked) for player in state.players] == [1, 1, 1]
    assert "pick assembly" in offered(state)


def at_home(state: Any) -> None:
    jord = systems.planet(state, "jord")
    assert (jord.owner, jord.gf, jord.dock is not None) == (LEARNER, 5, True)
    assert fleet(state, HOME) == {"carrier": 2, "destroyer": 1}
    assert (mine(state).command, mine(state).fleet, mine(state).strategy) == (3, 3, 2)


def own_turn(state: Any) -> None:
    assert "strat leadership" in offered(state)


def may_follow(state: Any) -> None:
    assert (mine(state).fleet, mine(state).strategy) == (6, 2)
    assert "decline technology_2" in offered(state)


def politics(state: Any) -> None:
    assert "strat assembly" in offered(state) and state.voice is None


def secret_cards(state: Any) -> None:
    assert f"agenda {AGENDA}" in offered(state) and state.speaker == 1


def votes(state: Any) -> None:
    assert [each.id for each in systems.planets_of(state, LEARNER) if each.ready] == ["jord"]
    assert PLANETS["jord"].influence == 2


def dreadnought(state: Any) -> None:
    assert fleet(state, HOME) == {"carrier": 2, "destroyer": 1, "dreadnought": 1}
    assert "decline production" in offered(state)


def offer(state: Any) -> None:
    assert any(each.to == LEARNER and each.want.trade_card and each.give.trade_card for each in state.offers)


def arnor_and_lor(state: Any) -> None:
    assert [each.owner for each in state.systems[FIRST].planets] == [None, None]
    assert any(card.lent is not None for card in mine(state).trade), "the agreement was made"


def new_planets(state: Any) -> None:
    assert [(each.owner, each.ready) for each in state.systems[FIRST].planets] == [(LEARNER, False)] * 2
    assert LEARNER in state.systems[FIRST].counters
    assert fleet(state, FIRST) == {"carrier": 2, "destroyer": 1, "dreadnought": 1}


def money(state: Any) -> None:
    assert systems.planet(state, "jord").ready and PLANETS["jord"].resources == 4
    assert 2 * UNITS["cruiser"].cost == 4


def may_pass(state: Any) -> None:
    assert fleet(state, HOME) == {"cruiser": 2}
    assert all(each.resolved for each in mine(state).picked) and "pass" in offered(state)


def form(state: Any) -> None:
    assert state.phase == "status" and "form" in offered(state)


def bonus(state: Any) -> None:
    assert state.round == 2 and {"diplomacy_2", "warfare_2"} == {*state.bonus}
    assert {"pick production", "pick warfare_2"} <= {*offered(state)}


def half_way(state: Any) -> None:
    assert systems.planet(state, TOKEN).owner is None and not state.systems[DOOR].ships
    assert fleet(state, HOME) == {"cruiser": 2} and UNITS["cruiser"].move > UNITS["carrier"].move


def point(state: Any) -> None:
    assert systems.planet(state, TOKEN).owner == LEARNER and mine(state).artifacts
    assert mine(state).points == 1


def at_the_door(state: Any) -> None:
    assert fleet(state, DOOR) == {"carrier": 2, "cruiser": 2, "destroyer": 1, "dreadnought": 1}
    assert all(systems.planet(state, id).ready for id in ("jord", "arnor", "lor"))


def last_round(state: Any) -> None:
    assert state.round == 3 and "pick technology_2" in offered(state)


def technology(state: Any) -> None:
    assert to_play("technology_2")(state) and GIFT not in mine(state).technologies


def good_odds(state: Any) -> None:
    assert state.custodians == [3, 2] and systems.planet(state, REX).owner is None
    (fight,) = risks.attacks(state, LEARNER, MECATOL)
    assert fight.chances[0] > 0.9


def before_the_battle(state: Any) -> None:
    assert systems.planet(state, TOKEN).gf == 1, "Quann stays guarded"
    assert "plan" in offered(state)


def on_mecatol(state: Any) -> None:
    assert systems.planet(state, REX).owner == LEARNER and PLANETS[REX].influence == 6


def not_yet(state: Any) -> None:
    assert GOAL in scoring.open_to(state, LEARNER) and mine(state).points == 1


def scored(state: Any) -> None:
    assert GOAL in mine(state).scored and mine(state).points == 2 and state.round == 4


async def as_told(pupil: Pupil) -> None:
    """What the step names wherever it is offered, what a silent player does elsewhere, until it leads on."""
    step = pupil.lesson.steps[table_settings.of((await pupil.at()).row).lesson]
    for _ in range(LONGEST):
        at = await pupil.waited_for()
        if step.leads_on(at.state):
            return
        moves = [notation.write(choice.action) for choice in asked(at, LEARNER).choices]
        silent = RULES.default(at.state, LEARNER)
        assert silent is not None
        wished = [wish for wish in TOLD.get(step.key, ()) if wish in moves]
        await pupil.answer(wished[0] if wished else notation.write(silent))
    raise AssertionError(f"{step.key} is stuck")


async def trade(pupil: Pupil) -> None:
    panel = await pupil.press(await pupil.table(), pupil.speech("panel-twilight-imperium-trade"))
    assert pupil.speech("ti-offer-accept") in labels(panel)
    await pupil.press(panel, pupil.speech("ti-offer-accept"))


CLAIMS: dict[str, Claim] = {
    "ti-learn-welcome": of_sol,
    "ti-learn-pick": first_objective,
    "ti-learn-second": second_pick,
    "ti-learn-home": at_home,
    "ti-learn-leadership": own_turn,
    "ti-learn-follow": may_follow,
    "ti-learn-assembly": politics,
    "ti-learn-agenda": secret_cards,
    "ti-learn-vote": votes,
    "ti-learn-again": dreadnought,
    "ti-learn-trade": offer,
    "ti-learn-expand": arnor_and_lor,
    "ti-learn-planets": new_planets,
    "ti-learn-build": money,
    "ti-learn-pass": may_pass,
    "ti-learn-form": form,
    "ti-learn-round-two": bonus,
    "ti-learn-quann": half_way,
    "ti-learn-artifact": point,
    "ti-learn-onward": at_the_door,
    "ti-learn-round-three": last_round,
    "ti-learn-technology": technology,
    "ti-learn-odds": good_odds,
    "ti-learn-attack": good_odds,
    "ti-learn-plan": before_the_battle,
    "ti-learn-rex": on_mecatol,
    "ti-learn-score": not_yet,
    "ti-learn-end": scored,
}
DEEDS: dict[str, Deed] = {
    **dict.fromkeys(TOLD, as_told),
    "ti-learn-follow": as_told,
    "ti-learn-again": as_told,
    "ti-learn-trade": trade,
}
