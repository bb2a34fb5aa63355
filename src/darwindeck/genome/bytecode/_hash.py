"""The hash of names and of whole games."""


def fnv1a(data: bytes) -> int:
    """The 64-bit FNV-1a hash: stable, small, and the same in the core."""
    found = 0xCBF29CE484222325
    for byte in data:
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return found
