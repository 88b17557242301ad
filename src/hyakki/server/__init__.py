"""The table on the network: HTTP, WebSocket, a durable store, clocks, bots and people."""
