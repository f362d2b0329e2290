"""What each verb says, one family a file, as in `cards/abilities/verbs`."""
