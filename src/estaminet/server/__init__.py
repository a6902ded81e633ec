"""Live tables: people, bots and spectators around the games, over HTTP and WebSockets. Described in docs/protocol.md."""
