"""Changes of what cards are: the one node of constants, lasting effects and granted text."""

from typing import ClassVar, Literal, get_args

from pydantic import model_validator

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.cannot import Attackers, Cannot, Defenders, May, Must
from swlcg_deck.cards.abilities.costs import Cost, EntersWith
from swlcg_deck.cards.abilities.damage import DamageDealt
from swlcg_deck.cards.abilities.gains import Gain, Lose
from swlcg_deck.cards.abilities.nodes import Icon, Node, Number, Player, Ref
from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.filters import CardFilter

_OF_PLAYERS = ("struggle", "wins_ties", "unopposed", "enters_with", "fate_again")
_OF_CARDS = (
    "double",
    "attackers",
    "defenders",
    "blank",
    "considered",
    "icons_as",
    "damage",
    "pays_for",
    "also_matches",
    "extra_pilot",
)


_ONLY: tuple[tuple[tuple[str, ...], frozenset[CardType]], ...] = (
    (("engaged",), frozenset((CardType.OBJECTIVE, CardType.MISSION, CardType.ENHANCEMENT))),
    (("attacker", "defender"), frozenset((CardType.UNIT,))),
)


class Contributes(Node):
    """Force icons for a side in the struggle or in edge battles (FORCE-21)."""

    force: Amount
    to: Literal["struggle", "edge"]


class Modifier(Node):
    """One change. `of` says what it is on: a reference, a filter, or a player."""

    word: ClassVar[str] = "modifier"
    of: Ref | CardFilter | Player = "self"
    gain: Gain | None = None
    lose: Lose | None = None
    double: Icon | Literal["icons", "force", "resources"] | None = None
    cost: Cost | None = None
    unopposed: Number | None = None
    contributes: Contributes | None = None
    additional: CardFilter | Literal["dial"] | None = None
    """One more such card is counted, though it is not there; or one more point on the dial."""
    struggle: Amount | None = None
    """What counts as the player's total in the Force struggle, in place of his Force icons."""
    wins_ties: bool = False
    """The player wins edge battles that are tied."""
    cannot: Cannot | None = None
    must: Must | None = None
    may: May | None = None
    attackers: Attackers | None = None
    defenders: Defenders | None = None
    ignore_match: bool = False
    """Of a player for all cards he plays from hand, of `self` for this card."""
    pays_for: CardFilter | None = None
    """Its resources pay for playing such cards only, and for nothing else."""
    also_matches: Affiliation | None = None
    """Resources of that affiliation match this card too (RES-10)."""
    blank: bool = False
    considered: (
        Literal["committed", "in_struggle", "with_edge", "unopposed", "in_hand", "in_edge_stack"]
        | None
    ) = None
    """Committed to the Force; counting in the struggle as only ready committed units do; resolving
    its icons as if you had the edge; its attack unopposed; used as if in hand; resolving and
    counting as if in your edge stack."""
    icons_as: Literal["edge", "unit_damage"] | None = None
    """All its combat icons count as edge-enabled ones, or each as one unit damage."""
    damage: DamageDealt | None = None
    fate_again: bool = False
    """You may resolve each fate card of yours once more."""
    first_edge_card_faceup: Player | None = None
    extra_pilot: bool = False
    enters_with: EntersWith | None = None

    @model_validator(mode="after")
    def _changes_something(self) -> "Modifier":
        changed = [
            name
            for name, info in type(self).model_fields.items()
            if name not in ("of",) and getattr(self, name) != info.default
        ]
        if not changed:
            raise ValueError("a modifier changes something: gain, lose, cost, cannot ...")
        return self

    def about(self, on: "Ref | CardFilter | Player") -> None:
        """Refuse what cards have of a player, and what players have of cards."""
        is_player = isinstance(on, str) and on in get_args(Player)
        rules = [name for name in _OF_PLAYERS if getattr(self, name) not in (None, False)]
        changed = [
            f"{name}.{key}"
            for name in ("gain", "lose")
            if (change := getattr(self, name)) is not None
            for key in type(change).model_fields
            if getattr(change, key) not in (None, 0)
        ]
        rules += [key for key in changed if key.endswith(".reserve")]
        rules += ["cannot.do"] if self.cannot is not None and self.cannot.is_of_players else []
        rules += ["must.do"] if self.must is not None and self.must.do else []
        if rules and not is_player:
            raise ValueError(f"`{rules[0]}` is of a player, such as you or opponent")
        things = [name for name in _OF_CARDS if getattr(self, name) not in (None, False)]
        things += [key for key in changed if not key.endswith(".reserve")]
        things += ["cannot"] if self.cannot is not None and self.cannot.is_of_cards else []
        things += ["must.be"] if self.must is not None and self.must.be else []
        things += ["may"] if self.may is not None else []
        if things and is_player:
            raise ValueError(f"`{things[0]}` is of cards, not of a player")
        self._kinds_fit(on)
        self._is_additional_to(is_player)
        if self.first_edge_card_faceup is not None and on != "self":
            raise ValueError("`first_edge_card_faceup` says itself whose; leave `of` out")
        if self.contributes is not None and on != "self" and not is_player:
            raise ValueError(
                "`contributes` is for your side, or of a player for his; leave `of` out"
            )
        if self.also_matches is not None and on != "self":
            raise ValueError("`also_matches` is of `self`: of the card that is played")
        if self.cost is not None:
            if not is_player and on != "self":
                raise ValueError(
                    "a cost is of the player who plays the cards, or of `self`; which cards, is "
                    "said by `of` inside `cost`"
                )
            own = (self.cost.of, self.cost.first_each, self.cost.attach_to)
            if on == "self" and own != (None, None, None):
                raise ValueError("the cost of `self` is of this card alone; leave `of` out")

    def _is_additional_to(self, is_player: bool) -> None:
        """A player has cards, a card has captured ones; what is not there has no state."""
        what = self.additional
        if what is None:
            return
        if isinstance(what, str):
            if not is_player:
                raise ValueError("`additional: dial` is of a player")
            return
        if (what.at is not None) is is_player:
            raise ValueError("a player has cards in play or in a zone, a card has those `at` it")
        if what.at is not None and what.in_ != ("captured",):
            raise ValueError("what lies at a card is `in: captured`")
        said = {name for name in type(what).model_fields if getattr(what, name) is not None}
        odd = sorted(said - {"type", "trait", "affiliation", "in_", "at"})
        if odd:
            raise ValueError(f"an additional card has no `{odd[0].rstrip('_')}`: it is not there")

    def _kinds_fit(self, on: "Ref | CardFilter | Player") -> None:
        """Only objectives are engaged, and only units attack and defend."""
        if not isinstance(on, CardFilter) or on.type is None:
            return
        said = ((self.cannot.be if self.cannot else None) or ()) + (
            (self.must.be if self.must else None) or ()
        )
        for words, kinds in _ONLY:
            wrong = [word for word in said if word in words]
            if wrong and kinds.isdisjoint(on.type):
                raise ValueError(f"no {on.type[0].value} can be {wrong[0]}")
        if self.attackers is not None and _ONLY[0][1].isdisjoint(on.type):
            raise ValueError("`attackers` is of an objective, against which they are declared")
        if self.defenders is not None and _ONLY[1][1].isdisjoint(on.type):
            raise ValueError("`defenders` is of a unit that attacks")
