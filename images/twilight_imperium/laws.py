"""Laws in force: what each says, whom or what it is about, since when; and what lasts for a while."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.twilight_imperium import facts
from images.twilight_imperium.agenda import name_of
from images.twilight_imperium.common import look_of
from images.twilight_imperium.paper import GAP, PAD, M, W, head
from images.twilight_imperium.plates import Face, Part, rows_of_plates
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import LastingView, LawView, View
from words import Words

TOP, LINE = 132, 34


def laws(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    shown = [face_of(law, words, names) for law in view.laws]
    columns = 3 if len(shown) > 2 else 2
    below = rows_of_plates(None, shown, M, TOP, W - 2 * M, columns, GAP)
    below = below if shown else TOP + 120
    brief = lines_of(_lasting(view, words, names), LINE, W - 2 * M - 2 * PAD) if view.lasting else ()
    tall = len(brief) * LINE * PITCH + 100 if brief else 0
    c = Canvas(W, round(below + tall + M - (0 if brief else GAP)))
    head(c, words("ti-pic-laws"), words("ti-pic-laws-count", n=len(shown)))
    if not shown:
        c.text(M + PAD, TOP + 50, words("ti-pic-laws-none"), 44, "dim")
    rows_of_plates(c, shown, M, TOP, W - 2 * M, columns, GAP)
    if brief:
        c.panel(M, below, W - 2 * M, tall)
        c.text(M + PAD, below + 42, words("ti-pic-lasting"), 40, "text", "bold", width=W - 200)
        write(c, brief, M + PAD, below + 96, LINE, "dim")
    return c.im


def face_of(law: LawView, words: Words, names: Sequence[str]) -> Face:
    """Its holder, or what it is about; what it says; since when."""
    parts = []
    if law.holder is not None:
        parts.append(
            Part(words("ti-pic-law-holder", name=look_of(law.holder, words, names).name), "gold", "bold")
        )
    about = about_of(law, words, names)
    if about:
        parts.append(Part(about, "gold", "bold"))
    parts.append(Part(words(texts.agenda(law.card)[0])))
    parts.append(Part(words("ti-pic-law-since", n=law.since), "faint"))
    name = facts.called(facts.POLITICAL_CARDS, law.card, words)
    return Face("political", name, parts, icon="ti_law", seat=law.holder)


def about_of(law: LawView, words: Words, names: Sequence[str]) -> str:
    """What was elected, if it is not the holder."""
    about = [each for each in law.on if law.holder is None or each != str(law.holder)]
    return ", ".join(name_of(each, words, names) for each in about)


def _lasting(view: View, words: Words, names: Sequence[str]) -> str:
    return "  ·  ".join(filter(None, (lasting_of(each, words, names) for each in view.lasting)))


def lasting_of(one: LastingView, words: Words, names: Sequence[str]) -> str:
    """By name, with whose it is; what has no name works in silence."""
    tables = (
        facts.ACTION_CARDS,
        facts.POLITICAL_CARDS,
        facts.TECHNOLOGIES,
        facts.RACIAL,
        facts.ABILITIES,
        facts.STRATEGY,
    )
    name = next((facts.called(table, one.source, words) for table in tables if one.source in table), "")
    if not name or one.owner < 0:
        return name
    return f"{name} ({look_of(one.owner, words, names).name})"
