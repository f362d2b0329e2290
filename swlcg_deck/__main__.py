"""`python -m swlcg_deck`."""

import sys

from swlcg_deck.start import main

sys.exit(main())
