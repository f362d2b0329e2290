"""`python -m swlcg_deck`."""

import sys

from swlcg_deck.cli import main

sys.exit(main())
