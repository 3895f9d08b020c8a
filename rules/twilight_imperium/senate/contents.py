"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.deeds.contents import Contents, joined
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

AGENDAS = Contents(
    chapters={
        frames.Agenda: agenda.chapter(DEEDS),
        frames.Ballots: ballots.BALLOTS,
        frames.Voting: voting.VOTING,
        frames.TieBreak: voting.TIE,
    },
    moments={"law_gone": {RULES: laws.gone(DEEDS)}},
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
CONTENTS = joined(
    [
        AGENDAS,
        Contents(choices=forced.CHOICES, plays={**offices.PLAYS, **veto.PLAYS}),
        Contents(choices=laws_war.CHOICES, payments=laws_war.PAYMENTS),
        Contents(choices=laws_trade.CHOICES, moments=laws_trade.MOMENTS),
        Contents(moments=laws_science.MOMENTS),
        Contents(moments=laws_power.MOMENTS),
    ]
)
