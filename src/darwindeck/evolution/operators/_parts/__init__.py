"""New parts for a game: made so that they fit the deck, the table and the rules that are there already."""
