"""The editor of missions: what is done to one, how it is drawn, and what is wrong with it."""
