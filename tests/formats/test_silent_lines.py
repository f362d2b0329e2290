"""No line with a title in it is passed over in silence, however it is written.

TITLE_LINES=200000 tries more lines than the suite does, TITLE_SEED others.
"""

import os
import random

from swlcg_deck.cards.titles import fold
from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import LineKind

LINES = int(os.environ.get("TITLE_LINES", "3000"))
SEED = int(os.environ.get("TITLE_SEED", "1"))
AT_ONCE = 12
ABOVE = ["Deck: Tried", "Affiliation: Rebel Alliance", "2x Hoth Operations"]

FRONT_COUNTS = """
2x |2 |1x |x2 |2 x |(2) |[2x] |two x |II x |2.0x |2-3x |2/2 |two copies of |both copies of |
playset of |playset |a pair of |twice |1-2 |2+ |~2x |-2x |-1 |+1 |+2x |２ｘ |2️⃣ |100% 2x |0x |2X|
""".replace("\n", "").split("|")
BACK_COUNTS = """
 x2| (2)| x 2| 2x| ×2| - 2 copies| (twice)| (2 of 2)| (1 of 2)| (pair)| 2 each|, Core Set, 2| <3|
 (down from 2)| (up from 1)| two| (two)| : 2|: 2 copies| [2]| {2}| 2/2| *2| = 2| ii| (x2)| 2.|
""".replace("\n", "").split("|")
FRONTS = """
- |* |• |→ |🔥 |★ |1. |10) |[ ] |[x] |> |Core Set: |Objectives: |Light: |Sideboard: |Maybe: |
Week 3: |Cut: |not |I would cut |Also |and |Deck: |My favourite is |Against Sith |vs. |Instead of |
\ufeff|\x1b[1;32m|| |\t|Jedi: |1x The Rebel Fleet, |Trust Me and |=== |## |: |/ |No |Total |
""".replace("\n", "").split("|")
BACKS = """
, great with Yoda|; ok| because it is good| - always good|!|?|...| / or not| :)| // core| #38| (38)|
 (Core Set)| [Hoth 12]| - Draw Their Fire| and friends|, which wins games when you least expect it|
 is great| was cut| ★★| <-- new| (new)| (see page 3)| since 2016|\x1b[0m|, The Rebel Fleet| + 1|
 vs Sith| | |*|: the best|: 3-0| - 50%| (errata v2.2)|=|,|.|
""".replace("\n", "").split("|")
AROUND = [("~~", "~~"), ("**", "**"), ("[b]", "[/b]"), ("[s]", "[/s]"), ("<li>", "</li>")]
AROUND += [("<s>", "</s>"), ("| 2 | ", " |"), ("| ", " | 2 |"), ("`", "`"), ("_", "_"), ("", "")]
AROUND += [('"', '"'), ("“", "”"), ("(", ")"), ("[", "](http://example.org)"), ("[*]", "")]


def any_line(dice: random.Random, titles: list[str]) -> tuple[str, str]:
    """A line and the title in it."""
    title = dice.choice(titles)
    cases = [str, str, str.lower, str.upper] if " " in title else [str]  # `fear` is a word, too
    written = dice.choice(cases)(title)
    if dice.random() < 0.2:
        written = written.replace("'", "’")
    counts = dice.choice([(True, False), (False, True), (False, False), (True, True)])
    before = dice.choice(FRONT_COUNTS) if counts[0] else ""
    behind = dice.choice(BACK_COUNTS) if counts[1] else ""
    front = dice.choice(FRONTS) if dice.random() < 0.5 else ""
    back = dice.choice(BACKS) if dice.random() < 0.6 else ""
    opening, closing = dice.choice(AROUND) if dice.random() < 0.25 else ("", "")
    return f"{front}{opening}{before}{written}{behind}{closing}{back}", title


def test_no_line_with_a_title_is_silent(pool):
    dice = random.Random(SEED)  # noqa: S311
    sets = {fold(entry.title): entry.number for entry in pool.sets}
    titles = [entry.title for entry in pool.sets]
    cards = [card.title for entry in pool.sets for card in entry.command_cards]
    tried = 0
    while tried < LINES:
        made = [
            any_line(dice, titles if dice.random() < 0.8 else cards)
            for _ in range(min(AT_ONCE, LINES - tried))
        ]
        tried += len(made)
        text = "\n".join([*ABOVE, *(line for line, _ in made)])
        reading = text_format.read(text, pool)
        held = {entry.key for deck in reading.decks for entry in deck.sets}
        for line in reading.report[len(ABOVE) :]:
            title = made[line.line - len(ABOVE) - 1][1]
            number = sets.get(fold(title))
            is_told = line.kind is not LineKind.IGNORED
            assert is_told or (line.message and number is None), line
            is_read = line.kind in {LineKind.UNDERSTOOD, LineKind.REPAIRED}
            if is_read and number and not line.message.startswith("the name of the deck"):
                told = fold(title) in fold(line.message)
                assert number in held or line.in_doubt or told, line
