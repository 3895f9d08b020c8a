"""How battles are fought: to the end while they go well, away while there is somewhere to go."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.android import cards
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.battle import retreat, sides
from rules.twilight_imperium.battle.plans import CARDS
from rules.twilight_imperium.cards.waits import BATTLE
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.frames import BattlePlans, BattleStop

LOST = 20
"""Percent below which a battle is left."""


def plan(eyes: Eyes, frame: BattlePlans | BattleStop) -> Action:
    battle = sides.by_number(eyes.state, frame.battle)
    places = retreat.places(eyes.state, battle, eyes.seat)
    stop = (CARDS,) if any(_fights(each) for each in eyes.player.cards) else ()
    return Plan(retreat=places[0], below=LOST, stop=stop) if places else Plan(stop=stop)


def _fights(card: str) -> bool:
    """It is for a battle, and worth a thought."""
    return card in cards.APPRAISALS and ACTION_CARDS[card].window in BATTLE
