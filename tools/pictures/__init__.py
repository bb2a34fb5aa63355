"""Pictures of the table in the browser: `python -m tools.pictures`."""
