// English messages: verification of the audit seals.
export const auditSeals = {
  title: 'Audit seals',
  verify: 'Verify',
  busy: 'Verifying',
  about:
    'Audit events are sealed in batches. Each batch contains the hash of the previous one, computed with the server’s key. Verification rereads every event and finds the first batch in which events were changed, added or removed.',
  personal:
    'Personal values are stored separately: when a customer is deleted, their values are removed and the seals stay intact.',
  running:
    'Batches intact so far: %{seals} (1 event). |||| Batches intact so far: %{seals} (%{smart_count} events).',
  whole: 'The audit is intact',
  broken: 'The audit was tampered with',
  unchecked: 'The audit cannot be verified here',
  fault: {
    CHANGED: 'Batch %{sealId} was changed after it was sealed.',
    CHAIN: 'Batch %{sealId} does not follow the one before it.',
    MISSING: 'A batch before batch %{sealId} is missing.',
    UNKEYED:
      'Batch %{sealId} was not sealed with the server’s key, although the server used its key by then: it was forged.',
    OTHER_KEY:
      'Batch %{sealId} was sealed with another server key. This server cannot verify it or later batches. Check that SERVER_KEY has not changed.',
  },
  differs: 'The audit does not match the record outside the database',
  lost: {
    SHORTER:
      'The chain is shorter than before: batch %{sealId}, sealed at %{time}, is recorded outside the database but missing from it. The end of the chain was removed, or an older state of the database was restored.',
    DIFFERENT:
      'The chain does not match the record outside the database: batch %{sealId}, sealed at %{time}, was replaced by another. The chain was rebuilt.',
  },
  unkeyed:
    'The first batch was sealed before the server used its key. Until then, someone able to rewrite the database could have rebuilt it without trace. |||| The first %{smart_count} batches were sealed before the server used its key. Until then, someone able to rewrite the database could have rebuilt them without trace.',
  kept: 'Since %{since} the last batch is also kept outside the database; it is now batch %{sealId}.',
  notKept:
    'No batch is kept outside the database yet, so the removal of the end of the chain would not be detected.',
  restored:
    'A backup was restored at %{time}: the chain went back from batch %{fromSeal} to batch %{sealId}.',
  where: 'It contains events %{firstId} to %{lastId} and was sealed at %{time}.',
  looked:
    'Batches intact: %{seals} (1 event). |||| Batches intact: %{seals} (%{smart_count} events).',
  unsealed: '1 event is not sealed yet. |||| %{smart_count} events are not sealed yet.',
  forged:
    '1 personal value was changed in storage, or removed without a recorded deletion. |||| %{smart_count} personal values were changed in storage, or removed without a recorded deletion.',
  begun: 'A backup was restored at %{time}, up to batch %{sealId}.',
  hash: 'Last hash. Store it elsewhere to prove later that the chain was not rebuilt:',
};
