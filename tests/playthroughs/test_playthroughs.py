"""Recorded games are replayed move by move: a change of rules that would break running games is seen here.

If the change is meant, raise the `version` of the rules and record anew:
`python -m tests.playthroughs.record`.
"""

from __future__ import annotations

import pytest

from rules.core import IllegalMove, notation, saved
from rules.core.campaign import Closing
from tests.playthroughs import playthrough
from tests.playthroughs.record import CHAINS
from tests.rules.games import GAMES

RULES = {game.rules.key: game.rules for game in GAMES}
FILES = sorted(playthrough.FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: playthrough.Path) -> None:
    record = playthrough.read(path.read_text(encoding="utf-8"))
    rules = RULES[record.game]
    assert record.version == rules.version
    state = playthrough.replay(record, rules)
    assert playthrough.ending(state, rules.outcome(state)) == record.end


def test_every_game_is_recorded_with_every_number_of_players() -> None:
    records = [playthrough.read(path.read_text(encoding="utf-8")) for path in FILES]
    for rules in RULES.values():
        assert {record.seats for record in records if record.game == rules.key} == set(rules.seats)


@pytest.mark.parametrize("chain", sorted(CHAINS))
def test_a_recorded_campaign_goes_on_from_chapter_to_chapter(chain: str) -> None:
    """What one hands over is what the next began with."""
    records = [
        playthrough.read(path.read_text("utf-8")) for path in FILES if path.stem.startswith(f"{chain}-")
    ]
    rules, left = RULES[records[0].game], None
    assert rules.campaign is not None and len(records) > 1
    for number, record in enumerate(records, 1):
        legacy = playthrough.handed(record, rules)
        assert legacy is not None and legacy.chapter == number
        assert left in (None, legacy.sheet)
        closing = Closing(legacy.roster, "2026-11-18", record.seed.hex()[:8])
        before = saved.load(legacy.sheet, rules.campaign.sheet)
        after = rules.campaign.handed_over(playthrough.replay(record, rules), before, closing)
        assert after is not None
        left = saved.dump(after)


def test_the_recordings_show_nearly_every_kind_of_move() -> None:
    seen = {move.split()[0] for path in FILES for _, move in playthrough.read(path.read_text()).moves}
    for rules in RULES.values():
        kinds = {str(kind.__struct_config__.tag) for kind in rules.actions.__args__}
        assert len(kinds - seen) <= 6, kinds - seen


def test_a_playthrough_is_written_as_it_is_read() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert playthrough.write(playthrough.read(text)) == text


def test_a_changed_move_is_noticed() -> None:
    """Else the recordings would show nothing."""
    record = playthrough.read((playthrough.FOLDER / "space_alert-post-3.txt").read_text(encoding="utf-8"))
    rules = RULES[record.game]
    places = [number for number, (_, move) in enumerate(record.moves) if move.startswith("place")]
    noticed = 0
    for number in places[:5]:
        seat, move = record.moves[number]
        turned = notation.read(move, rules.actions)
        half = "move" if turned.half == "action" else "action"  # type: ignore[attr-defined]
        changed = list(record.moves)
        changed[number] = (
            seat,
            move.replace(" action ", " x ").replace(" move ", " x ").replace(" x ", f" {half} "),
        )
        other = playthrough.Playthrough(
            record.game, record.version, record.options, record.seats, record.seed, changed, record.end
        )
        try:
            state = playthrough.replay(other, rules)
            noticed += playthrough.ending(state, rules.outcome(state)) != record.end
        except IllegalMove:
            noticed += 1
    assert noticed == 5
