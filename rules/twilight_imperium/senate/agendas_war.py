"""Once-only agendas about troops, mines and combat."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.choosing import Then, choose
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.senate.asking import Ask, ask_all, lasts, settled
from rules.twilight_imperium.senate.ballots import agenda
from rules.twilight_imperium.senate.deed import FOR, Decision, Deed
from rules.twilight_imperium.senate.voting import sums
from rules.twilight_imperium.state import Planet, Ship, State

MOBILIZATION, PER_FORCE = "mass_mobilization", 5
"""Votes for one Ground Force."""
JEWEL, HOPES_END, TRAINING = "defend_the_jewel", "hopes_end", "hopes_end_training_ground"
IXTH, PATROL = "prophecy_of_ixth", 2
"""Fighters that must be bought each round."""


# Mass Mobilization


def _mobilize(state: State, _: Decision, __: Dice) -> list[Event]:
    count = sums(agenda(state)).get(FOR, 0) // PER_FORCE
    if count:
        ask_all(state, MOBILIZATION, count=count)
    return []


def _levy(state: State, seat: int, facts: Facts, _: Dice) -> list[Event]:
    return _next_force(state, seat, int(facts["count"]))


def _next_force(state: State, seat: int, left: int) -> list[Event]:
    own = settled(state, seat)
    if left:
        memo, args = [str(left)], {"count": str(left)}
        choose(state, seat, "ti-mobilize", own, MOBILIZATION, least=0, memo=memo, fallback=own[:1], args=args)
    return []


def _raised(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """One after the other, until they are all placed or he wants no more."""
    if not ids:
        return []
    _next_force(state, frame.seat, int(frame.memo[0]) - 1)
    return verbs.free_ground(state, "gf", ids[0])


# Mines and Shock Troops


def _jewel(state: State, _: Decision, __: Dice) -> list[Event]:
    return _mined(MECATOL) if verbs.lay_mine(state, MECATOL) else []


def _mined(at: str) -> list[Event]:
    return [Event("ti-agenda-mine", {"system": at})]


def _homes(state: State, _: Decision, __: Dice) -> list[Event]:
    ask_all(state, JEWEL)
    return []


def _own_mine(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    home = state.players[seat].home
    if state.mines_left:
        choose(state, seat, "ti-jewel", [home], JEWEL, least=0, fallback=[home])
    return []


def _laid(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    return [event for at in ids if verbs.lay_mine(state, at, frame.seat) for event in _mined(at)]


def _train(state: State, _: Decision, __: Dice) -> list[Event]:
    owner = systems.planet(state, HOPES_END).owner
    if owner is not None:
        choose(state, owner, "ti-training", [HOPES_END], TRAINING, least=0, fallback=[HOPES_END])
    return []


def _trained(state: State, _: Choosing, ids: tuple[str, ...], __: Dice) -> list[Event]:
    """The Ground Force first: it is their escort (TI-382)."""
    placed = [verbs.free_ground(state, "gf", id) + verbs.free_ground(state, "shock", id, 2) for id in ids]
    return [event for events in placed for event in events]


def _demote(state: State, _: Decision, __: Dice) -> list[Event]:
    """On planets and aboard; their tokens can be used again."""
    ashore = [planet for _, planet in systems.planets(state)]
    aboard = [ship for system in systems.places(state) for ship in (*system.ships, *system.docks)]
    holders: list[Planet | Ship] = [*ashore, *aboard]
    for each in holders:
        state.shock_left += each.shock
        each.gf, each.shock = each.gf + each.shock, 0
    return [Event("ti-demoted")]


# Whoever was elected


def _execution(state: State, decision: Decision, dice: Dice) -> list[Event]:
    seat = decision.player
    cards = list(state.players[seat].cards)
    discarded = [event for card in cards for event in decks.discard(state, seat, card)]
    own = [planet.id for planet in systems.planets_of(state, seat)]
    exhausted = [event for id in own for event in planets.exhaust(state, id)]
    return [*discarded, *exhausted, *lasts()(state, decision, dice)]


def _prophecy(state: State, decision: Decision, _: Dice) -> list[Event]:
    """For the game; `on` is the round in which he need not buy Fighters yet, `n` counts them. Who is elected
    again has it anew, not twice."""
    state.lasting = [each for each in state.lasting if (each.source, each.owner) != (IXTH, decision.player)]
    lasting.begin(state, IXTH, decision.player, "game", (str(state.round),))
    return []


def fighters_bought(_: State, source: Source, facts: Facts, __: Dice) -> list[Event]:
    if source.lasting is not None and told.mine(source, facts) and facts["unit"] == "fighter":
        source.lasting.n += int(facts["count"]) if facts.get("how") == "bought" else 0
    return []


def prophecy_kept(state: State, source: Source, _: Facts, __: Dice) -> list[Event]:
    """At the end of a round: with fewer than two bought it is lost for good."""
    effect = source.lasting
    assert effect is not None
    bought, effect.n = effect.n, 0
    if bought >= PATROL or str(state.round) in effect.on:
        return []
    state.lasting.remove(effect)
    return [Event("ti-prophecy-lost", {"player": f"#{effect.owner}", "card": f"@{IXTH}"})]


DEEDS: Mapping[str, Deed] = {
    MOBILIZATION: Deed(_mobilize, lasts()),
    "official_sanction": Deed(lasts()),
    IXTH: Deed(_prophecy),
    "public_execution": Deed(_execution),
    JEWEL: Deed(_jewel, _homes),
    TRAINING: Deed(_train, _demote),
}
ASKS: Mapping[str, Ask] = {
    MOBILIZATION: _levy,
    JEWEL: _own_mine,
}
CHOICES: Mapping[str, Then] = {
    MOBILIZATION: _raised,
    JEWEL: _laid,
    TRAINING: _trained,
}
MOMENTS: Mapping[str, Mapping[str, Moment]] = {
    "built": {IXTH: fighters_bought},
    "round_over_all": {IXTH: prophecy_kept},
}
