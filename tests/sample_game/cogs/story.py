"""How Salvage is told: the table of its facts. What its rows mean, and what else there may be, stands in
`cogs/stories.py`."""

from __future__ import annotations

from cogs.stories import Story, Strand

STORY = Story(
    game="sample_game",
    told="sample-told",
    strands=(
        Strand(keys=("sample-round", "sample-tie"), between=True, alone=True),
        Strand(keys=("sample-gives",), alone=True),
    ),
)
