RARE_IN_KEPT_GAMES: dict[str, dict[str, str]] = {}
