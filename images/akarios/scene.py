"""The picture above a page of the story, made by a recipe: sky, body, near thing, ships, light.

A page has the same picture every time: its place and its foes decide, its text only shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

from PIL import Image

from images.akarios.colours import SEATS
from images.akarios.crowds import CROWDS
from images.akarios.facts import LOCATIONS, scenario, title
from images.akarios.heavens import CREW, SKY, craft, sky, squad
from images.akarios.nearby import NEAR, feet, fleet
from images.akarios.planets import planet, rings
from images.akarios.recipes import KNOWN, Recipe
from images.akarios.rooms import ROOMS
from images.brush import Layer, Pen
from images.canvas import Canvas
from images.kept import kept
from images.text import measure
from rules.akarios.view import View
from words import Words

T = TypeVar("T")
W, H, BAR = 1200, 675, 92


PLACES = ((0.82, 0.6, 0.62), (0.14, 0.95, 0.6), (0.8, 0.24, 0.2), (0.18, 0.24, 0.26), (0.5, 1.5, 0.95))
HUES = {"dragon": ("#8A6A2E", "#3F8A86", "#7A4A3A"), "vertus": ("#8E4FB0", "#5A4FB0", "#A8496E")}
FAR = ("#2E5A8A", "#2F6C9A", "#4A6A8A")
BODIES = {
    "dragon": ("moss", "gas", "rust", "dusk"),
    "vertus": ("dusk", "gas", "ember"),
    "": ("ice", "stone", "sea"),
}
LIGHTS = ("#BFE6FF", "#FFD9B0", "#D9FFE8")
NEARBY = {
    "market": ("dock",),
    "world": ("hills",),
    "battle": ("rocks", "debris", "nothing"),
    "story": ("nothing",),
}
BIG = {
    "tkotchek_mammoth": "carrier",
    "synthetic_titan": "titan",
    "ema_arnaut": "flagship",
    "yur_beacon": "beacon",
}
"""Enemies that are a place by themselves."""


def recipe(node: str, text: str) -> Recipe:
    """Of a page that has none of its own: by its system, what is played there, and who fights."""
    if node in KNOWN:
        return KNOWN[node]
    seed = crc32(f"{node}/{text}".encode())
    place = LOCATIONS.get(node, {})
    row = scenario(node)
    where = place.get("at", {}).get("system", "")
    foes = tuple(dict.fromkeys(each["type"] for each in row.get("enemy", ())))
    plays = str(place.get("plays", row.get("kind", "story")))
    near = next((BIG[type] for type in foes if type in BIG), "")
    return Recipe(
        hue=_pick(HUES.get(where, FAR), seed),
        body=_pick(BODIES.get(where, BODIES[""]), seed >> 3),
        at=_pick(PLACES, seed >> 6),
        ringed=seed >> 9 & 3 == 0,
        near=near or _pick(NEARBY.get(plays, NEARBY["story"]), seed >> 11),
        ours={"world": "feet", "market": "wing", "battle": "wing"}.get(plays, "squad"),
        foes=tuple(type for type in foes if type not in BIG),
        light=_pick(LIGHTS, seed >> 14),
        most=0.34 + 0.12 * (seed >> 17 & 1),
    )


def _pick(found: Sequence[T], seed: int) -> T:
    return found[seed % len(found)]


@kept
def art(node: str, text: str, w: int, h: int) -> Image.Image:
    told = recipe(node, text)
    seed = crc32(f"{node}/{text}".encode()) % 997
    layer = Layer(w, h, SKY)
    paint(layer.pen, told, seed, w, h)
    return layer.flat()


def paint(p: Pen, told: Recipe, seed: int, w: float, h: float) -> None:
    sky(p, seed, w, h, told.hue, told.most, 0.2 if seed % 2 else -0.2)
    if told.body:
        c, r = (w * told.at[0], h * told.at[1]), h * told.at[2]
        if told.ringed:
            rings(p, c, r, "#F0D0A0", False)
        planet(p, c, r, told.body, seed, 0, SKY)
        if told.ringed:
            rings(p, c, r, "#F0D0A0", True)
    (NEAR | ROOMS | CROWDS)[told.near](p, seed, w, h, told.hue)
    if told.foes:
        fleet(p, seed, w, h, told.foes)
    if told.ours == "squad":
        squad(p, (w * 0.27, h * 0.52), h * 0.38, 1.35 if told.foes else 4.72, told.light, 0.68)
    elif told.ours == "wing":
        for i, (x, y) in enumerate(((0.2, 0.5), (0.31, 0.6), (0.14, 0.7), (0.26, 0.82))):
            craft(p, CREW[i], (w * x, h * y), h * 0.15, 1.3, SEATS[i], told.light)
    elif told.ours == "feet":
        feet(p, w, h, SEATS)


def scene(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """The art of the page, its number and its title below."""
    node, text = page_of(view)
    c = Canvas(W, H)
    c.im.paste(art(node, text, W, H - BAR), (0, 0))
    c.rect(0, H - BAR, W, H - BAR + 4, "threat")
    wide = measure(node, 42, "display") + 44
    c.panel(28, H - BAR + 22, wide, 54, "threat", r=14)
    c.text(28 + wide / 2, H - BAR / 2 + 4, node, 42, "black", "display", "m")
    c.text(28 + wide + 26, H - BAR / 2 + 4, title(node, words), 56, "text", "display", width=W - wide - 84)
    return c.im


def page_of(view: View) -> tuple[str, str]:
    """The node, and the text that is read."""
    if view.page is None:
        return view.node, ""
    return view.page.node, view.page.texts[0] if view.page.texts else ""
