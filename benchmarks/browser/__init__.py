"""The core as it is built for the browser, against the same core in Python."""
