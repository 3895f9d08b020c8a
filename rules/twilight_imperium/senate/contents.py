"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.senate import agenda, ballots, voting
from rules.twilight_imperium.senate.deeds import DEEDS

CONTENTS = Contents(
    chapters={
        frames.Agenda: agenda.chapter(DEEDS),
        frames.Ballots: ballots.BALLOTS,
        frames.Voting: voting.VOTING,
        frames.TieBreak: voting.TIE,
    },
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
