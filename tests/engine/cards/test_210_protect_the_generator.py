"""The cards of Protect the Generator (set 210)."""

from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import NAVY, dummy, goes_by


def _attacked(scene, *places):
    bases = [
        "Protect the Generator",
        objective("Yard", side="dark", affiliation=NAVY),
        objective("Temple", side="dark", affiliation="Sith"),
    ]
    attackers = [dummy(title, "light", icons=(0, 1, 0)) for title in ("One", "Two", "Three")]
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(objectives=bases),
        light=Side(units=attackers),
        abilities=True,
    )
    for title, place in zip(("One", "Two"), places, strict=False):
        engage(game, place, *([title] if title == "One" else ["Two", "Three"]))
    return game


def test_protect_the_generator_slows_the_first_striker_at_the_first_navy_objective(scene):
    # An engagement against a Sith objective is none of them.
    game = _attacked(scene, "Temple", "Yard")
    game.skip_to("reaction", "dark")
    game.choose("use Protect the Generator")
    struck = [title for title in ("Two", "Three") if game.focus(title) == 2]
    assert (len(struck), game.focus("One")) == (1, 1)
    goes_by(game, "Protect the Generator", "commit", "light")


def test_protect_the_generator_is_over_after_the_first_such_engagement(scene):
    game = _attacked(scene, "Yard")
    game.skip_to("reaction", "dark")
    game.pass_()
    game.skip_to("engage", "light")
    game.choose("engage Protect the Generator")
    game.choose("Two", "Three")
    goes_by(game, "Protect the Generator", "commit", "light")
