"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.deeds.happening import RULES
from rules.twilight_imperium.senate import (
    agenda,
    ballots,
    forced,
    laws,
    laws_power,
    laws_science,
    laws_trade,
    laws_war,
    offices,
    veto,
    voting,
)
from rules.twilight_imperium.senate.deeds import DEEDS

CONTENTS = Contents(
    chapters={
        frames.Agenda: agenda.chapter(DEEDS),
        frames.Ballots: ballots.BALLOTS,
        frames.Voting: voting.VOTING,
        frames.TieBreak: voting.TIE,
    },
    choices={**forced.CHOICES, **laws_war.CHOICES, **laws_trade.CHOICES},
    payments=laws_war.PAYMENTS,
    moments={
        **laws_trade.MOMENTS,
        **laws_science.MOMENTS,
        **laws_power.MOMENTS,
        "law_gone": {RULES: laws.gone(DEEDS)},
    },
    plays={**offices.PLAYS, **veto.PLAYS},
    silent={
        frames.Ballots: ballots.silent,
        frames.Voting: voting.silent,
        frames.TieBreak: voting.silent_tie,
    },
    refusals={
        frames.Ballots: ballots.refuse,
        frames.Voting: voting.refuse,
        frames.TieBreak: voting.refuse_tie,
    },
)
