"""The forms a rulebook takes: Markdown, a page of HTML, and a PDF."""

from darwindeck.rulebook.formats._html import html, page_head
from darwindeck.rulebook.formats._markdown import markdown
from darwindeck.rulebook.formats._pdf import foreign_letters, need_typst, pdf

__all__ = ["foreign_letters", "html", "markdown", "need_typst", "page_head", "pdf"]
