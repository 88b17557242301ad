"""The steps between the missions of a chapter (sections AA, AB and AC)."""
