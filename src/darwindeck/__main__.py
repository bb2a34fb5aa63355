"""`python -m darwindeck`: the same as the command."""

from darwindeck.cli import main

if __name__ == "__main__":
    main()
