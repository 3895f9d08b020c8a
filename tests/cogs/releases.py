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


class LaterState(State, kw_only=True):
    morale: int
    """Required: a state of today does not have it."""


class Second(StarshipCaptains):
    """It knows how to go on with games of the first version."""

    version = 2
    state = LaterState

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        if version != 1:
            raise CannotUpgrade(version)
        return {**plain, "morale": MORALE}


class Careless(StarshipCaptains):
    """Its author forgot that games are under way."""

    version = 2
    state = LaterState


class Unraised(StarshipCaptains):
    """Its author forgot even the version."""

    state = LaterState


SECOND, CARELESS, UNRAISED = Second(), Careless(), Unraised()


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
    async with asyncio.timeout(30):
        await house.bot.picked_up.wait()
    await house.settle()
