"""What each viewer knows: Memory, View, redeal and what they reason with."""
