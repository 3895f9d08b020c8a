"""What was drawn is kept within bounds, counted in bytes over all games."""

import threading

from PIL import Image

from images.kept import DRAWN, ENTRY, MEGABYTE, Shelf, kept, weight


def test_pictures_weigh_what_their_pixels_take() -> None:
    assert weight(Image.new("RGB", (100, 50))) == weight(Image.new("RGBA", (50, 100))) == 20_000 + ENTRY
    assert weight(Image.new("L", (100, 50))) == 5_000 + ENTRY
    assert weight((Image.new("L", (100, 50)), 1, 2.5)) > 5_000 + ENTRY
    assert weight(b"x" * 70) == 70


def test_what_was_unused_longest_goes_first() -> None:
    shelf: Shelf[bytes] = Shelf(100)
    for name in "abc":
        shelf.put(name, name.encode() * 30)
    assert shelf.get("a") == b"a" * 30
    shelf.put("d", b"d" * 30)
    assert [name for name in "abcd" if shelf.get(name)] == ["a", "c", "d"]
    assert shelf.bytes == 90
    shelf.put("e", b"e" * 85)
    assert [name for name in "abcde" if shelf.get(name)] == ["e"]
    assert (shelf.bytes, len(shelf)) == (85, 1)


def test_one_that_never_fits_takes_no_place() -> None:
    shelf: Shelf[bytes] = Shelf(100)
    shelf.put("a", b"a" * 60)
    shelf.put("b", b"b" * 101)
    assert shelf.get("b") is None
    assert shelf.get("a") == b"a" * 60


def test_putting_again_counts_once() -> None:
    shelf: Shelf[bytes] = Shelf(100)
    for _ in range(5):
        shelf.put("a", b"a" * 60)
    assert shelf.bytes == 60
    shelf.clear()
    assert (shelf.bytes, shelf.get("a")) == (0, None)


def test_equal_questions_are_drawn_once() -> None:
    calls = []

    @kept
    def square(size: int, mode: str = "L") -> Image.Image:
        calls.append((size, mode))
        return Image.new(mode, (size, size))

    assert square(3) is square(3)
    assert square(4, mode="RGB") is square(4, mode="RGB")
    assert square(4, mode="RGB") is not square(4, mode="L")
    assert calls == [(3, "L"), (4, "RGB"), (4, "L")]


def test_grounds_of_many_tables_do_not_pile_up() -> None:
    @kept
    def ground(number: int) -> Image.Image:
        return Image.new("RGB", (1600, 1600))

    for number in range(40):
        ground(number)
        assert DRAWN.bytes <= DRAWN.most <= 200 * MEGABYTE
    assert ground(39) is ground(39)


def test_several_hands_may_draw_at_once() -> None:
    shelf: Shelf[bytes] = Shelf(500)
    wrong = []

    def work(seed: int) -> None:
        for i in range(2000):
            key = (seed * 31 + i * 7) % 40
            found = shelf.get(key)
            if found is None:
                shelf.put(key, bytes([key]) * 30)
            elif found != bytes([key]) * 30:
                wrong.append(key)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert shelf.bytes == 30 * len(shelf) <= 500
