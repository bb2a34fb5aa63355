"""Explain a game: complete rules, written from the genome alone."""
