"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import actions, frames
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.strategic import (
    action,
    diplomacy,
    negotiation,
    offers,
    owed,
    secondary,
    technology,
)

CONTENTS = Contents(
    chapters={
        frames.StrategicAction: action.STRATEGIC,
        frames.Primary: action.PRIMARY,
        frames.Followers: secondary.FOLLOWERS,
        frames.Debts: owed.DEBTS,
        frames.Negotiation: negotiation.NEGOTIATION,
    },
    choices={diplomacy.FROM_SHEET: diplomacy.from_sheet, offers.SWAPPED: offers.swapped},
    payments={technology.BOUGHT: technology.bought},
    silent={
        frames.StrategicAction: action.silent,
        frames.Primary: action.silent_primary,
        frames.Followers: secondary.silent,
        frames.Debts: owed.silent,
        frames.Negotiation: negotiation.silent,
    },
    refusals={
        frames.StrategicAction: action.refuse,
        frames.Primary: action.refuse_primary,
        frames.Followers: secondary.refuse,
        frames.Debts: owed.refuse,
        frames.Negotiation: negotiation.refuse,
    },
    asides={
        actions.Give: offers.give,
        actions.MakeOffer: offers.make,
        actions.Accept: offers.accept,
        actions.Refuse: offers.refuse,
        actions.Rescind: offers.rescind,
    },
)
