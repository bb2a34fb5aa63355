from darwindeck.rulebook import Rulebook, Section
from darwindeck.rulebook._section import Table, points, steps, text
from tests.support.books import hostile_book, words_of_markdown


def test_blocks_are_written_as_markdown_has_them() -> None:
    blocks = (
        text("One.", "Two."),
        points("**Twos:** draw.", "Jacks skip."),
        steps("Deal.", "Play."),
        Table(("Player", "Points"), (("Player 1", "3"),)),
    )
    assert Rulebook("River", "Try it.", (Section("Play", blocks),)).to_markdown() == (
        "# River\n\n*Try it.*\n\n## Play\n\nOne. Two.\n\n- **Twos:** draw.\n- Jacks skip.\n\n1. Deal.\n2. Play.\n\n"
        "| Player | Points |\n| --- | --- |\n| Player 1 | 3 |\n"
    )


def test_what_would_be_markup_is_escaped() -> None:
    blocks = (text("- a"), text("1. a"), text("2) a"), text("1.5 - a + b, -c"), Table(("a|b",), (("<i>",),)))
    book = Rulebook("*a* _b_ <c> [d](e) `f` #g", "h", (Section("x", blocks),))
    assert book.to_markdown() == (
        "# \\*a\\* \\_b\\_ \\<c\\> \\[d\\](e) \\`f\\` \\#g\n\n*h*\n\n## x\n\n"
        "\\- a\n\n1\\. a\n\n2\\) a\n\n1.5 - a + b, -c\n\n"
        "| a\\|b |\n| --- |\n| \\<i\\> |\n"
    )


def test_hostile_text_stays_text() -> None:
    book = hostile_book()
    words = words_of_markdown(book.to_markdown())
    assert words[: len(book.title.split())] == book.title.split()
    assert "<script>" not in book.to_markdown()
