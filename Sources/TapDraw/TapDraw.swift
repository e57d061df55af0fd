// The first types follow.
