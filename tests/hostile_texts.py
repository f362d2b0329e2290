"""Texts made to keep a reader busy: what they cost is counted by tests and timed by benchmarks."""

from swlcg_deck.cards.pool import CardPool

YAML_BOMB = "a: &a [x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n"
    for old, new in zip("abcdefghijklmnop", "bcdefghijklmnopq", strict=True)
)


HUGE_YAML = {  # made when asked for: most are 5 MB long
    "open brackets": lambda: "[" * 100_000,
    "brackets": lambda: "[" * 100_000 + "]" * 100_000,
    "braces": lambda: "{a: " * 100_000,
    "dashes": lambda: "- " * 100_000,
    "question marks": lambda: "? " * 100_000,
    "levels": lambda: "".join(f"{' ' * depth}a:\n" for depth in range(2_000)),
    "list": lambda: "- a\n" * 1_250_000,
    "flow": lambda: f"[{'1,' * 2_500_000}]",
    "open quote": lambda: 'a: "' + "x " * 2_500_000,
    "anchors": lambda: "&" * 5_000_000,
    "key": lambda: "a" * 5_000_000 + ": 1",
    "number": lambda: "a: " + "9" * 5_000_000,
    "spaces": lambda: " " * 5_000_000,
    "aliases": lambda: YAML_BOMB,
}


EVIL_LINES = {
    "spaces": " " * 49,
    "commas": "a," * 24,
    "brackets": "(" * 49,
    "links": "[a](" * 12,
    "tags": "[b][i" * 9,
    "angles": "<a " * 16,
    "stars": "*a " * 16,
    "underscores": "_a " * 16,
    "digits": "1 " * 24,
    "counts": "2x " * 16,
    "counts behind": "a x2, " * 8,
    "tabs": "a\t" * 24,
    "backslashes": "\\*" * 24,
    "quotes": "> " * 24,
    "dashes": "- a " * 12,
    "near a title": "2x The Emperor's Lesion of Hot",
    "labels": "Affiliation: jed jed jed jed jed jed jed jed",
    "marks": "é–×" * 16,
}


def evil_list(name: str, lines: int) -> str:
    """No line stands here or in a list of another length twice, so that nothing is remembered."""
    return "\n".join(f"{EVIL_LINES[name]}{lines}{number}" for number in range(lines))


def slow_lists(pool: CardPool, lines: int) -> dict[str, str]:
    """For each format of a machine a list made to be slow: unknown titles, long cells, many codes.

    As above, no title stands in a list of another length too."""
    objectives = "".join(f"<card>{entry.title}</card>" for entry in pool.sets)
    numbers = [f"{lines}{number}" for number in range(lines)]
    strange = "".join(f"<card>Heavy Stormtroper Skuad {number}</card>" for number in numbers)
    misspelt = "".join(f"<card>The Defense of Hoht {number}</card>" for number in numbers[::6])
    section = '<section name="Command Deck">{}</section><section name="Objective Deck">{}</section>'
    return {
        "o8d": f'<deck game="">{section.format(strange, objectives + misspelt)}</deck>',
        "dek": f'<deck><superzone name="{"x" * lines * 1_000}"><card/></superzone></deck>',
        "csv": "copies,title\n"
        + "".join(f"1,The Defense of Hoht {number}\n" for number in numbers),
        "code": f"SW1-{'A' * lines * 1_000}\n" + "SW1-AB " * lines * 100,
    }
