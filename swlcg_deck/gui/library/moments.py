"""Points in time in plain words, as seen from now."""

from datetime import datetime, timedelta

from swlcg_deck.language import mark, tr

_MONTHS = (
    mark("Jan"),
    mark("Feb"),
    mark("Mar"),
    mark("Apr"),
    mark("May"),
    mark("Jun"),
    mark("Jul"),
    mark("Aug"),
    mark("Sep"),
    mark("Oct"),
    mark("Nov"),
    mark("Dec"),
)
RECENT = timedelta(days=7)


def day_words(moment: datetime, now: datetime) -> str:
    """`Today, 21:14`, `Yesterday`, `12 Nov`, `12 Nov 2013`; both in the time of this place."""
    there, here = moment.astimezone(), now.astimezone()
    days = (here.date() - there.date()).days
    if days == 0:
        return tr("Today, {there:%H:%M}", there=there)
    if days == 1:
        return tr("Yesterday")
    year = "" if there.year == here.year else f" {there.year}"
    return f"{there.day} {_MONTHS[there.month - 1]}{year}"


def time_words(moment: datetime, now: datetime) -> str:
    """The same with the time of day in every case."""
    day = day_words(moment, now)
    return day if day.startswith("Today") else f"{day}, {moment.astimezone():%H:%M}"


def is_recent(moment: datetime, now: datetime) -> bool:
    return now - moment < RECENT
