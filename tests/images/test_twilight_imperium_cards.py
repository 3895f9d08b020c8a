"""Pictures of Twilight Imperium's cards: hands, laws, what is voted on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from images.canvas import Canvas
from images.encode import LIMIT, png
from images.twilight_imperium import facts, samples, samples_cards, samples_table, sayings
from images.twilight_imperium.agenda import agenda
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.common import player_of
from images.twilight_imperium.hand import hand, numbered, ordered
from images.twilight_imperium.objectives import objectives
from images.twilight_imperium.paper import W
from images.twilight_imperium.player import player
from images.twilight_imperium.samples import NAMES
from images.twilight_imperium.sheets import sheet
from images.twilight_imperium.technologies import foot, prices, standing, technologies
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import ObjectiveView, OwnView, View
from tests.images.ink import Ink
from words import LANGUAGES, words

EN, RU = words("en"), words("ru")


def one_line(said: str) -> str:
    """However it is broken into lines."""
    return " ".join(said.split())


def holding(*cards: str, politics: tuple[str, ...] = ()) -> View:
    return replace(samples.middle(), seat=0, own=OwnView(cards=cards, politics=politics))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [samples_cards.hand, samples_cards.full_hand, samples_cards.empty_hand])
def test_a_hand_can_be_read(make: Callable[[], View], lang: str, ink: Ink) -> None:
    seen = make()
    picture = hand(seen, words(lang), NAMES)
    assert not ink.problems(picture) and len(png(picture)) < LIMIT // 2
    assert len(PICTURES.alt("hand", seen, words(lang), NAMES)) <= 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_there_is_can_be_read_in_full(lang: str, ink: Ink) -> None:
    said = words(lang)
    kinds = (*facts.ACTION_CARDS, *facts.POLITICAL_CARDS)
    for first in range(0, len(kinds), 12):
        some = kinds[first : first + 12]
        action = tuple(each for each in some if each in facts.ACTION_CARDS)
        political = tuple(each for each in some if each not in facts.ACTION_CARDS)
        picture = hand(holding(*action, politics=political), said, NAMES)
        told = one_line(ink.said())
        for card in action:
            assert facts.called(facts.ACTION_CARDS, card, said) in told
            assert one_line(said(texts.action_card(card))) in told
        for card in political:
            assert all(one_line(said(key)) in told for key in texts.agenda(card))
        assert not ink.problems(picture), some


def test_what_can_be_played_now_is_golden_and_what_was_ordered_says_so(ink: Ink) -> None:
    seen = samples_cards.hand()
    assert seen.own is not None
    before = hand(seen, EN, NAMES)
    assert EN("ti-pic-hand-ordered") in ink.said()
    assert ordered(seen.own, "sabotage") and not ordered(seen.own, "direct_hit")
    after = hand(replace(seen, own=replace(seen.own, playable=("sabotage",))), EN, NAMES)
    card = (540, 132, 1060, 500)
    assert before.crop(card).tobytes() != after.crop(card).tobytes(), (
        "the second card is not for now any more"
    )
    assert before.crop((0, 132, 520, 500)).tobytes() == after.crop((0, 132, 520, 500)).tobytes()


def test_cards_are_numbered_by_kind_with_how_many(ink: Ink) -> None:
    seen = samples_cards.hand()
    assert seen.own is not None
    assert numbered(seen.own)[5:7] == ("sabotage", "minister_of_commerce")
    hand(seen, EN, NAMES)
    assert "×2" in ink.said()
    alt = PICTURES.alt("hand", seen, EN, NAMES)
    assert "6 Sabotage (×2" in alt and "8 Research Grant" in alt and "Technocrat (2): 3/6" in alt


# Texts on other pictures


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_agenda_says_what_comes_of_it(lang: str, ink: Ink) -> None:
    said, seen = words(lang), samples.first_vote()
    assert seen.agenda is not None
    for card in facts.POLITICAL_CARDS:
        now = replace(seen, agenda=replace(seen.agenda, card=card))
        picture = agenda(now, said, NAMES)
        told = one_line(ink.said())
        assert all(one_line(said(key)) in told for key in texts.agenda(card)), card
        assert not ink.outside(picture) and not ink.clashes() and not ink.tiny(), card
        ink.lines.clear()
        alt = PICTURES.alt("agenda", now, said, NAMES)
        assert said(texts.agenda(card)[0]) in alt and len(alt) <= 1000


def test_a_special_objective_on_the_agenda_says_what_it_is(ink: Ink) -> None:
    seen = samples.first_vote()
    assert seen.agenda is not None
    special = next(iter(facts.SPECIAL))
    agenda(replace(seen, agenda=replace(seen.agenda, card=special)), EN, NAMES)
    assert one_line(EN(texts.objective(special))) in one_line(ink.said())


def test_nobody_votes_while_the_agenda_is_only_read(ink: Ink) -> None:
    seen = samples.first_vote()
    assert seen.agenda is not None
    agenda(seen, EN, NAMES)
    assert EN("ti-pic-vote-now") in ink.said()
    ink.lines.clear()
    agenda(replace(seen, agenda=replace(seen.agenda, stage="read")), EN, NAMES)
    assert EN("ti-pic-vote-now") not in ink.said(), "they are asked about cards"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_shows_whom_its_player_holds_captive(lang: str, ink: Ink) -> None:
    said, seen = words(lang), samples.middle()
    free = player(seen, said, NAMES, 0)
    assert said("ti-pic-captives") not in ink.said()
    ink.lines.clear()
    others = tuple(each.id for each in seen.players[1].leaders)
    one = replace(seen.players[0], captives=others)
    held = replace(seen, players=(one, *seen.players[1:]))
    picture = player(held, said, NAMES, 0)
    assert said("ti-pic-captives") in ink.said() and not ink.problems(picture)
    assert picture.size == free.size
    fewer = player(
        replace(seen, players=(replace(one, captives=others[:1]), *seen.players[1:])), said, NAMES, 0
    )
    assert len({each.tobytes() for each in (free, fewer, picture)}) == 3
    told = " ".join(sheet(held, one, said, NAMES))
    assert said("ti-say-captives", leaders=sayings.leaders(others, said)) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_says_what_the_race_and_its_leaders_can_do(lang: str, ink: Ink) -> None:
    said, seen = words(lang), samples.start(8)
    for race, row in facts.RACES.items():
        one = replace(
            seen.players[0],
            race=race,
            abilities=tuple(row["abilities"]),
            used=tuple(row["abilities"][:1]),
            leaders=tuple(
                replace(seen.players[0].leaders[0], id=id)
                for id, each in facts.LEADERS.items()
                if each["race"] == race
            ),
        )
        picture = player(replace(seen, players=(one, *seen.players[1:])), said, NAMES, 0)
        told = one_line(ink.said())
        assert all(one_line(said(texts.ability(each))) in told for each in row["abilities"]), race
        assert all(one_line(said(texts.leader(kind))) in told for kind in row["leaders"]), race
        assert said("ti-pic-used") in told
        assert not ink.problems(picture), race


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 8])
def test_every_objective_says_what_it_asks_for(seats: int, lang: str, ink: Ink) -> None:
    said = words(lang)
    for first in range(0, len(facts.PUBLIC), 10):
        some = tuple(facts.PUBLIC)[first : first + 10]
        rows = tuple(ObjectiveView(id, facts.PUBLIC[id]["stage"], 1, ()) for id in some)
        picture = objectives(replace(samples.start(seats), objectives=rows), said, NAMES)
        told = one_line(ink.said())
        assert all(one_line(said(texts.objective(id))) in told for id in some)
        assert not ink.problems(picture)


def test_only_the_owner_sees_a_secret_objective(ink: Ink) -> None:
    seen = samples_cards.hand()
    objectives(seen, EN, NAMES)
    told = one_line(ink.said())
    assert "Technocrat (2)" in told and one_line(EN(texts.objective("technocrat"))) in told and "3/6" in told
    ink.lines.clear()
    objectives(replace(seen, seat=None, own=None, secret=None), EN, NAMES)
    assert "Technocrat" not in ink.said()


# What technologies cost


def test_the_own_technologies_have_prices_and_wishes(ink: Ink) -> None:
    seen = samples_cards.hand()
    assert prices(seen, 1) is None, "of others nobody knows what they plan"
    known = prices(seen, 0)
    assert known is not None and known["maneuvering_jets"] == 6
    assert standing(seen, 0, "war_sun") == "later" and standing(seen, 0, "maneuvering_jets") == "now"
    picture = technologies(seen, EN, NAMES, 0)
    told = ink.said()
    assert EN("ti-pic-price-card") in told and "[flag] 1" in told
    assert not ink.cut() and not ink.outside(picture) and not ink.clashes()
    follows = replace(seen, strategic=(3, "technology_2"))
    assert (prices(follows, 0) or {})["maneuvering_jets"] == 4
    ink.lines.clear()
    technologies(follows, EN, NAMES, 0)
    assert EN("ti-pic-price-follow") in ink.said()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_racial_technology_says_what_it_does(lang: str, ink: Ink) -> None:
    seen, speech = samples_cards.hand(), words(lang)
    for race, row in facts.RACES.items():
        ink.lines.clear()
        c = Canvas(W, 120)
        foot(c, seen, 60, replace(player_of(seen, 0), race=race), speech)
        own = str(row["technology"])
        assert facts.called(facts.RACIAL, own, speech) in ink.said()
        assert speech(f"ti-pic-does-{own.replace('_', '-')}") in ink.said()
        assert not ink.problems(c.im), race


def test_what_is_forbidden_is_not_to_be_had() -> None:
    seen = samples_cards.hand()
    assert seen.own is not None and standing(seen, 0, "gen_synthesis") == "now"
    barred = replace(seen, own=replace(seen.own, research=()))
    assert standing(barred, 0, "gen_synthesis") == "later"
    assert standing(barred, 0, "cybernetics") == "owned"


# Battles


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [samples_table.bombarded, samples_table.landed, samples_table.landing])
def test_an_invasion_can_be_read(make: Callable[[], View], lang: str, ink: Ink) -> None:
    for names in (NAMES, samples.LONG):
        picture = PICTURES.draw("invasion_odds.388-609-3", make(), words(lang), names)
        assert not ink.outside(picture) and not ink.clashes() and not ink.tiny()
        ink.lines.clear()
        alt = PICTURES.alt("invasion_odds.388-609-3", make(), words(lang), names)
        plain = alt.replace("\u00a0%", "%")
        assert "39%" in plain and "61%" in plain and "<1%" in plain and len(alt) <= 1000


def test_an_invasion_says_which_step_it_is_and_how_many_hit(ink: Ink) -> None:
    PICTURES.draw("invasion", samples_table.bombarded(), EN, NAMES)
    told = ink.said()
    assert EN("ti-pic-bombardment") in told and "= 2" in told and "= 1" in told and "%" not in told
    ink.lines.clear()
    PICTURES.draw("invasion", samples_table.landed(), EN, NAMES)
    told = ink.said()
    assert EN("ti-pic-invasion", n=2) in told and "7+" in told and "+1" in told
    ink.lines.clear()
    seen = samples_table.landing()
    assert seen.invasion is not None
    PICTURES.draw("invasion", replace(seen, invasion=replace(seen.invasion, stage="defence")), EN, NAMES)
    assert EN("ti-pic-defence") in ink.said()


def test_custodians_defend_without_a_sheet() -> None:
    seen = samples_table.landing()
    assert seen.invasion is not None
    systems = tuple(
        replace(one, planets=tuple(replace(each, owner=None, gf=0, shock=0, pds=0) for each in one.planets))
        if one.at == "000"
        else one
        for one in seen.systems
    )
    held = replace(seen, invasion=replace(seen.invasion, defender=-1), custodians=(3, 2), systems=systems)
    alt = PICTURES.alt("invasion", held, EN, NAMES)
    assert EN("ti-pic-custodians") in alt and "Ground Force 2" in alt
    assert PICTURES.draw("invasion", held, EN, NAMES).width == 1600


@pytest.mark.parametrize(
    "what",
    ["battle_odds", "battle_odds.", "battle_odds.1-2", "invasion_odds.500-400-50", "battle_odds.a-b-c"],
)
def test_what_are_no_odds_is_no_picture(what: str) -> None:
    with pytest.raises(ValueError):
        PICTURES.found(what)


def test_odds_stand_below_the_battle(ink: Ink) -> None:
    seen = samples.volley()
    plain = PICTURES.draw("battle", seen, EN, NAMES)
    told = PICTURES.draw("battle_odds.712-245-43", seen, EN, NAMES)
    above = (0, 0, 1600, plain.height - 24)
    assert told.height > plain.height and plain.crop(above).tobytes() == told.crop(above).tobytes()
    assert {"71%", "24%"} <= {line.said for line in ink.lines}
    assert "nobody 4%" in PICTURES.alt("battle_odds.712-245-43", seen, EN, NAMES)
