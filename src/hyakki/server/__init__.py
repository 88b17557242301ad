"""The server: tables over HTTP and WebSocket, with a durable store, clocks and bots."""
