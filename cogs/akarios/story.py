"""How Stars of Akarios is told: the table of its facts."""

from __future__ import annotations

from cogs.stories import Story, Strand, Unsaid

PAGE = "ak-page"
ROUND = "ak-round"
CARD = "ak-enemy-card"
ENDS = ("ak-success", "ak-failure")
CLOSED = "ak-chapter-closed"
ROLL = ("ak-said", "ak-placed-said")
JOURNEY = ("ak-jumps", "ak-act-begins")

STORY = Story(
    game="akarios",
    told="ak-told",
    strands=(
        Strand(keys=(PAGE, "ak-rule", "ak-special"), between=True, alone=True),
        Strand(keys=(ROUND, "ak-world-round", "ak-battle-begins", *ENDS, CLOSED), between=True),
        Strand(keys=JOURNEY, between=True),
        Strand(keys=("ak-pilot-file",), between=True, alone=True),
        Strand(keys=ROLL, between=True, alone=True),
        Strand(keys=(CARD,), between=True, alone=True, mark="▸ "),
        Strand(keys=("ak-destroyed", "ak-critical", "ak-panic", "ak-gain-"), between=True, alone=True),
        Strand(keys=("ak-scouted",), between=True),
    ),
    unsaid=(
        Unsaid("ak-attacks"),
        Unsaid("ak-draws"),
        Unsaid("ak-energy-spent"),
        Unsaid("ak-miss-added"),
        Unsaid("ak-mark-ends"),
        Unsaid("ak-world-tries", later=("ak-world-rolls", "ak-world-moved")),
        Unsaid("ak-ready"),
    ),
    listed={"ak-scouted": "location"},
    results=("ak-buys",),
    rounds=(ROUND, "ak-world-round"),
    stepwise=True,
)
