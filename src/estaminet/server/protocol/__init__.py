"""Everything that goes over the wire, in both directions. Described in docs/protocol.md; docs and TypeScript follow it.

Versioning: a field may be added at any time and a reader skips what it does not know; anything else that changes
raises `PROTOCOL`.
"""

PROTOCOL = 3
