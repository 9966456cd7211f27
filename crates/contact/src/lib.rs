//! A message's life: validation, spam score, mail, outbox worker.
