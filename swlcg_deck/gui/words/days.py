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
    days = _days(moment, now)
    if days == 0:
        return tr("Today, {time}", time=_time(moment))
    return tr("Yesterday") if days == 1 else _date(moment, now)


def time_words(moment: datetime, now: datetime) -> str:
    """The same with the time of day in every case."""
    days, time = _days(moment, now), _time(moment)
    if days == 0:
        return tr("Today, {time}", time=time)
    if days == 1:
        return tr("Yesterday, {time}", time=time)
    return tr("{date}, {time}", date=_date(moment, now), time=time)


def deleted_words(moment: datetime, now: datetime) -> str:
    """`Deleted today, 21:14`."""
    days, time = _days(moment, now), _time(moment)
    if days == 0:
        return tr("Deleted today, {time}", time=time)
    if days == 1:
        return tr("Deleted yesterday, {time}", time=time)
    return tr("Deleted {date}, {time}", date=_date(moment, now), time=time)


def _days(moment: datetime, now: datetime) -> int:
    return (now.astimezone().date() - moment.astimezone().date()).days


def _time(moment: datetime) -> str:
    return f"{moment.astimezone():%H:%M}"


def _date(moment: datetime, now: datetime) -> str:
    there, month = moment.astimezone(), tr(_MONTHS[moment.astimezone().month - 1])
    if there.year == now.astimezone().year:
        return tr("{day} {month}", day=there.day, month=month)
    return tr("{day} {month} {year}", day=there.day, month=month, year=there.year)


def is_recent(moment: datetime, now: datetime) -> bool:
    return now - moment < RECENT
