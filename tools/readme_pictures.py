"""`python -m tools.readme_pictures` draws the pictures that both READMEs show, small enough for a page."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from images.gallery import pictures
from words import LANGUAGES, words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SHOWN = {
    "space_alert_board_trouble": "table",
    "space_alert_hand_planning": "hand",
    "starship_captains_galaxy_fullest": "captains",
    "xia_map_moving": "xia",
    "twilight_imperium_galaxy_middle": "imperium",
    "akarios_chart_fourth": "akarios",
}
WIDTH = 640
QUALITY = 70


def main() -> None:
    for name, draw in pictures():
        if name in SHOWN:
            for lang in LANGUAGES:
                whole = draw(words(lang)).convert("RGB")
                size = (WIDTH, round(whole.height * WIDTH / whole.width))
                small = whole.resize(size, Image.Resampling.LANCZOS)
                small.save(FOLDER / f"{SHOWN[name]}.{lang}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
