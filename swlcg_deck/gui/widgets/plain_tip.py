"""Words for a tooltip."""

import html


def plain_tip(text: str) -> str:
    """As they are: a tooltip would else take a title such as `<b>` for markup."""
    return f"<p style='white-space: pre-wrap'>{html.escape(text)}</p>"
