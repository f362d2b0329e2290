"""Where the shells and `man` of a Linux system look for what they know of a program."""

from typing import Final

SHELL_FILES: Final = {
    "swlcg-deck.bash": "bash-completion/completions/swlcg-deck",
    "_swlcg-deck": "zsh/site-functions/_swlcg-deck",
    "swlcg-deck.fish": "fish/vendor_completions.d/swlcg-deck.fish",
    "swlcg-deck.1": "man/man1/swlcg-deck.1",
}
"""Files of packaging/linux/shell by their places below a data folder: /usr/share, a user's own, or
the one of a virtual environment."""
