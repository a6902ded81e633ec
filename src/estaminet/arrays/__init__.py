"""Games as array programs over a batch of matches, for training and study (extra `train`)."""
