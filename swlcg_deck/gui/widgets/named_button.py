"""A button whose name says more than its face."""

from PySide6.QtWidgets import QPushButton


def named_button(text: str, name: str) -> QPushButton:
    """The name is for a screen reader and for whoever hovers."""
    button = QPushButton(text)
    button.setAccessibleName(name)
    button.setToolTip(name)
    return button
