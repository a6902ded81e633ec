"""What makes weights and tables for bots: self-play on an accelerator, solved rounds, fits; docs/training.md."""
