# ruff: noqa: E501
"""Made-up hands: what one player sees of his own."""

from __future__ import annotations

from msgspec.structs import replace

from images.twilight_imperium import facts
from images.twilight_imperium.samples import middle, start
from rules.twilight_imperium.view import Book, ObjectiveView, Order, OwnView, View

CARDS = (
    "direct_hit",
    "emergency_repairs",
    "fantastic_rhetoric",
    "flank_speed",
    "good_year",
    "sabotage",
    "sabotage",
)
LONGEST = (
    "local_unrest", "voluntary_annexation", "courageous_to_the_end", "star_of_death", "massive_transport",
    "experimental_battlestation", "skilled_retreat", "minelayers", "sabotage", "direct_hit", "flank_speed", "good_year",
    "faulty_targeting_systems", "corporate_sponsorship", "chemical_warfare", "temporary_stability",
)  # fmt: skip
RESEARCH = (
    ("deep_space_cannon", 8, 6), ("automated_defense_turrets", 8, 6), ("maneuvering_jets", 6, 4), ("gen_synthesis", 7, 5),
    ("neural_motivator", 7, 5), ("micro_technology", 8, 6), ("mark_ii_advanced_carriers", 13, 11),
)  # fmt: skip
LAWS = (
    "colonial_redistribution", "short_term_truce", "wormhole_research", "ancient_artifact", "minister_of_commerce",
    "code_of_honor",
)  # fmt: skip


def _with(view: View, cards: tuple[str, ...], politics: tuple[str, ...], **more: object) -> View:
    sabotage = Book(orders=[Order("after_action_card", "play sabotage", ("at:me",), True)])
    own = OwnView(
        cards=cards,
        politics=politics,
        secret="technocrat",
        book=sabotage,
        research=RESEARCH,
        wishes=("neural_motivator", "type_iv_drive", "war_sun"),
        **more,  # type: ignore[arg-type]
    )
    secret = ObjectiveView("technocrat", 0, facts.SECRET["technocrat"]["vp"], (), ((3, 6),))
    return replace(view, seat=0, own=own, secret=secret)


def hand() -> View:
    politics = ("minister_of_commerce", "research_grant")
    return _with(middle(), CARDS, politics, playable=("emergency_repairs", "sabotage"))


def full_hand() -> View:
    """Sixteen cards with the longest texts there are."""
    return _with(middle(), LONGEST, LAWS, playable=("local_unrest", "massive_transport"))


def empty_hand() -> View:
    return replace(start(), seat=2, own=OwnView(), secret=None)
