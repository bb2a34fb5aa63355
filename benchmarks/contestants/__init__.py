"""Whatever plays: the core, the reference interpreter, hand-written native code, and OpenSpiel."""
