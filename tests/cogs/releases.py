"""Releases of Starship Captains to come, in which a state has to know more than it did."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs import shelf
from rules.core import CannotUpgrade
from rules.starship_captains.game import StarshipCaptains
from rules.starship_captains.state import State
from tests.cogs.conftest import House

MORALE = 7
NOW = StarshipCaptains.version
LATER = NOW + 1


class LaterState(State, kw_only=True):
    morale: int
    """Required: a state of today does not have it."""


class Later(StarshipCaptains):
    """It knows how to go on with games of today."""

    version = LATER
    state = LaterState

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        if version != NOW:
            raise CannotUpgrade(version)
        return {**plain, "morale": MORALE}


class Careless(StarshipCaptains):
    """Its author forgot that games are under way."""

    version = LATER
    state = LaterState


class Unraised(StarshipCaptains):
    """Its author forgot even the version."""

    state = LaterState


AFTERWARDS, CARELESS, UNRAISED = Later(), Careless(), Unraised()


async def release(house: House, monkeypatch: pytest.MonkeyPatch, rules: Any) -> None:
    """The bot is stopped, another release installed and started."""
    made = shelf.faces

    def faces() -> Any:
        found = made()
        found[rules.key].rules = rules
        return found

    with monkeypatch.context() as patch:
        patch.setattr(shelf, "faces", faces)
        await house.restart()
    async with asyncio.timeout(60):
        await house.bot.picked_up.wait()
    await house.settle()
