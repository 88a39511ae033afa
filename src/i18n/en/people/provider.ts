// English messages: details below the facts of a provider, and its go-to-page field.
export const provider = {
  key: {
    title: 'Requestor key',
    hint: 'The company’s computers announce parcels and ask for them at /api/provider/v1 with this key in the header X-Requestor-Key.',
    none: 'It has no key yet.',
    since: 'Made on %{time}.',
    renew: 'New requestor key',
    question: 'Make a new requestor key for %{name}?',
    consequence:
      'The key that its computers use ends at once: they are refused until the new one is entered there.',
    first: 'With it the company’s computers can announce parcels and ask for them.',
    shown: 'The new requestor key of %{name}',
    once: 'This key is shown only once. Hand it to the company, or keep it in a safe place, before you close this window.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser could not copy the key. Select it and copy it yourself.',
    done: 'Done',
  },
  traffic: 'In the network',
  announcedCount: 'Announced',
  livingCount: 'Under way',
  agentCount: 'Couriers',
  latest: 'Latest calls',
  silent: 'Its computers have not called yet.',
  took: '%{ms} ms',
  calls: {
    announce: 'Parcel announced',
    cancel: 'Announcement withdrawn',
    list: 'Parcels listed',
    state: 'State asked',
  },
  results: {
    BAD_INPUT: 'not valid',
    NOT_FOUND: 'not known',
    PARCEL_UNDER_WAY: 'under way already',
    PROVIDER_LOCKED: 'refused: locked',
    PROVIDER_OUT_OF_CONTRACT: 'refused: no contract at this time',
    TOO_MANY_ANNOUNCED: 'refused: too many announced',
    TOO_MANY_TRIES: 'refused: too many calls',
  },
};

export const pageJump = {
  label: 'Go to page',
  go: 'Go',
  whole: 'Please enter a positive integer.',
  beyond: 'There is only %{smart_count} page. |||| There are only %{smart_count} pages.',
};
