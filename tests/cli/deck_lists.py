"""Deck lists that the tests of the commands share."""

POST = """\
Hello all, this is what I brought.

Light Side: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue
2x The Rebel Fleat
2x The Defense of Yavin 4
2x Hoth Operations (38)

Dark Side: Sith
2 Fall of the Jedi
2 Counsel of the Sith
2 The Emperor\u2019s Web
2 Cruel Interrogations
2 The Killing Cold
"""
TEMPE = ("4=2", "6=2", "11=2", "8=2", "38=2")
