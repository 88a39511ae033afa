// English messages: details below the facts of a provider, and its go-to-page field.
export const provider = {
  key: {
    title: 'Requestor key',
    hint: 'The provider’s systems announce and query parcels at /api/provider/v1 with this key in the header X-Requestor-Key.',
    none: 'No key yet.',
    since: 'Created on %{time}.',
    renew: 'New requestor key',
    question: 'Create a new requestor key for %{name}?',
    consequence:
      'The current key stops working immediately: the provider’s systems are refused until they use the new one.',
    first: 'With it, the provider’s systems can announce and query parcels.',
    shown: 'The new requestor key of %{name}',
    once: 'This key is shown only once. Give it to the provider, or keep it in a safe place, before you close this window.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser could not copy the key. Select it and copy it yourself.',
    done: 'Done',
  },
  traffic: 'Activity',
  announcedCount: 'Announced',
  livingCount: 'Under way',
  agentCount: 'Couriers',
  latest: 'Latest calls',
  silent: 'No calls yet.',
  took: '%{ms} ms',
  calls: {
    announce: 'Parcel announced',
    cancel: 'Announcement withdrawn',
    list: 'Parcels listed',
    state: 'Status queried',
  },
  results: {
    SUCCESS: 'Succeeded',
    BAD_INPUT: 'Invalid data',
    NOT_FOUND: 'Parcel not found',
    PARCEL_UNDER_WAY: 'Already under way',
    KEY_REUSED: 'Refused: key used for another announcement',
    REQUESTOR_KEY_REFUSED: 'Refused: unknown requestor key',
    PROVIDER_LOCKED: 'Refused: provider locked',
    PROVIDER_OUT_OF_CONTRACT: 'Refused: no contract at this time',
    TOO_MANY_ANNOUNCED: 'Refused: too many parcels announced',
    TOO_MANY_TRIES: 'Refused: too many calls',
    BUSY: 'Server busy',
    BROKEN: 'Server error',
  },
};

export const pageJump = {
  label: 'Go to page',
  go: 'Go',
  whole: 'Please enter a positive integer.',
  beyond: 'There is only %{smart_count} page. |||| There are only %{smart_count} pages.',
};
