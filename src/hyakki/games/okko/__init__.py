"""Okko Chronicles: demon hunters in the Palace of Mists against the Oni that hides there."""
