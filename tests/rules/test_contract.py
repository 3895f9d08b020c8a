"""Every game on the shelf keeps the contract, with every number of players."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core import IllegalMove, notation, saved
from rules.core.draft import Draft, Option
from rules.core.orders import SetWaits
from tests.rules import kit
from tests.rules.anything import anything, arbitrary
from tests.rules.games import GAMES, space_alert
from tests.rules.kit import Game, Played
from tests.sample_game.rules.actions import Bid
from tests.sample_game.rules.game import RULES
from tests.sample_game.shelf import sample_game

PLAYOUTS = [
    pytest.param(game, options, seats, id=f"{game}-{game.options.index(options)}-{seats}")
    for game in GAMES
    for options, seats in game.tried()
]
WHOLE = [
    pytest.param(game, number, seed, id=f"{number}-{seed.decode()}-{game}")
    for game in GAMES
    for number, seed in enumerate(kit.seeds(game.whole, "more"))
]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=str)


@pytest.mark.parametrize(("game", "options", "seats"), PLAYOUTS)
def test_a_random_game_keeps_every_promise_and_ends(game: Game, options: Any, seats: int) -> None:
    seed = f"{options} {seats}".encode()
    played = kit.playout(game, options, seats, seed, kit.all_promises(game.rate), game.brief)
    assert played.outcome is not None or game.brief, f"no end after {len(played.moves)} moves"
    if played.outcome is not None:
        assert len(played.outcome.scores) in (0, seats)
        assert set(played.outcome.winners) <= set(range(seats))
    kit.replays(played)


@EACH_GAME
def test_scrambling_does_change_what_is_hidden(game: Game) -> None:
    """Else the comparison of views would show nothing."""
    changed = 0

    def count(played: Played, chance: random.Random) -> None:
        nonlocal changed
        if chance.random() < 0.1:
            changed += kit.secrets_are_kept(played, chance)

    kit.playout(game, game.options[0], max(game.rules.seats), b"scrambled", count, game.brief)
    assert changed > 20


@EACH_GAME
def test_pictures_keep_secrets(game: Game) -> None:
    def look(played: Played, chance: random.Random) -> None:
        if len(played.moves) in (0, 30, 90):
            kit.pictures_keep_secrets(played, chance)

    kit.playout(game, game.options[0], min(3, max(game.rules.seats)), b"drawn", look, most=100)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number", "seed"), WHOLE)
def test_many_more_random_games(game: Game, number: int, seed: bytes) -> None:
    options = game.options[number % len(game.options)]
    able = game.seats(options)
    seats = able[number % len(able)]
    played = kit.playout(game, options, seats, seed, kit.all_promises(game.rate / 2))
    assert played.outcome is not None
    kit.replays(played)


@pytest.fixture(scope="module")
def positions(game: Game) -> list[Played]:
    """Positions from all over a game, to throw anything at."""
    kept: list[Played] = []

    def keep(played: Played, chance: random.Random) -> None:
        if chance.random() < 0.08 or played.outcome is not None:
            state = saved.copy(played.state)
            kept.append(Played(played.game, played.options, played.seats, played.seed, state))

    for number, options in enumerate(game.options):
        able = game.seats(options)
        seats = able[number % len(able)]
        kit.playout(game, options, seats, b"positions", keep, game.brief)
    return kept


@pytest.mark.parametrize("game", GAMES, ids=str, scope="module")
@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_move_by_anybody_is_played_or_refused(
    game: Game, positions: list[Played], data: st.DataObject
) -> None:
    played = data.draw(st.sampled_from(positions))
    action = data.draw(anything(game.rules.actions))
    seat = data.draw(st.one_of(st.integers(-3, 6), st.integers()))
    assert notation.read(notation.write(action), game.rules.actions) == action
    legal_seat = seat == -1 or 0 <= seat < played.seats
    assert kit.refused(played, seat, action) or legal_seat


@EACH_GAME
@given(text=st.text(max_size=60))
def test_no_text_breaks_the_notation(game: Game, text: str) -> None:
    try:
        action = notation.read(text, game.rules.actions)
    except notation.Malformed:
        return
    assert notation.read(notation.write(action), game.rules.actions) == action


@EACH_GAME
def test_a_game_that_is_over_takes_no_more_moves(game: Game) -> None:
    options, seats = min(game.tried(), key=lambda each: each[1])
    played = kit.playout(game, options, seats, b"over")
    assert played.outcome is not None
    assert game.rules.prompts(played.state) == []
    chance = random.Random(1)
    for seat in (-1, *range(played.seats)):
        assert list(game.rules.moves(played.state, seat)) == []
        for _ in range(10):
            for kind in get_args(game.rules.actions):
                action = arbitrary(kind, chance)
                if kind.__name__ not in ("Absent", "Present"):
                    assert kit.refused(played, seat, action), action


@EACH_GAME
def test_a_table_begins_or_the_lobby_says_why_not(game: Game) -> None:
    begun = [
        kit.begins_or_says_why_not(game, options, seats)
        for options in game.options
        for seats in game.rules.seats
    ]
    assert any(begun)


# The kit itself can fail: rules that break a promise are caught.


class Broken:
    """The rules of a game with one promise broken."""

    def __init__(self, game: Game, **broken: Any) -> None:
        self._rules = game.rules
        self._broken = broken

    def __getattr__(self, name: str) -> Any:
        return self._broken.get(name) or getattr(self._rules, name)


def caught(
    check: kit.Check, of: Game = space_alert, *, seats: int = 3, says: str | None = None, **broken: Any
) -> None:
    game = replace(of, rules=Broken(of, **broken))  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match=says):
        kit.replays(kit.playout(game, of.options[0], seats, b"broken", check, most=150))


def keeps_secrets(played: Played, chance: random.Random) -> None:
    kit.secrets_are_kept(played, chance)


def test_a_view_that_tells_too_much_is_caught() -> None:
    def view(state: Any, seat: int | None) -> Any:
        return state.crew[0]

    caught(keeps_secrets, view=view, says="shows a secret")


def test_a_prompt_that_depends_on_a_secret_is_caught() -> None:
    def prompts(state: Any) -> Any:
        asked = space_alert.rules.prompts(state)
        return asked if state.pile[-1] % 2 else asked[:1]

    caught(keeps_secrets, prompts=prompts, says="whom the game asks")


def test_a_question_to_whoever_holds_the_card_is_caught() -> None:
    """It would tell everybody who does."""

    def prompts(state: Any) -> Any:
        return [each for each in RULES.prompts(state) if 20 in state.crews[each.seat].hand or each.optional]

    caught(keeps_secrets, sample_game, prompts=prompts, says="whom the game asks")


def test_a_card_offered_at_the_table_is_caught() -> None:
    def prompts(state: Any) -> Any:
        return [msgspec.structs.replace(each, private=False) for each in RULES.prompts(state)]

    caught(keeps_secrets, sample_game, prompts=prompts, says="whom the game asks")


def test_what_others_have_said_in_a_prompt_is_caught() -> None:
    def prompts(state: Any) -> Any:
        said = "".join(sorted(getattr(state.stack[-1], "said", {}).values())) if state.stack else ""
        return [msgspec.structs.replace(each, args={"said": said}) for each in RULES.prompts(state)]

    caught(keeps_secrets, sample_game, prompts=prompts, says="whom the game asks")


def test_orders_that_know_a_secret_are_caught() -> None:
    def ordered(state: Any, seat: int) -> Any:
        strong = max(card for crew in state.crews for card in [0, *crew.hand]) in state.crews[seat].hand
        return RULES.ordered(state, seat) or (RULES.default(state, seat) if strong else None)

    caught(keeps_secrets, sample_game, ordered=ordered, says="orders know a secret")


def test_orders_that_are_illegal_are_caught() -> None:
    def ordered(state: Any, seat: int) -> Any:
        return Bid(21) if RULES.waits_for(state, seat) else None

    def check(played: Played, chance: random.Random) -> None:
        kit.automatic_moves_are_legal(played, chance)

    caught(check, sample_game, ordered=ordered, says="offered and refused")


def test_orders_without_end_are_caught() -> None:
    def ordered(state: Any, seat: int) -> Any:
        return RULES.default(state, seat) or SetWaits(())

    caught(kit.round_trips, sample_game, ordered=ordered, says="orders without end")


def test_a_gathering_that_silence_does_not_end_is_caught() -> None:
    def stays(state: Any, seat: int) -> Any:
        return SetWaits(())

    def nothing(state: Any, seat: int) -> Any:
        return None

    caught(kit.silence_ends_gatherings, sample_game, default=stays, says="silence does not end")
    caught(kit.silence_ends_gatherings, sample_game, default=nothing, says="nothing is done")


def test_a_prompt_that_counts_answers_is_caught() -> None:
    def prompts(state: Any) -> Any:
        count = len(getattr(state.stack[-1], "said", ())) if state.stack else 0
        return [msgspec.structs.replace(each, args={"spoken": count}) for each in RULES.prompts(state)]

    caught(kit.answers_disturb_nobody, sample_game, prompts=prompts, says="changes what others are asked")


def test_an_aside_that_makes_buttons_stale_is_caught() -> None:
    def prompts(state: Any) -> Any:
        purse = state.crews[0].credits
        return [msgspec.structs.replace(each, args={"purse": purse}) for each in RULES.prompts(state)]

    caught(kit.asides_disturb_nobody, sample_game, prompts=prompts, says="makes others' buttons stale")


def test_an_aside_that_changes_the_next_throw_is_caught() -> None:
    def play(state: Any, seat: int, action: Any, dice: Any) -> Any:
        events = RULES.play(state, seat, action, dice)
        state.throws += 1
        return events

    caught(kit.asides_disturb_nobody, sample_game, play=play, says="changes the next throw")


def test_a_throw_that_comes_again_is_caught() -> None:
    caught(kit.round_trips, sample_game, throw=lambda state, depth: 7, says="would fall the same")


# Drafts: the sample game has none, so here are some.


def bidding(state: Any, seat: int, said: tuple[str, ...]) -> Draft | None:
    """A card of the own hand, and whether it is meant."""
    asked = RULES.waits_for(state, seat)
    if asked is None or asked.key != "sample-ask-bid":
        return None
    hand = state.crews[seat].hand
    if not said:
        return Draft((), "Which card?", tuple(Option(str(card), "card") for card in hand))
    if int(said[0]) not in hand:
        raise ValueError(said)
    bid = Bid(int(said[0]))
    if len(said) == 1:
        return Draft(said, "Sure?", (Option("yes", "yes"), Option("very", "very")), action=bid)
    return Draft(said, None, action=bid)


def drafting(draft: Any) -> dict[str, Any]:
    def drafts(state: Any, seat: int, said: tuple[str, ...]) -> list[Draft]:
        found = []
        for length in range(len(said) + 1):
            try:
                found.append(draft(state, seat, said[:length]))
            except ValueError:
                break
        return [each for each in found if each is not None]

    return {"drafts": drafts}


def test_a_toy_that_puts_moves_together_keeps_the_promise() -> None:
    met = 0

    def check(played: Played, chance: random.Random) -> None:
        nonlocal met
        met += any(bidding(played.state, seat, ()) is not None for seat in range(played.seats))
        kit.drafts_lead_to_moves(played, chance)

    game = replace(sample_game, rules=Broken(sample_game, **drafting(bidding)))  # type: ignore[arg-type]
    kit.playout(game, game.options[0], 3, b"drafts", check, most=150)
    assert met > 5


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda found, state, seat: msgspec.structs.replace(found, action=Bid(77)), "offered and refused"),
        (lambda found, state, seat: msgspec.structs.replace(found, action=None), "leads to nothing"),
        (
            lambda found, state, seat: msgspec.structs.replace(
                found, args={"left": sum(len(crew.hand) * card for crew in state.crews for card in crew.hand)}
            ),
            "tells .* a secret",
        ),
        (
            lambda found, state, seat: msgspec.structs.replace(
                found, asks="More?", options=(Option("more", "more"),)
            ),
            "without end",
        ),
    ],
)
def test_a_draft_that_breaks_its_promise_is_caught(wrong: Any, says: str) -> None:
    def draft(state: Any, seat: int, said: tuple[str, ...]) -> Draft | None:
        found = bidding(state, seat, tuple(word for word in said[:2] if word != "more"))
        return found if found is None else msgspec.structs.replace(wrong(found, state, seat), said=said)

    caught(kit.drafts_lead_to_moves, sample_game, says=says, **drafting(draft))


def test_an_offer_that_makes_no_sense_is_caught() -> None:
    def draft(state: Any, seat: int, said: tuple[str, ...]) -> Draft | None:
        found = bidding(state, seat, said)
        return (
            found if said or found is None else msgspec.structs.replace(found, options=(Option("77", "77"),))
        )

    caught(kit.drafts_lead_to_moves, sample_game, says="makes no sense", **drafting(draft))


def test_a_lobby_that_lets_begin_what_cannot_is_caught() -> None:
    broken = replace(sample_game, rules=Broken(sample_game, why_not=lambda options, seats: None))  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="why_not says None"):
        kit.begins_or_says_why_not(broken, broken.options[2], 4)
    assert kit.begins_or_says_why_not(sample_game, sample_game.options[2], 4) is False


def test_a_refusal_that_leaves_a_trace_is_caught() -> None:
    def play(state: Any, seat: int, action: Any, dice: Any) -> Any:
        try:
            return space_alert.rules.play(state, seat, action, dice)
        except IllegalMove:
            state.second += 1
            raise

    caught(kit.refusals_change_nothing, play=play)


def test_a_move_that_is_offered_and_refused_is_caught() -> None:
    def moves(state: Any, seat: int) -> Any:
        yield from space_alert.rules.moves(state, seat)
        yield notation.read("place 95 action 12", space_alert.rules.actions)

    def check(played: Played, chance: random.Random) -> None:
        for _ in range(20):
            kit.moves_are_legal(played, chance)

    caught(check, moves=moves)


def test_chance_from_elsewhere_is_caught() -> None:
    def play(state: Any, seat: int, action: Any, dice: Any) -> Any:
        events = space_alert.rules.play(state, seat, action, dice)
        state.second += random.randrange(10**6)
        return events

    caught(kit.round_trips, play=play)
