"""What cards bring to the engine."""

from __future__ import annotations

from rules.akarios.cards import responding, sparrow
from rules.akarios.contents import Contents
from rules.akarios.frames import Pool, Responding

CONTENTS = Contents(
    chapters={Responding: responding.CHAPTER, Pool: sparrow.CIRCLE},
    polls={responding.VOTED: responding.voted, responding.DECK: responding.decided},
    silent={Responding: responding.silent, Pool: sparrow.silent},
)
