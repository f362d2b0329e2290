"""An affiliation card that can be chosen, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.deck.affiliation_facts import compared, demands, found_everywhere, gives, means
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.verdict.verdict_look import verdict_look
from swlcg_deck.language import tr
from swlcg_deck.legality.advise import advise
from swlcg_deck.legality.findings import UnreadLine, Verdict


@dataclass(frozen=True)
class AffiliationOption:
    """A card that can be chosen, in words."""

    card: AffiliationCard
    is_present: bool
    gives: str
    demands: str
    verdict: Verdict | None
    """None where there is no deck to judge yet."""
    means: str

    @property
    def sentence(self) -> str:
        title = self.card.title
        name = tr("{title}, the present card", title=title) if self.is_present else title
        words = [f"{name}.", f"{self.gives}.", f"{self.demands}."]
        if self.verdict is not None:
            words += [f"{tr(verdict_look(self.verdict).word)}.", self.means]
        return " ".join(word for word in words if word)


def options_for(
    deck: Deck, rules: RulesChoice, side: Side, unread: Sequence[UnreadLine] = ()
) -> tuple[AffiliationOption, ...]:
    """With sets in the deck the advice on its own side; else the cards of the side asked for."""
    if not deck.total:
        return tuple(
            AffiliationOption(
                card, card.title == deck.affiliation, gives(card), demands(card), None, ""
            )
            for card in rules.pool.affiliation_cards
            if card.side is side
        )
    advice = advise(deck, rules.pool, rules.edition, rules.mode, unread)
    everywhere = found_everywhere(advice)
    options = []
    for one in advice:
        difference = compared(one)
        options.append(
            AffiliationOption(
                one.card,
                one.is_present,
                f"{gives(one.card)} ({difference})" if difference else gives(one.card),
                demands(one.card),
                one.verdict,
                means(one, everywhere),
            )
        )
    return tuple(options)
