"""Telling what a run came to: a page for the browser, lines for the terminal, names and numbers for machines.

`write_report` writes the page, `render_report` gives its text, `summarize` the lines and `plain_record` the rest.
"""

from darwindeck.evolution.report._page import render_report, write_report
from darwindeck.evolution.report._run_json import plain_record
from darwindeck.evolution.report._summary import summarize

__all__ = ["plain_record", "render_report", "summarize", "write_report"]
