"""The cards of Green Squadron Deployment (set 118)."""

from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import force_icons


def test_green_squadron_deployment_doubles_the_force_icons_of_committed_vehicles(scene):
    light = Side(
        objectives=["Green Squadron Deployment"],
        units=["X-Wing", "Red Five", "Yoda"],
        committed=["Red Five", "Yoda"],
    )
    dark = Side(units=["AT-ST"], committed=["AT-ST"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    for title, doubled in (("Red Five", 2), ("X-Wing", 1), ("Yoda", 1), ("AT-ST", 1)):
        card = game.card(title)
        printed = game.state.faces[card].force_icons
        assert force_icons(game.state, card) == printed * doubled
