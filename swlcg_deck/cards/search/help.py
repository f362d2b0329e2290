"""The search help, made from the table of fields so that it can never be out of date."""

from swlcg_deck.cards.search.fields import FIELDS
from swlcg_deck.language import mark

SYNTAX = (
    ("luke skywalker", mark("words match titles; all of them have to")),
    ('"hit and run"', mark("quotes keep words together")),
    ("trait:dagobah -affiliation:jedi", mark("a field and its value; - or not leaves out")),
    ("(a:jedi or a:rebel) cost<3", mark("or, parentheses; numbers take = != < <= > >=")),
    ('title="luke skywalker"', mark("= asks for the whole text, : for a part of it")),
)


def search_help() -> str:
    """The whole language on one page."""
    lines = ["Searching", ""]
    lines += _columns([(example, about) for example, about in SYNTAX])
    lines += ["", "Fields (long name, short name)", ""]
    rows = []
    for field in FIELDS:
        names = f"{field.name} {field.short}" if field.short else field.name
        rows.append((names, f"{field.about} ({field.kind}), such as {field.example}"))
    return "\n".join([*lines, *_columns(rows)])


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(left) for left, _ in rows)
    return [f"  {left:<{width}}  {right}" for left, right in rows]
