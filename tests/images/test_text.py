"""Words never leave the room they are given, whatever is written."""

from hypothesis import given, settings
from hypothesis import strategies as st

from images.canvas import Canvas
from images.text import INLINE, covered, fit, measure, paragraph, runs, wrap
from images.theme import rgb

LETTERS = st.characters(codec="utf-8", exclude_categories=("Cs", "Cc"))


@settings(max_examples=150, deadline=None)
@given(
    st.text(LETTERS, max_size=60),
    st.integers(12, 60),
    st.floats(10, 500),
    st.sampled_from(["text", "bold", "display"]),
)
def test_a_fitted_line_fits(words: str, size: int, width: float, face: str) -> None:
    short, smaller = fit(words, size, width, face)
    assert measure(short, smaller, face) <= width
    assert int(size * 0.76) <= smaller <= size


@settings(max_examples=60, deadline=None)
@given(st.text(LETTERS, max_size=80), st.integers(16, 40), st.floats(60, 400), st.integers(1, 3))
def test_a_paragraph_keeps_its_lines_and_its_width(words: str, size: int, width: float, lines: int) -> None:
    rows, smaller = paragraph(words, size, width, lines)
    assert len(rows) <= lines
    assert all(measure(row, smaller) <= width for row in rows)


def test_short_words_stay_as_they_are() -> None:
    assert fit("Канонерка", 30, 1000) == ("Канонерка", 30)


def test_long_words_shrink_before_they_are_cut() -> None:
    words = "Истребитель с криощитом"
    whole = measure(words, 40)
    assert fit(words, 40, whole * 0.9)[0] == words
    cut, _ = fit(words, 40, whole * 0.5)
    assert cut.endswith("…")
    assert words.startswith(cut[:-1].rstrip())


def test_an_icon_is_never_cut_in_two() -> None:
    for width in range(20, 400, 7):
        line, _ = fit("[attack] 2 [zones111] [heal] ½ [shield] 4", 30, width)
        assert "[" not in INLINE.sub("", line)


def test_every_script_finds_a_font_and_the_rest_becomes_a_dot() -> None:
    assert "".join(piece for _, piece in runs("Борис Ann αβγδ", "display")) == "Борис Ann αβγδ"
    assert "".join(piece for _, piece in runs("a🚀b", "bold")) == "a·b"
    assert covered("Щ")
    assert not covered("🚀")


def test_no_line_begins_with_a_dash() -> None:
    """Components say it with a space that breaks."""
    for width in range(60, 400, 20):
        assert not [
            row for row in wrap("Раз в ход ещё один куб — бесплатно, а ты — нет", 20, width) if row[0] == "—"
        ]


def test_wrapping_keeps_every_word() -> None:
    words = "one two three four five six seven"
    assert " ".join(wrap(words, 20, 90)) == words


def test_text_is_placed_where_it_was_asked() -> None:
    c = Canvas(400, 100)
    right = c.text(50, 50, "HHH", 40, "text", "bold")
    box = c.im.convert("L").point(lambda v: 255 * (v > 120)).getbbox()
    assert box is not None
    assert abs(box[0] - 50) < 6
    assert abs(box[2] - right) < 6
    assert abs((box[1] + box[3]) / 2 - 50) <= 2


def test_anchors_and_colours() -> None:
    c = Canvas(400, 100)
    c.text(200, 50, "I", 40, "gold", "bold", "m")
    assert c.im.getpixel((200, 50)) == rgb("gold")
