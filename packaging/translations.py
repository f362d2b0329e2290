#!/usr/bin/env python3
"""Collect every sentence of the program for translators, and keep the translations up to date.

    packaging/translations.py                   write template.ts, and bring each language up to it
    packaging/translations.py --missing de      print what has no translation yet, as JSON
    packaging/translations.py --fill de FILE    take {"English pattern": "translation"} from a file;
                                                a counted sentence has a list: [one, many], and one
                                                with a note is called "pattern [note]"

The files in resources/translations are those of Qt Linguist, which opens them as they are.
"""

import argparse
import ast
import json
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
PACKAGE, FILES = ROOT / "swlcg_deck", ROOT / "resources" / "translations"
TEMPLATE = FILES / "template.ts"
ONE, COUNTED = {"tr", "said", "mark"}, {"tr_n", "said_n", "mark_n"}
MARKED = {"mark", "mark_n"}
WRITTEN = COUNTED | {"said", "mark"}
"""These need the text itself; tr also takes a constant, or what the library has said."""
Forms = tuple[str, ...]


@dataclass(frozen=True)
class Message:
    """A pattern, what tells it from a twin, its English singular if it counts, and its file."""

    pattern: str
    note: str
    one: str
    file: str

    @property
    def key(self) -> tuple[str, str]:
        return self.pattern, self.note

    @property
    def name(self) -> str:
        return f"{self.pattern} [{self.note}]" if self.note else self.pattern


def collect() -> tuple[dict[tuple[str, str], Message], list[str]]:
    """Every message of the program by its key, and what is wrong in the calls."""
    found: dict[tuple[str, str], Message] = {}
    faults: list[str] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(ROOT).as_posix()
        for call in _calls(ast.parse(file.read_text(encoding="utf-8"))):
            message, fault = _message(call, place)
            if fault:
                faults.append(f"{place}:{call.lineno}: {fault}")
            if message is not None:
                known = found.setdefault(message.key, message)
                if known.one != message.one:
                    faults.append(f"{place}:{call.lineno}: counted here, not in {known.file}")
    return found, faults


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node


def _message(call: ast.Call, place: str) -> tuple[Message | None, str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name not in ONE | COUNTED or place == "swlcg_deck/language.py" or not call.args:
        return None, ""
    texts = [_text(argument) for argument in call.args[: 2 if name in COUNTED else 1]]
    if None in texts:
        if isinstance(call.args[0], ast.JoinedStr):
            return None, f"{name} takes a pattern with gaps, not an f-string"
        is_constant = isinstance(call.args[0], ast.Starred)
        return (
            None,
            f"{name} needs a text written out" if name in WRITTEN and not is_constant else "",
        )
    given = {word.arg for word in call.keywords if word.arg} - {"note"}
    open_ended = any(word.arg is None for word in call.keywords)
    note = next((_text(word.value) or "" for word in call.keywords if word.arg == "note"), "")
    counts = name in COUNTED - {"mark_n"}
    wanted = gaps(texts[-1] or "") if given or counts else set()
    wanted |= gaps(texts[0] or "") if counts else set()
    wanted -= {"n"} if counts else set()
    message = Message(texts[-1] or "", note, (texts[0] or "") if name in COUNTED else "", place)
    if "note" in gaps(message.pattern):
        return message, "a gap cannot be called note"
    if name not in MARKED and not open_ended and wanted - given:
        return message, f"no value for {', '.join(sorted(wanted - given))}"
    return message, ""


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def gaps(pattern: str) -> set[str]:
    """The names of what a pattern leaves open."""
    return {name for _, name, _, _ in string.Formatter().parse(pattern) if name is not None}


def translations(file: Path) -> dict[tuple[str, str], Forms]:
    """What a file has finished."""
    sys.path.insert(0, str(ROOT))
    from swlcg_deck.language import read_catalogue  # noqa: PLC0415 - the path is set above

    return read_catalogue(file) if file.exists() else {}


def unfit(message: Message, forms: Forms) -> str:
    """Why a translation cannot stand for its message, or nothing."""
    if len(forms) != (2 if message.one else 1) or not all(forms):
        return "has not the right number of forms"
    allowed = gaps(message.pattern) | gaps(message.one)
    for form in forms:
        try:
            strange = gaps(form) - allowed
        except ValueError:
            return f"has a brace that opens nothing: {form}"
        if strange:
            return f"leaves {', '.join(sorted(strange))} open, which the English does not"
    lost = gaps(message.pattern) - gaps(forms[-1])
    return f"lacks {', '.join(sorted(lost))}" if lost else ""


def text_of(
    messages: dict[tuple[str, str], Message], done: dict[tuple[str, str], Forms], language: str
) -> str:
    """The Linguist file of a language; what is not translated is marked as unfinished."""
    root = ET.Element("TS", version="2.1", sourcelanguage="en")
    if language:
        root.set("language", language)
    contexts: dict[str, ET.Element] = {}
    for message in sorted(messages.values(), key=lambda one: (one.file, one.key)):
        name = ".".join(Path(message.file).parts[1:3]).removesuffix(".py")
        if name not in contexts:
            contexts[name] = ET.SubElement(root, "context")
            ET.SubElement(contexts[name], "name").text = name
        _write(contexts[name], message, done.get(message.key))
    ET.indent(root, " ")
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _write(context: ET.Element, message: Message, forms: Forms | None) -> None:
    element = ET.SubElement(context, "message")
    ET.SubElement(element, "location", filename=f"../../{message.file}")
    ET.SubElement(element, "source").text = message.pattern
    if message.note:
        ET.SubElement(element, "comment").text = message.note
    if message.one:
        element.set("numerus", "yes")
        ET.SubElement(element, "extracomment").text = f"With one: {message.one}"
    translation = ET.SubElement(element, "translation")
    if forms is None:
        translation.set("type", "unfinished")
    if message.one:
        for form in forms or ("", ""):
            ET.SubElement(translation, "numerusform").text = form
    elif forms is not None:
        translation.text = forms[0]


def language_files() -> list[Path]:
    return [file for file in sorted(FILES.glob("*.ts")) if file != TEMPLATE]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--missing", metavar="LANGUAGE")
    parser.add_argument("--fill", nargs=2, metavar=("LANGUAGE", "FILE"))
    options = parser.parse_args()
    messages, faults = collect()
    print("\n".join(faults), file=sys.stderr)
    if options.missing:
        done = translations(FILES / f"{options.missing}.ts")
        missing = {
            message.name: [message.one, message.pattern] if message.one else message.file
            for key, message in messages.items()
            if key not in done
        }
        print(json.dumps(missing, ensure_ascii=False, indent=1))
        return 1 if missing else 0
    if options.fill:
        _fill(messages, *options.fill)
    TEMPLATE.write_text(text_of(messages, {}, ""), encoding="utf-8")
    for file in language_files():
        file.write_text(text_of(messages, translations(file), file.stem), encoding="utf-8")
    return 1 if faults else 0


def _fill(messages: dict[tuple[str, str], Message], language: str, source: str) -> None:
    given = json.loads(Path(source).read_text(encoding="utf-8"))
    done = translations(FILES / f"{language}.ts")
    for key, message in messages.items():
        forms = given.get(message.name, given.get(message.pattern))
        if forms is None:
            continue
        found = tuple(forms) if isinstance(forms, list) else (forms,)
        fault = unfit(message, found)
        if fault:
            print(f"{message.pattern!r}: the translation {fault}", file=sys.stderr)
        else:
            done[key] = found
    (FILES / f"{language}.ts").write_text(text_of(messages, done, language), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
