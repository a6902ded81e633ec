"""The HTTP API, part by part; docs/protocol.md tells it as one."""
