"""What the end of a node brings to the engine."""

from __future__ import annotations

from rules.akarios import votes
from rules.akarios.contents import Contents
from rules.akarios.debrief import aftermath, ending, parting, picks
from rules.akarios.frames import Debrief, Parting, Picking, Relief

CONTENTS = Contents(
    chapters={
        Debrief: ending.CHAPTER,
        Picking: picks.CHAPTER,
        Relief: aftermath.CHAPTER,
        Parting: parting.CIRCLE,
    },
    polls={
        ending.CHOSEN: ending.chosen,
        ending.EXTREME: ending.decided,
        aftermath.RELIEVED: aftermath.relieved,
    },
    evenly={ending.CHOSEN: votes.by_dice, aftermath.RELIEVED: votes.by_volunteers},
    silent={Picking: picks.silent, Parting: parting.silent},
)
