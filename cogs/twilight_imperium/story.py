"""How Twilight Imperium is told: the table of its facts."""

from __future__ import annotations

from cogs.stories import Story, Strand, Unsaid

ROUND = "ti-round-begins"
STATUS = "ti-status-begins"
OVER = "ti-over-"
AGENDA = "ti-agenda"
BATTLE_ENDS = ("ti-battle-won", "ti-battle-nobody", "ti-battle-custodians-won", "ti-custodians-fall")

STORY = Story(
    game="twilight_imperium",
    told="ti-told",
    over="ti-turn-over",
    figures="ti-turn-over",
    idle="ti-story-idle",
    sets_out="ti-order-of-play",
    strands=(
        Strand(keys=(OVER,), between=True, alone=True),
        Strand(
            keys=(ROUND, "ti-order-of-play", "ti-bonus-placed", "ti-cards-returned"),
            between=True,
            begins=ROUND,
        ),
        Strand(
            keys=(STATUS, "ti-counters-lifted", "ti-all-refreshed", "ti-all-repaired", "ti-round-law-over"),
            between=True,
            begins=STATUS,
        ),
        Strand(keys=("ti-goods-given", "ti-agreement"), alone=True),
    ),
    shared={"ti-passed": "ti-story-pass"},
    unsaid=(
        Unsaid("ti-cards-returned"),
        Unsaid("ti-counters-lifted"),
        Unsaid("ti-all-refreshed"),
        Unsaid("ti-all-repaired"),
        Unsaid("ti-loaded"),
        Unsaid("ti-owed"),
        Unsaid("ti-lands", later=("ti-planet-gained", "ti-planet-taken")),
        Unsaid("ti-draws-political"),
        Unsaid("ti-followed"),
    ),
    listed={"ti-planet-gained": "planet"},
)
