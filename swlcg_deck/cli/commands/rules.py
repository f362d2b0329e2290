"""`swlcg-deck rules [QUERY|ID]`."""

import argparse
import textwrap
from typing import Any

from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.rulebook.glossary import Chapter, Glossary, Rule, Term
from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.cards.rulebook.glossary_search import GlossarySearch
from swlcg_deck.cards.rulebook.glossary_words import cited, standing_words
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.searching import limit, report_nothing
from swlcg_deck.cli.terminal import Terminal

_EXAMPLES = """\
examples:
  swlcg-deck rules               the chapters
  swlcg-deck rules unopposed     a term and the rules that speak of it
  swlcg-deck rules DECK-05       one rule in full
  swlcg-deck rules --chapter edge
  swlcg-deck rules boba fett --json
"""
_WIDEST = 96


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "query", nargs="*", metavar="QUERY", help="words, a term or the id of a rule"
    )
    parser.add_argument("--chapter", metavar="NAME", help="read a whole chapter")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--limit", type=limit, metavar="N", help="show at most N")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    glossary, query = _glossary(), " ".join(options.query).strip()
    if options.chapter is not None and query:
        raise CallError("give either words to look for or --chapter, not both")
    if options.chapter is not None:
        found: list[Rule | Term] = list(_chapter(options.chapter, glossary).rules)
    else:
        one = glossary.rule(query)
        found = [one] if one else GlossarySearch(glossary).find(query)
    shown = found[: options.limit]
    if options.json:
        print_json(_as_json(shown, glossary) | {"query": query})
    elif not query and options.chapter is None:
        _print_chapters(glossary, Terminal())
    elif len(found) == 1 and isinstance(found[0], Rule):
        _print_whole(found[0], glossary, our_pool(), Terminal())
    else:
        for entry in shown:
            _print_entry(entry, Terminal())
    if query and not found:
        report_nothing(GlossarySearch(glossary).did_you_mean(query))
    return 0


def _glossary() -> Glossary:
    try:
        return our_glossary()
    except PoolError as error:
        raise CallError(f"the rules cannot be read:\n{error}") from None


def _chapter(name: str, glossary: Glossary) -> Chapter:
    sought = name.strip().casefold()
    for chapter in glossary.chapters:
        if sought in (chapter.id, chapter.title.casefold()):
            return chapter
    names = ", ".join(chapter.id for chapter in glossary.chapters)
    raise CallError(f"there is no chapter {name!r}; the chapters are {names}")


def _as_json(entries: list[Rule | Term], glossary: Glossary) -> dict[str, Any]:
    rules = [entry for entry in entries if isinstance(entry, Rule)]
    return {
        "terms": [entry.model_dump(mode="json") for entry in entries if isinstance(entry, Term)],
        "rules": [
            rule.model_dump(mode="json") | {"chapter": glossary.chapter_of(rule).id}
            for rule in rules
        ],
    }


def _print_chapters(glossary: Glossary, terminal: Terminal) -> None:
    rows = [(chapter.id, chapter.title, str(len(chapter.rules))) for chapter in glossary.chapters]
    terminal.table(("Chapter", "Title", "Rules"), rows, right=frozenset({2}))
    terminal.line()
    terminal.line(
        f"{len(glossary.rules)} rules and {len(glossary.terms)} terms."
        " Read a chapter with --chapter, or give words to look for."
    )


def _print_entry(entry: Rule | Term, terminal: Terminal) -> None:
    if isinstance(entry, Term):
        terminal.line(terminal.paint(entry.term, "bold"))
        _paragraph(entry.text, terminal)
        _paragraph(f"Rules: {', '.join(entry.rules)}", terminal, style="dim")
    else:
        terminal.line(terminal.paint(f"{entry.id}  {entry.title}", "bold"))
        if entry.question:
            _paragraph(entry.question, terminal)
        _paragraph(entry.text, terminal)
    terminal.line()


def _print_whole(rule: Rule, glossary: Glossary, pool: CardPool, terminal: Terminal) -> None:
    """One rule with everything that belongs to it."""
    terminal.line(terminal.paint(f"{rule.id}  {rule.title}", "bold"))
    if rule.question:
        _paragraph(rule.question, terminal)
    _paragraph(rule.text, terminal)
    if rule.example:
        _paragraph(f"Example: {rule.example}", terminal)
    terminal.line()
    _paragraph(cited(rule), terminal, style="dim")
    if words := standing_words(rule):
        _paragraph(words, terminal, style="dim")
    _paragraph(f"Chapter: {glossary.chapter_of(rule).title}", terminal, style="dim")
    for other in glossary.related(rule):
        _paragraph(f"See {other.id}, {other.title}", terminal)
    for number in rule.cards:
        card = pool.cards_numbered(number)[0]
        _paragraph(f"Card {card.code}, {card.title}", terminal)


def _paragraph(text: str, terminal: Terminal, style: str = "") -> None:
    width = min(terminal.width or _WIDEST, _WIDEST)
    for line in textwrap.wrap(text, max(20, width - 4), break_on_hyphens=False):
        terminal.line(f"    {terminal.paint(line, style)}")
