"""Playtest, Openings: sample hands of a deck beside their exact odds."""
