"""How battles are fought: to the end while they go well, away while there is somewhere to go."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.contract import Action
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.android import cards
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.battle import plans, retreat, sides
from rules.twilight_imperium.cards.waits import BATTLE
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.frames import Battle, BattlePlans, BattleStop

BEFORE = "before_space_battle"
LOST = 20
"""Percent below which a battle is left."""


def plan(eyes: Eyes, frame: BattlePlans | BattleStop) -> Action:
    battle = sides.by_number(eyes.state, frame.battle)
    places = retreat.places(eyes.state, battle, eyes.seat)
    held = [each for each in eyes.player.cards if _fights(each)]
    planned = [each for each in held if plans.targets(battle, eyes.seat, each) is not None]
    found = Plan(
        cards=tuple(f"{each}@{_round(battle, each)}" for each in dict.fromkeys(planned)),
        stop=(plans.CARDS,) if len(planned) < len(held) else (),
    )
    return replace(found, retreat=places[0], below=LOST) if places else found


def _fights(card: str) -> bool:
    """It is for a battle, and worth a thought."""
    return card in cards.APPRAISALS and ACTION_CARDS[card].window in BATTLE


def _round(battle: Battle, card: str) -> int:
    """At once, or in the round that comes; those that must be aimed are played as the battle goes."""
    return 0 if ACTION_CARDS[card].window == BEFORE else battle.round + 1
