"""How Xia is told: the table of its facts."""

from __future__ import annotations

from cogs.stories import Journey, Story, Strand, Unsaid

VICTORY = "xia-victory"
LAID = "xia-sector-laid"
RESULT = "xia-attack-result"
ROLLED = "xia-rolled"
BORDER, RESPAWN = "xia-roll-border", "xia-roll-respawn"
FLEW = "xia-flew"

STORY = Story(
    game="xia",
    told="xia-told",
    over="xia-turn-over",
    figures="xia-figures",
    idle="xia-turn-ends",
    sets_out="xia-launch",
    strands=(
        Strand(keys=("xia-launch",), between=True, alone=True),
        Strand(keys=("xia-npc-appears",), alone=True),
        Strand(keys=("xia-npc-",), onward=True, who="npc"),
        Strand(keys=(VICTORY, "xia-title-drawn", "xia-gives"), alone=True),
    ),
    at_once=("xia-gives",),
    unsaid=(
        Unsaid("xia-turn-begins"),
        Unsaid("xia-damage-placed"),
        Unsaid("xia-stows"),
        Unsaid("xia-stows-cubes"),
        Unsaid("xia-packed"),
        Unsaid("xia-rearranges"),
        Unsaid("xia-missions-drawn"),
        Unsaid("xia-mission-none"),
        Unsaid("xia-arms", own=True),
        Unsaid("xia-attack-rolls", later=(RESULT,)),
        Unsaid("xia-defence-rolls", later=(RESULT,)),
        Unsaid("xia-defends-not", later=(RESULT,)),
        Unsaid("xia-damaged", after=RESULT),
        Unsaid("xia-npc-hunts", later=("xia-npc-attacks",)),
        Unsaid("xia-blind-jump", later=(LAID,)),
        Unsaid("xia-token-taken", then="xia-fame-exploration"),
        Unsaid("xia-uses", then=ROLLED),
        Unsaid(ROLLED, saying=BORDER, then=FLEW),
        Unsaid(ROLLED, saying=RESPAWN, later=("xia-respawns",)),
        Unsaid(ROLLED, saying=RESPAWN, unseated=True),
    ),
    listed={"xia-buys-outfit": "outfit", "xia-sells-outfit": "outfit", "xia-extracts": "cube"},
    summed={"xia-damaged": "points", "xia-patched": "points"},
    last=("xia-npc-flies",),
    results=(RESULT, "xia-sells-cargo", "xia-damaged"),
    journey=Journey(
        drive="xia-move-begins",
        flew=FLEW,
        by="source",
        points="points",
        to="place",
        told="xia-leg",
        told_drive="xia-leg-drive",
        told_nowhere="xia-leg-nowhere",
    ),
)
