"""Breeding games: new ones from known ones, better and different, measured all the way.

`operators` change genomes, `search` decides which games have offspring, `judging` measures them, and a `run` puts these
together, keeps everything in a folder and ends with games worth playing.
"""
