"""The parts that every game is made of: no I/O, no clock, no global randomness."""
