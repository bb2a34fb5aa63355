"""HTML that is escaped unless it is known to be HTML."""

from html import escape

__all__ = ["Html", "joined", "tag"]


class Html(str):
    """Text that is HTML already, such as what `tag` made."""

    __slots__ = ()


def tag(name: str, *inside: str, **attributes: object) -> Html:
    """An element. What is inside is escaped unless it is `Html`; attributes always are, and None leaves one out.

    >>> tag("a", "1 < 2", href="x", class_="red")
    '<a href="x" class="red">1 &lt; 2</a>'
    """
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{given}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Html:
    """Parts one after the other."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))
