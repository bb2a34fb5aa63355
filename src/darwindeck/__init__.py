"""Design new card games for an ordinary deck of cards."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # In a checkout the core lies in the environment, not among the sources.

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    # Asked for only when needed: genomes can be written, checked and compiled without the native core.
    if name == "__version__":
        from darwindeck._core import __version__

        return __version__
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
