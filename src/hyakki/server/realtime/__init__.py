"""WebSockets: messages, broadcast, chat."""
