"""Self-play on an accelerator (extra `train`): one trainer, a task for each game; docs/training.md."""
