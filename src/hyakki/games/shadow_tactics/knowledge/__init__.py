"""The knowledge of each viewer: Memory, View, redeal, and the reasoning behind them."""
