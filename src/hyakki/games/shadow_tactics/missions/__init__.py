"""What is special about each mission, one module each: its mission action, its tokens, its ends."""
