// English messages: verification of the audit seals.
export const auditSeals = {
  title: 'Seals of the audit',
  verify: 'Verify',
  busy: 'Verifying',
  about:
    'What happens is sealed in batches, and each batch holds the hash of the one before, made with the server’s key. Verifying reads everything again and finds the first batch that was changed, added to or taken from.',
  personal:
    'Personal values stand apart: when a customer is deleted their values are removed, and the seals stay whole.',
  running:
    '%{seals} batches are whole so far: 1 line. |||| %{seals} batches are whole so far: %{smart_count} lines.',
  whole: 'The audit is whole',
  broken: 'The audit was tampered with',
  unchecked: 'The audit cannot be verified here',
  fault: {
    CHANGED: 'Batch %{sealId} is not what was sealed.',
    CHAIN: 'Batch %{sealId} does not follow the one before it.',
    MISSING: 'A batch before batch %{sealId} is missing.',
    UNKEYED:
      'Batch %{sealId} was not sealed with the server’s key, although the server used its key by then: it was forged.',
    OTHER_KEY:
      'Batch %{sealId} was sealed with another server key. This server cannot check it, nor what follows. Is SERVER_KEY still the same?',
  },
  differs: 'The audit is not the one that was sealed',
  lost: {
    SHORTER:
      'The chain is shorter than it was: batch %{sealId}, sealed at %{time}, is kept outside the database, which no longer has it. The end of the chain was removed, or an older state of the database was put in its place.',
    DIFFERENT:
      'The chain is not the one kept outside the database: batch %{sealId}, sealed at %{time}, was replaced by another. The chain was made anew.',
  },
  unkeyed:
    'The first batch was sealed before the server used its key. Until then, someone able to rewrite the database could have made it anew without trace. |||| The first %{smart_count} batches were sealed before the server used its key. Until then, someone able to rewrite the database could have made them anew without trace.',
  kept: 'Since %{since} the last batch is also kept outside the database; it is now batch %{sealId}.',
  notKept:
    'No batch is kept outside the database yet, so a chain whose end was removed would not be noticed.',
  restored:
    'A backup was restored at %{time}: the chain went back from batch %{fromSeal} to batch %{sealId}.',
  where: 'It holds lines %{firstId} to %{lastId} and was sealed at %{time}.',
  looked:
    '%{seals} batches are whole: 1 line. |||| %{seals} batches are whole: %{smart_count} lines.',
  unsealed: '1 line is not sealed yet. |||| %{smart_count} lines are not sealed yet.',
  forged:
    '1 personal value was changed where it is kept, or taken away without a removal. |||| %{smart_count} personal values were changed where they are kept, or taken away without a removal.',
  begun: 'A backup was restored at %{time}, up to batch %{sealId}.',
  hash: 'The last hash. Kept somewhere else, it proves later that the chain was not made anew:',
};
