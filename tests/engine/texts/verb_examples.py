"""An example of each verb of the language."""

from typing import get_args

from swlcg_deck.cards.abilities.nodes import Token

_A_UNIT = {"target": {"type": "unit"}}
EXAMPLES = [
    *({"place": token, "to": _A_UNIT} for token in get_args(Token)),
    *({"remove": token, "from": _A_UNIT} for token in get_args(Token)),
    *({"move": token, "from": "self", "to": _A_UNIT} for token in get_args(Token)),
    {"focus": "self"},
    {"draw": 1},
    {"draw": 1, "by": "opponent"},
    {"discard": {"random": {"in": "hand", "controller": "opponent"}}},
    {"send": _A_UNIT, "to": "hand"},
    {"search": "deck", "for": {"type": "unit"}},
    {"search": "deck", "pick": 2},
    {"look": {"top": 3}},
    {"reveal": "hand"},
    {"shuffle": "deck"},
    {"capture": _A_UNIT},
    {"rescue": 1},
    {"put_into_play": {"choose": {"type": "unit", "in": "hand"}}},
    {"play": {"choose": {"type": "unit", "in": "hand"}}},
    {"attach": "self", "to": _A_UNIT},
    {"spend": 1},
    {"spend": 1, "by": "opponent"},
    {"join": "self"},
    {"leave": "self"},
    {"redirect_engagement": {"target": {"type": "objective"}}},
    {"end_engagement": True},
    {"engage_again": "engaged"},
    {"strike": "self"},
    {"restart_edge_battle": True},
    {"commit": "self"},
    {"uncommit": "self"},
    {"dial": 1},
    {"balance": "you"},
    {"skip": "conflict"},
    {"destroy": _A_UNIT},
    {"sacrifice": "self"},
    {"control": _A_UNIT},
    {"then": [{"draw": 1}]},
    {"may": [{"draw": 1}]},
    {"either": [[{"draw": 1}], [{"dial": 1}]]},
    {"unless": [{"spend": 1, "by": "opponent"}], "by": "opponent", "do": [{"draw": 1}]},
    {"if": {"edge": "you"}, "do": [{"draw": 1}]},
    {"later": [{"draw": 1}], "at": {"ends": "phase"}},
    {"for_each_player": [{"draw": 1}]},
    {"apply": {"gain": {"tactics": 1}}, "to": "self", "until": "phase"},
    {"cancel": "it"},
    {"prevent": 1},
    {"redirect": 1, "to": _A_UNIT},
    {"instead": [{"draw": 1}]},
    {"change": "cost", "minus": 1},
    {"change": "cost", "plus": 1},
    {"change": "amount", "plus": 1},
    {"resolve_again": "it"},
    {"win": "you"},
    {"lose": "opponent"},
    {"pick": {"choose": {"type": "unit"}, "bind": "kept"}},
    {"name": "card"},
    {"choose_icon": "kind"},
    {"choose_number": "x", "at_most": 3},
]
"""Every verb of the language, as simply as it can be said; with each kind of token,
and with keys that no written card has."""


def word_of(example: dict) -> str:
    return next(iter(example))
