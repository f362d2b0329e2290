"""The page "Vocabulary" of the guide, written from the models of the language.

`python -m swlcg_deck.cards.abilities.vocabulary_page` writes it anew, and the cookbook with it.
"""

import re
import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from swlcg_deck.cards.abilities import cookbook_page, triggers
from swlcg_deck.cards.abilities.kinds import AMOUNT, CONDITION, LINE, VERB, Kind, WhenMet
from swlcg_deck.cards.abilities.lines import Triggered, Used
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Icon, Node, Player
from swlcg_deck.cards.abilities.scripts import SCRIPT_NAMES
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.vocabulary import about, families
from swlcg_deck.cards.filters import CardFilter, Range
from swlcg_deck.cards.keywords import Keyword
from swlcg_deck.files.writing import write_file
from swlcg_deck.paths import resources_dir

FILE = resources_dir() / "guide" / "vocabulary.md"
_KINDS: dict[Any, str] = {
    VERB: "verb",
    CONDITION: "condition",
    AMOUNT: "amount",
    LINE: "line",
    Select: "selection",
    CardFilter: "filter",
    Range: "number or range",
    Modifier: "modifier",
    triggers.Trigger: "trigger",
    Keyword: "keyword",
    bool: "`true` or `false`",
    int: "number",
    str: "name",
    Used: "what can be used",
    Triggered: "what can be used, with a trigger",
}
_ALIASES = {frozenset(get_args(Player)): "player", frozenset(get_args(Icon)): "icon"}
_HEAD = """\
# Vocabulary

Every word of the ability language and what may stand behind it, written from the program itself.
The page [How to write a card](writing-cards.md) has an example for each kind of text. A key with a
star is needed.
"""


def page() -> str:
    """The whole page as Markdown."""
    parts = [_HEAD, *map(_named, _names())]
    for title, models in families():
        parts.append(f"## {title}\n")
        if models[0] in VERB.nodes:
            parts.append(f"{about(models[0])}\n")
        parts += [
            _entry(model.word or _KINDS.get(model) or _title(model), model) for model in models
        ]
    parts.append("## Filters\n")
    parts += [_entry("filter", CardFilter), _entry("range", Range)]
    return "\n".join(parts)


def _names() -> list[tuple[str, tuple[str, ...]]]:
    return [
        ("Players", get_args(Player)),
        ("Icons", get_args(Icon)),
        ("Events", triggers.EVENTS),
        ("Scripts", SCRIPT_NAMES),
    ]


def _named(entry: tuple[str, tuple[str, ...]]) -> str:
    title, words = entry
    return f"**{title}**: {', '.join(f'`{word}`' for word in words)}.\n"


def _title(model: type) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", model.__name__).lower()


def _entry(title: str, model: "type[Node] | type[CardFilter] | type[Range]") -> str:
    own = vars(model).get("__doc__") or ""
    about = own.strip().partition("\n\n")[0].replace("\n    ", " ")
    fields = sorted(model.model_fields.items(), key=lambda one: not _is_word(one[0], one[1], title))
    rows = [_row(name, info) for name, info in fields]
    if model is triggers.Trigger:
        rows = ["- an event*: name or filter of the card it is about", *rows[2:]]
    return "\n".join([f"### {title}\n", *([f"{about}\n"] if about else []), *rows, ""])


def _is_word(name: str, info: FieldInfo, word: str) -> bool:
    return word in (name, info.alias)


def _row(name: str, info: FieldInfo) -> str:
    star = "*" if info.is_required() else ""
    kinds = (_KINDS[one] for one in info.metadata if isinstance(one, Kind))
    kind = next(kinds, None) or _kind(info.annotation)
    is_given = info.is_required() or info.default in (None, ())
    given = "" if is_given else f"; else {_said(info.default)}"
    return f"- `{info.alias or name}`{star}: {kind}{given}"


def _said(default: object) -> str:
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def _kind(annotation: Any) -> str:
    """What may stand behind a key, in words."""
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        kind = inside[1].kind if isinstance(inside[1], WhenMet) else inside[1]
        return _KINDS[kind] if isinstance(kind, Kind) else _kind(inside[0])
    if origin is Literal:
        return _ALIASES.get(frozenset(inside)) or ", ".join(map(_said, inside))
    if origin is tuple:
        kind = _kind(inside[0])
        return f"list of {kind}s" if kind in ("verb", "line") else f"{kind}, one or a list"
    if origin in (Union, types.UnionType):
        kinds = dict.fromkeys(_kind(one) for one in inside if one is not type(None))
        known = [kind for kind in kinds if kind in ("verb", "condition", "line")]
        return known[0] if known else " or ".join(_without_parts(list(kinds)))
    if annotation in _KINDS:
        return _KINDS[annotation]
    values = getattr(annotation, "__members__", None)
    return ", ".join(f"`{one.value}`" for one in values.values()) if values else _title(annotation)


def _without_parts(kinds: list[str]) -> list[str]:
    """An amount is a number or something computed; only the amount is named."""
    if "amount" in kinds:
        return ["amount", *(kind for kind in kinds if kind in ("selection", "filter", "name"))]
    return kinds


if __name__ == "__main__":
    write_file(FILE, page().encode())
    write_file(cookbook_page.FILE, cookbook_page.page().encode())
