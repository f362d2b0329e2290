"""What may be said of what cannot be, must be and may be: combinations that mean nothing are told
to the author, and every other one has its sentence."""

import json

import pytest
from pydantic import ValidationError

from swlcg_deck.cards.abilities.english.lines import in_english
from swlcg_deck.cards.abilities.reading import read_line


def constant(modifier, **parts):
    return json.dumps({"constant": {"modifiers": [{"of": "self", **modifier}], **parts}})


@pytest.mark.parametrize(
    ("modifier", "says"),
    [
        ({"cannot": {"be": "damaged", "do": "draw"}}, "has one of be, have, do"),
        ({"cannot": {}}, "has one of be, have, do"),
        ({"cannot": {"be": "engaged", "via": "unopposed"}}, "nothing is engaged via unopposed"),
        ({"cannot": {"be": "affected", "via": "unopposed"}}, "icons, effect"),
        (
            {"cannot": {"be": "damaged", "via": ["icons", "tactics"]}},
            "nothing is damaged via tactics",
        ),
        ({"cannot": {"be": "refreshed", "by": "enemy"}}, "nobody's doing"),
        ({"of": "you", "cannot": {"do": "draw", "by": "enemy"}}, "nobody's doing"),
        (
            {"cannot": {"be": "damaged", "by": "enemy", "source": {"side": "friendly"}}},
            "never done by a card of yours",
        ),
        ({"cannot": {"be": "damaged", "of": {"type": "unit"}}}, "not done with cards"),
        ({"of": {"type": "unit"}, "cannot": {"be": "engaged"}}, "no unit can be engaged"),
        (
            {"of": {"type": "objective"}, "must": {"be": "attacker"}},
            "no objective can be attacker",
        ),
        ({"cannot": {"do": "draw"}}, "is of a player"),
        ({"of": "you", "cannot": {"be": "damaged"}}, "is of cards"),
        ({"of": "you", "cannot": {"do": "gain_icons"}}, "is of cards"),
        ({"must": {"be": "attacker", "by": "enemy"}}, "extra_forbidden"),
        ({"must": {"be": "attacker", "do": "strike_first"}}, "has one of be, do"),
        ({"must": {"do": "strike_first"}}, "is of a player"),
        ({"may": {"be": "struck"}}, "says `via` which icons"),
        ({"may": {"do": "strike", "via": "unit_damage"}}, "said of what may be struck"),
        ({"may": {"be": "played"}}, "in: discard"),
        ({"of": "you", "additional": {"type": "unit", "is": "ready"}}, "has no `is`"),
        ({"of": "you", "additional": {"in": "captured", "at": "self"}}, "a card has those `at` it"),
        ({"additional": {"type": "unit"}}, "a card has those `at` it"),
        ({"additional": {"type": "unit", "at": "self"}}, "is `in: captured`"),
        ({"additional": "dial"}, "is of a player"),
        ({"struggle": 2}, "is of a player"),
        ({"wins_ties": True}, "is of a player"),
        ({"of": "you", "icons_as": "edge"}, "is of cards"),
    ],
)
def test_what_means_nothing_is_refused(modifier, says):
    with pytest.raises(ValidationError) as refused:
        read_line(constant(modifier))
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("modifier", "sentence"),
    [
        (
            {"cannot": {"be": ["damaged", "destroyed"]}},
            "This card cannot be damaged or destroyed.",
        ),
        (
            {"cannot": {"be": "damaged", "source": {"type": "unit", "trait": "Vehicle"}}},
            "This card cannot be damaged by Vehicle units.",
        ),
        (
            {"cannot": {"be": "damaged", "source": {"type": "unit"}, "via": "icons"}},
            "This card cannot be damaged by units through combat icons.",
        ),
        (
            {"cannot": {"be": "affected", "by": "enemy"}},
            "This card cannot be affected by enemy card effects.",
        ),
        (
            {"cannot": {"be": "enhanced", "source": {"trait": "Weapon"}}},
            "This card cannot be enhanced by Weapon cards.",
        ),
        ({"cannot": {"be": "affected"}}, "This card cannot be affected by card effects."),
        (
            {"cannot": {"be": "targeted", "by": "enemy"}},
            "Enemy card effects cannot target this card.",
        ),
        (
            {"cannot": {"have": "focus_placed", "by": "enemy", "via": "tactics"}},
            "Enemy [tactics] icons cannot place focus tokens on this card.",
        ),
        (
            {"cannot": {"be": "damaged", "by": "enemy", "via": ["effect", "icons"]}},
            "This card cannot be damaged by enemy card effects or combat icons.",
        ),
        (
            {"cannot": {"have": "damage_removed", "via": "effect"}},
            "This card cannot have damage removed by card effects.",
        ),
        (
            {"cannot": {"do": ["gain_icons", "lose_icons"]}},
            "This card cannot gain combat icons or lose any.",
        ),
        ({"cannot": {"do": "trigger"}}, "This card cannot use Actions, Reactions or Interrupts."),
        (
            {"of": "opponent", "cannot": {"do": ["trigger", "resolve_fate"]}},
            (
                "Your opponent cannot use Actions, Reactions or Interrupts or resolve the"
                " effects of fate cards."
            ),
        ),
        (
            {"of": "opponent", "cannot": {"do": "play", "of": {"type": "event"}}},
            "Your opponent cannot play events.",
        ),
        (
            {"must": {"be": ["attacker", "defender"]}},
            "This card must, if able, be declared as an attacker or a defender.",
        ),
        ({"of": "you", "must": {"do": "strike_first"}}, "You strike first."),
        (
            {"may": {"be": "struck", "via": "unit_damage", "source": {"type": "unit"}}},
            "[unit damage] icons of units may be resolved against this card.",
        ),
        (
            {"of": "you", "additional": {"type": "objective", "trait": "Hoth"}},
            "You are considered in control of 1 additional Hoth objective.",
        ),
        (
            {"of": "opponent", "additional": {"in": "hand"}},
            "Your opponent is considered to have 1 additional card in their hand.",
        ),
        (
            {"of": "each_player", "struggle": {"count": {"type": "unit"}}},
            "Each player's total in the Force struggle is the number of units.",
        ),
        ({"of": "you", "wins_ties": True}, "You win tied edge battles."),
        (
            {"of": "opponent", "contributes": {"force": 2, "to": "edge"}},
            "Your opponent adds 2 Force icons to their side in edge battles.",
        ),
        ({"may": {"do": "strike"}}, "This card may strike even while it is not participating."),
    ],
)
def test_what_is_forbidden_and_permitted_reads_as_players_say_it(modifier, sentence):
    assert in_english(read_line(constant(modifier))) == sentence
