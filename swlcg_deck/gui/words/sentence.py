"""Fragments of sentences, as errors and reports say them, written out as sentences."""


def sentence(words: str) -> str:
    """With a capital letter and a full stop; the name of a file at the front stays as it is."""
    first = words.split(maxsplit=1)[0] if words.strip() else ""
    end = "" if not words or words.endswith((".", "?", "!", "…")) else "."
    return f"{words[:1].upper() if '.' not in first[:-1] else words[:1]}{words[1:]}{end}"
