"""How Starship Captains is told: the table of its facts."""

from __future__ import annotations

from cogs.stories import Story, Strand, Unsaid

GAME_ENDS = "sc-game-ends"
ROUND_BEGINS = "sc-round-begins"
FLIGHTS = ("sc-moved", "sc-jumped")

STORY = Story(
    game="starship_captains",
    told="sc-told",
    over="sc-turn-over",
    figures="sc-turn-over",
    strands=(
        Strand(
            keys=(
                "sc-round-ends",
                ROUND_BEGINS,
                "sc-first-player",
                "sc-shadow-deck",
                GAME_ENDS,
                "sc-share-",
                "sc-token-back",
                "sc-token-held",
                "sc-token-out",
            ),
            between=True,
            begins=ROUND_BEGINS,
        ),
        Strand(keys=("sc-shadow-",), onward=True, mark="🌑 "),
    ),
    shared={"sc-passes": "sc-story-pass"},
    unsaid=(
        Unsaid("sc-at-station"),
        Unsaid("sc-row-applied"),
        Unsaid("sc-row-unmatched"),
        Unsaid("sc-row-ignored"),
        Unsaid("sc-tech-bonus"),
        Unsaid("sc-track-bonus"),
        Unsaid("sc-token-waits"),
        Unsaid("sc-reserved", later=FLIGHTS),  # reservations of stops on the way are gone again
    ),
    listed={
        "sc-moved": "place",
        "sc-jumped": "place",
        "sc-installed": "card",
        "sc-refilled": "card",
        "sc-repaired-slot": "slot",
        "sc-found-artifacts": "artifacts",
        "sc-crushed": "cargo",
        "sc-discarded": "cargo",
        "sc-left-behind": "cargo",
        "sc-called-back": "figure",
        "sc-reacts": "card",
    },
    counted=("sc-damaged", "sc-overdamaged", "sc-repaired-hold", "sc-repaired-over", "sc-paid-medal"),
    summed={"sc-got-medals": "n", "sc-got-androids": "n", "sc-got-cadets": "n", "sc-advances": "n"},
    by=("track",),
    results=("sc-fought", "sc-mission-done"),
    rounds=(ROUND_BEGINS,),
)
