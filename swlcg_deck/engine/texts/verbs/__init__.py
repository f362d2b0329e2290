"""The verbs of card texts, one family a file. A text is a tuple of them, carried out in order.

Verbs speak of cards and players by name (references.py). Control words (flow.py) say how many of
the verbs that follow belong to them; its helpers put such blocks together.
"""
