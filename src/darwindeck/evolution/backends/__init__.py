"""Where measurements are made: in this process, or on the workers of a Dask cluster.

A backend only makes measurements. What is measured, and what comes of it, is the same on all of them.
"""

from darwindeck.evolution.backends._backend import Backend
from darwindeck.evolution.backends._dask import DaskBackend
from darwindeck.evolution.backends._local import LocalBackend

__all__ = ["Backend", "DaskBackend", "LocalBackend"]
