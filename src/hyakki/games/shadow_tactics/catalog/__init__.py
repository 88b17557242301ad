"""Content: read, checked and indexed."""
