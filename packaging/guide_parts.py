"""The parts of the user guide that are written from the program: keys, fields, terms, commands."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final

from guide_formats import code_block, deck_example, format_table, text_examples
from guide_rooms import example_bot, room_table

from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.cards.search.fields import FIELDS
from swlcg_deck.cards.search.help import SYNTAX
from swlcg_deck.cli.main import COMMANDS as CLI_COMMANDS
from swlcg_deck.gui.shell.actions import COMMANDS, KEYS_IN_PANELS, MENUS


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of Markdown; a bar inside a cell does not end it."""
    lines = [[*heads], *([cell.replace("|", r"\|") for cell in row] for row in rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def code(text: str) -> str:
    return f"`{text}`"


def menu_keys() -> str:
    """Every menu with its commands; those without a key are in it too."""
    parts = []
    for menu, title in MENUS.items():
        rows = [
            (_plain(command.text), " or ".join(map(code, command.keys)))
            for command in COMMANDS
            if command.menu == menu
        ]
        parts.append(f"### {_plain(title)}\n\n{table(('command', 'keys'), rows)}")
    return "\n\n".join(parts)


def panel_keys() -> str:
    return table(("keys", "what they do"), [(_keys(keys), what) for keys, what in KEYS_IN_PANELS])


def _keys(keys: str) -> str:
    """Keys stand apart by two blanks; everything else is said in words."""
    is_words = " to " in keys
    return keys if is_words else " ".join(map(code, keys.split()))


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")


def search_syntax() -> str:
    return table(("write", "meaning"), [(code(example), about) for example, about in SYNTAX])


def search_fields() -> str:
    rows = [
        (
            code(one.name),
            code(one.short) if one.short else "",
            one.about,
            one.kind,
            code(one.example),
        )
        for one in FIELDS
    ]
    return table(("field", "short", "looks at", "takes", "example"), rows)


def glossary_terms() -> str:
    """Every term with its rules, by first letter."""
    terms = sorted(our_glossary().terms, key=lambda term: term.term.casefold())
    parts = []
    for letter, group in groupby(terms, key=lambda term: term.term[0].upper()):
        entries = [
            f"- **{term.term}**{_also(term.also)}: {term.text} ({', '.join(term.rules)})"
            for term in group
        ]
        parts.append("\n".join((f"## {letter}\n", *entries)))
    return "\n\n".join(parts)


def _also(words: tuple[str, ...]) -> str:
    return f" (also {', '.join(words)})" if words else ""


def rule_chapters() -> str:
    chapters = our_glossary().chapters
    rows = [
        (part, ", ".join(f"{chapter.title} ({code(chapter.id)})" for chapter in group))
        for part, group in groupby(chapters, key=lambda chapter: chapter.part)
    ]
    return table(("part", "chapters"), rows)


def commands() -> str:
    rows = [(code(name), about) for name, about in CLI_COMMANDS.items()]
    return table(("command", "what it does"), rows)


PARTS: Final[dict[str, Callable[[], str]]] = {
    "menu-keys": menu_keys,
    "panel-keys": panel_keys,
    "search-syntax": search_syntax,
    "search-fields": search_fields,
    "glossary-terms": glossary_terms,
    "rule-chapters": rule_chapters,
    "commands": commands,
    "deck-formats": lambda: table(*format_table()),
    "swdeck-example": lambda: code_block(deck_example("yaml")),
    "json-example": lambda: code_block(deck_example("json")),
    "text-examples": text_examples,
    "rooms-of-the-engine": lambda: room_table("swlcg_deck.engine"),
    "rooms-of-the-window": lambda: room_table("swlcg_deck.gui"),
    "example-bot": example_bot,
}
"""By the names under which pages ask for them."""
