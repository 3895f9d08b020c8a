"""How Twilight Imperium is told: the table of its facts."""

from __future__ import annotations

from cogs.stories import Story, Strand, Unsaid

ROUND = "ti-round-begins"
STATUS = "ti-status-begins"
OVER = "ti-over-"
AGENDA = "ti-agenda"
BATTLE = ("ti-battle", "ti-battle-custodians")
BATTLE_ENDS = ("ti-battle-won", "ti-battle-nobody", "ti-battle-custodians-won")
ROLLS = ("ti-fleet-rolls", "ti-neutral-rolls")
LOST = "ti-ships-lost"
TAKEN = ("ti-planet-gained", "ti-planet-taken", "ti-landing-failed", "ti-landing-turned-back")
COUNTERS = ("ti-command-gained", "ti-strategy-gained", "ti-fleet-gained")

SILENT = (
    "ti-loaded",
    "ti-owed",
    "ti-declined",
    "ti-negotiation-over",
    "ti-offer-waits",
    "ti-exhausted",
    "ti-battle-round",
    "ti-agreement-over",
    "ti-cards-returned",
    "ti-counters-lifted",
    "ti-all-refreshed",
    "ti-all-repaired",
    "ti-redistributed",
)
"""What is left to the history. A strand of its own: what stands round it is one paragraph."""

STORY = Story(
    game="twilight_imperium",
    told="ti-told",
    over="ti-turn-over",
    figures="ti-turn-over",
    idle="ti-story-idle",
    sets_out="ti-order-of-play",
    strands=(
        Strand(keys=SILENT),
        Strand(keys=(OVER,), between=True, alone=True, mark="👑 "),
        Strand(keys=(ROUND, "ti-order-of-play", "ti-bonus-placed"), between=True, begins=ROUND),
        Strand(keys=(STATUS, "ti-round-law-over"), between=True, begins=STATUS),
        Strand(
            keys=(
                AGENDA,
                "ti-votes",
                "ti-abstains",
                "ti-tie-broken",
                "ti-elected",
                "ti-decided-",
                "ti-law-",
                "ti-voice-",
                "ti-vetoed",
            ),
            mark="⚖ ",
        ),
        Strand(keys=("ti-followed",), onward=True, theirs=True, who="player"),
        Strand(keys=("ti-goods-given", "ti-agreement", "ti-promise"), alone=True),
    ),
    at_once=("ti-goods-given",),
    shared={
        "ti-passed": "ti-story-pass",
        "ti-draws": "ti-story-draw",
        "ti-command-gained": "ti-story-counters",
    },
    unsaid=(
        *(Unsaid(key) for key in SILENT),
        *(Unsaid("ti-paid-influence", after=key) for key in ("ti-followed", "ti-strategic")),
        *(Unsaid("ti-paid-resources", after=key) for key in ("ti-followed", "ti-strategic")),
        *(Unsaid(key, later=BATTLE_ENDS) for key in (*ROLLS, LOST, "ti-ships-damaged", "ti-neutral-lost")),
        *(Unsaid(key, later=TAKEN) for key in ("ti-lands", "ti-lands-pds", "ti-lands-led")),
        Unsaid("ti-planet-gained", after="ti-annexed"),
        Unsaid("ti-activated", then="ti-ships-move"),
        Unsaid("ti-activated", then="ti-loaded"),
        Unsaid("ti-ground-rolls", later=TAKEN),
        Unsaid("ti-volley-rolls", then="ti-volley-hits"),
    ),
    listed={
        "ti-planet-gained": "planet",
        "ti-ships-move": "units",
        "ti-units-built": "units",
        "ti-refreshed": "planet",
        "ti-technology-gained": "technology",
        "ti-discards": "card",
        LOST: "ships",
    },
    summed=dict.fromkeys(("ti-goods-gained", *COUNTERS), "count"),
    by=("origin", "system"),
    named=(LOST, "ti-ships-damaged"),
    results=(
        "ti-promoted",
        "ti-captured",
        "ti-razed",
        "ti-technology-gained",
        "ti-scored",
        LOST,
        "ti-eliminated",
        "ti-speaker",
    ),
    rounds=(ROUND,),
)
