"""The table in a real browser: how soon it is playable, and what it costs."""
