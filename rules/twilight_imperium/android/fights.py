"""How battles are fought: to the end while they go well, away while there is somewhere to go."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.contract import Action
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.appraisals import APPRAISALS
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.battle import plans, retreat, sides
from rules.twilight_imperium.cards.waits import BATTLE
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.frames import Battle, BattlePlans, BattleStop
from rules.twilight_imperium.state import NOBODY

FIGHTER, GREAT = "fighter", ("dreadnought", "war_sun")
BEFORE = "before_space_battle"
LOST = 20
"""Percent below which a battle is left."""


def plan(eyes: Eyes, frame: BattlePlans | BattleStop) -> Action:
    battle = sides.by_number(eyes.state, frame.battle)
    places = retreat.places(eyes.state, battle, eyes.seat)
    held = [each for each in eyes.player.cards if _fights(each) and _fits(eyes, battle, each)]
    planned = [each for each in held if plans.targets(battle, eyes.seat, each) is not None]
    found = Plan(
        cards=tuple(f"{each}@{_round(battle, each)}" for each in dict.fromkeys(planned)),
        stop=(plans.CARDS,) if len(planned) < len(held) else (),
    )
    return replace(found, retreat=places[0], below=LOST) if places else found


def _fights(card: str) -> bool:
    """It is for a battle, and worth a thought."""
    return card in APPRAISALS and ACTION_CARDS[card].window in BATTLE


def _fits(eyes: Eyes, battle: Battle, card: str) -> bool:
    """Whether the fleets that meet are such that the card would do something for its owner."""
    system, enemy = eyes.state.systems[battle.system], sides.enemy(battle, eyes.seat)
    if enemy == NOBODY:
        return True
    own, theirs = worth.fleet(system, eyes.seat), worth.fleet(system, enemy)
    great = sum(each in GREAT for each in own)
    match card:
        case "friendly_fire":
            return theirs.count(FIGHTER) > len(theirs) - theirs.count(FIGHTER)
        case "flanking_tactic" | "communications_breakdown":
            return worth.strength(own) > worth.strength(theirs)
        case "experimental_weaponry":
            return bool(great) and 0 < theirs.count(FIGHTER) < len(theirs)
        case "rule_by_terror":
            return "war_sun" in own or great > 1
    return True


def _round(battle: Battle, card: str) -> int:
    """At once, or in the round that comes; those that must be aimed are played as the battle goes."""
    return 0 if ACTION_CARDS[card].window == BEFORE else battle.round + 1
