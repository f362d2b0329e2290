"""The words a person reads, in the language of their choice.

English is written in the code and is the key to every other language: a sentence with named gaps.
Below the window a sentence is *said*: `said("{deck} is gone", deck=name)` is English to whoever
just prints it, and still knows its pattern and what fills it. The window *translates* with `tr`,
which takes a pattern with its values, or a sentence that the library has said.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from swlcg_deck.paths import resources_dir

ENGLISH: Final = "en"

Key = tuple[str, str]
"""A pattern, and a note that tells it from one with the same words and another meaning."""


class Said(str):
    """An English sentence that remembers its pattern and its values."""

    __slots__ = ("note", "number", "pattern", "values")

    pattern: str
    note: str
    number: int | None
    values: Mapping[str, object]

    def __deepcopy__(self, _memo: object) -> "Said":
        return self  # it never changes


class _Row(Said):
    """Parts side by side, each of which is translated for itself."""

    __slots__ = ("parts", "separator")

    parts: tuple[str, ...]
    separator: str


class _Beginning(Said):
    """Words at the beginning of a sentence."""

    __slots__ = ("words",)

    words: Said


def said(pattern: str, /, *, note: str = "", **values: object) -> Said:
    """A sentence of the library: English, and ready to be translated."""
    return _said(pattern, pattern, note, None, values)


def said_n(one: str, many: str, n: int, /, *, note: str = "", **values: object) -> Said:
    """A sentence that counts something; `{n}` stands for the number."""
    return _said(one if n == 1 else many, many, note, n, {"n": n, **values})


def filled(constant: str, /, **values: object) -> Said:
    """A sentence whose pattern is a constant that was given to `mark`."""
    return _said(constant, constant, "", None, values)


def joined(parts: Iterable[str], separator: str) -> Said:
    """What `separator.join(parts)` says, with every part still ready to be translated."""
    kept = tuple(parts)
    row = _Row(separator.join(kept))
    row.pattern, row.note, row.number, row.values = str(row), "", None, {}
    row.parts, row.separator = kept, separator
    return row


def capital(words: str) -> str:
    """The words with a capital letter in front, in English and in every other language."""
    english = words[:1].upper() + words[1:]
    if not isinstance(words, Said):
        return english
    beginning = _Beginning(english)
    beginning.pattern, beginning.note, beginning.number = words.pattern, words.note, words.number
    beginning.values, beginning.words = words.values, words
    return beginning


def _said(
    english: str, pattern: str, note: str, count: int | None, values: Mapping[str, object]
) -> Said:
    sentence = Said(english.format(**values) if values else english)
    sentence.pattern, sentence.note, sentence.number = pattern, note, count
    sentence.values = values
    return sentence


def mark(text: str, *, note: str = "") -> str:  # noqa: ARG001 - the note is for translators
    """A constant that is translated where it is shown: `tr(CONSTANT)`."""
    return text


def mark_n(one: str, many: str) -> tuple[str, str]:
    """The same for what counts something: `tr_n(*CONSTANT, n)`."""
    return one, many


def tr(text: str, /, *, note: str = "", **values: object) -> str:
    """A text in the language of the user; gaps are filled with `values`."""
    if isinstance(text, _Row):
        return text.separator.join(tr(p) if isinstance(p, Said) else p for p in text.parts)
    if isinstance(text, _Beginning):
        return capital(tr(text.words))
    if isinstance(text, Said):
        return _translated(text.pattern, text.note, text.number, text.values, text)
    return _translated(text, note, None, values, text)


def tr_n(one: str, many: str, n: int, /, *, note: str = "", **values: object) -> str:
    """A text that counts something; `{n}` stands for the number."""
    return _translated(many, note, n, {"n": n, **values}, one if n == 1 else many)


def words_of(error: BaseException) -> str:
    """What an error says, still ready to be translated."""
    words = error.args[0] if error.args else ""
    return words if isinstance(words, Said) else str(error)


def told(error: BaseException) -> str:
    """What an error says, in the language of the user."""
    return tr(words_of(error))


def _translated(
    pattern: str, note: str, count: int | None, values: Mapping[str, object], english: str
) -> str:
    forms = _Spoken.catalogue.get((pattern, note))
    if forms is None:
        if isinstance(english, Said):
            return str(english)
        text = english
    else:
        text = forms[0 if count is None or count == 1 else -1]
    if not values:
        return text
    return text.format(
        **{name: tr(value) if isinstance(value, Said) else value for name, value in values.items()}
    )


class _Spoken:
    """The language of this process: there is one user, and one language at a time."""

    code = ENGLISH
    catalogue: Mapping[Key, tuple[str, ...]] = {}


def spoken() -> str:
    """The code of the language that is spoken now."""
    return _Spoken.code


def speak(code: str) -> None:
    """Speak a language from now on; one that is not there leaves English."""
    file = translations_dir() / f"{code}.ts"
    known = code in languages()
    _Spoken.code = code if known else ENGLISH
    _Spoken.catalogue = read_catalogue(file) if known and code != ENGLISH else {}


def translations_dir() -> Path:
    return resources_dir() / "translations"


def languages() -> tuple[str, ...]:
    """The codes of all languages the program has, English first."""
    found = sorted(file.stem for file in translations_dir().glob("??.ts"))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def read_catalogue(file: Path) -> dict[Key, tuple[str, ...]]:
    """The finished translations of a Qt Linguist file; numbered ones as one form each number."""
    # Loaded by who reads one: English needs none of it, and starts sooner.
    from xml.etree import ElementTree as ET  # noqa: PLC0415  # nosec B405 # only for translations we ship

    found = {}
    for message in ET.parse(file).getroot().iter("message"):  # noqa: S314 - a file we ship  # nosec B314 # the same
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        key = (message.findtext("source", ""), message.findtext("comment", ""))
        found[key] = tuple(forms) or (translation.text or "",)
    return found
