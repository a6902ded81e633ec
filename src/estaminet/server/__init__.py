"""Live tables: people, bots and spectators around the games, over HTTP and WebSockets (docs/protocol.md)."""
