"""The special rules of each mission, one module each: its mission action, its tokens, its ends."""
