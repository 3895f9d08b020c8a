"""What the scenario brings to the engine."""

from __future__ import annotations

from rules.akarios.contents import Contents
from rules.akarios.frames import Adding, Rule
from rules.akarios.scenario import pair, ruling, spawning

CONTENTS = Contents(
    chapters={Rule: ruling.CHAPTER, Adding: spawning.CHAPTER},
    ties={spawning.THEN: spawning.chosen},
    polls={ruling.VOTED: ruling.voted, **pair.POLLS},
)
