"""The rules that speak of a card, as links into the rules companion."""

from html import escape

from PySide6.QtCore import Signal

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.rulebook.glossary import Glossary, Rule
from swlcg_deck.gui.cards.set_links import SetLinks

_KIND = "rule:"
_OF_CARDS = ("errata", "questions", "open")
"""The chapters in which cards are spoken of by name, not as an example."""


class RuleLinks(SetLinks):
    """A line for each rule: Tab goes from link to link, Enter follows one."""

    rule_requested = Signal(str)

    def show_rules(self, rules: list[Rule]) -> None:
        self.say(
            [f'<a href="{_KIND}{rule.id}">{rule.id}</a> {escape(rule.title)}' for rule in rules]
        )

    def _follow(self, href: str) -> None:
        self.rule_requested.emit(href.removeprefix(_KIND))


def rules_about(card: Card, glossary: Glossary) -> list[Rule]:
    """Its keywords, then errata and questions, then what takes the card as an example."""
    keywords = [glossary.of_keyword(keyword.name) for keyword in card.keywords]
    found = [rule for rule in keywords if rule is not None]
    about = sorted(
        glossary.about_card(card.number),
        key=lambda rule: glossary.chapter_of(rule).id not in _OF_CARDS,
    )
    return list({rule.id: rule for rule in (*found, *about)}.values())
