"""Fills the panel beside the table: the decision, the replay, the end, the log and decisions."""

from swlcg_deck.cards.base import Side
from swlcg_deck.engine.game import SIDE_NAMES, Decision, Result, describe
from swlcg_deck.gui.playtest.games.session import Session
from swlcg_deck.gui.playtest.games.table_words import thinking_words, who_has_won, why_won
from swlcg_deck.gui.playtest.games.thinking import thinks_long
from swlcg_deck.gui.playtest.table.decision_panel import DecisionPanel
from swlcg_deck.gui.words.game_words import side_title
from swlcg_deck.language import tr


class TableTelling:
    """Puts a session into words."""

    def __init__(self, panel: DecisionPanel) -> None:
        self._panel = panel

    def tell(self, session: Session) -> frozenset[int]:
        """What is asked, was asked, or has ended; the cards that were chosen in a replay."""
        table, step = session.table, session.table.step
        self._panel.show_replay(session.is_replaying)
        if session.is_replaying:
            last = len(table.moments) - 1
            self._panel.replay.show_place(table.at, last, is_open=table.is_open)
        if isinstance(step, Result):
            caption = tr("Replay") if session.is_replaying else tr("Game over")
            self._panel.tell(caption, who_has_won(table, step), why_won(step))
        elif session.is_replaying:
            return self._tell_past(session, step)
        elif session.may_decide:
            self._panel.ask(describe(table.state, step), step)
        else:
            seat = table.seats[step.player]
            text, why = thinking_words(seat)
            caption = tr("The other side decides")
            self._panel.tell(caption, text, why, may_cancel=thinks_long(seat))
        return frozenset()

    def _tell_past(self, session: Session, step: Decision) -> frozenset[int]:
        table = session.table
        past = session.past.decision(table.at)
        name = table.seats[step.player].name
        caption = tr("Replay: {side}", side=side_title(Side(SIDE_NAMES[step.player])))
        if past is None or past.question is None:
            why = tr("What it chose from is hidden until the game is over.")
            self._panel.tell(caption, tr("{name} decides.", name=name), why)
            return frozenset()
        picks = frozenset(past.choice or ())
        self._panel.show_past(caption, past.question, step, picks)
        return frozenset(step.options[pick][1] for pick in picks) - {-1}

    def tell_story(self, session: Session) -> None:
        """The log, or the decisions, whichever one looks at."""
        story = self._panel.story
        if story.shows_decisions:
            is_replay = session.is_replaying
            past = session.past.of_persons()
            if is_replay and session.table.is_open:
                past = session.past.all()
            story.decisions.show_past(past, session.table.at, is_replay=is_replay)
        else:
            story.log.show_log(session.table.log_lines())
