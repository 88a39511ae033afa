// English messages: rollouts, seals of the audit log, search and first steps.

export const deployment = {
  title: 'Terminal deployment',
  new: 'New rollout',
  named: 'Version %{name}',
  stale: '%{message} The data shown is from %{time}.',
  tonight: 'Tonight: %{from}, until %{until}',
  package: {
    choose: 'Choose a .zip file',
    drop: 'or drop it here',
    other: 'Choose another file',
    sending: 'Uploading %{name}',
    sent: '%{sent} of %{all}',
    pause: 'Pause',
    resume: 'Resume',
    again: 'Try again',
    paused: 'Paused at %{percent}%',
    held: 'Upload to suspend',
    failed: 'Failed',
    ready: '%{name} is uploaded.',
    format: 'The format is incorrect, please use .zip format',
    tooLarge: 'The package is larger than %{most} MB.',
    unsupported: 'Web Uploader Your browser is not supported！',
    megabytes: '%{count} MB',
    kilobytes: '%{count} KB',
  },
  ring: {
    on: 'Update some lockers first',
    hint: 'The rest starts when enough of the first ring has succeeded. If that becomes impossible, the rollout halts automatically.',
    lockers: 'Lockers of the first ring',
    none: 'Choose the lockers above first.',
    threshold: 'Required success rate (%)',
  },
  facts: {
    description: 'Description',
    upgradeTime: 'Upgrade time',
    failureTime: 'Failure time',
    file: 'Package',
    created: 'Created',
    threshold: 'First ring',
    thresholdText:
      '1 locker, %{percent}% must succeed |||| %{smart_count} lockers, %{percent}% must succeed',
    resumed: 'Resumed manually',
    nothing: 'nothing entered',
    download: 'Download %{name}',
  },
  progress: '%{done} of %{all} lockers are updated',
  failed:
    'The rollout failed on its only locker. |||| The rollout failed on all %{smart_count} lockers.',
  partlyFailed:
    'The rollout failed on 1 locker. |||| The rollout failed on %{smart_count} lockers.',
  notTried:
    '1 of them was not tried: its terminal never began. |||| %{smart_count} of them were not tried: their terminals never began.',
  counts: '%{count} %{what}',
  halted: {
    first: 'The rollout has halted: the first ring can no longer reach %{percent}% success.',
    rest: 'The rollout has halted: too many lockers failed.',
    text: 'Lockers that have not started wait until the rollout is resumed. Those still waiting at the failure time fail.',
  },
  resume: {
    label: 'Resume the rollout',
    yes: 'Resume the rollout',
    question: 'Resume %{name}?',
    consequence:
      '1 locker on hold starts now. Failed lockers are not retried. |||| %{smart_count} lockers on hold start now. Failed lockers are not retried.',
    done: '%{name} is resumed.',
  },
  cancelAll: {
    label: 'Cancel all',
    yes: 'Cancel all',
    question: 'Cancel the rollout of %{name}?',
    consequence:
      '1 locker keeps its current software. |||| %{smart_count} lockers keep their current software.',
    done: '%{name} is cancelled.',
  },
  cancel: {
    label: 'Cancel',
    yes: 'Cancel the task',
    named: 'Cancel the task for %{name}',
    question: 'Cancel the task for %{name}?',
    consequence: 'This locker keeps its current software.',
    done: 'The task for %{name} is cancelled.',
  },
  late: 'The upgrade time has passed. Tasks can no longer be cancelled.',
  over: 'There is nothing left to cancel.',
  keep: 'Keep it',
  tasks: {
    label: 'Lockers',
    locker: 'Locker',
    ring: 'Ring',
    status: 'Status',
    progress: 'Progress',
    runs: 'Current version',
    heard: 'Last report',
    first: 'First',
    rest: 'Rest',
    never: 'never',
    unknown: 'unknown',
    percent: '%{percent}%',
    held: 'On hold',
    empty: 'This version is not deployed to any locker.',
  },
  errors: {
    NOT_FETCHED: 'The terminal did not download the package',
    NO_REPORT: 'The terminal did not report in time',
    HELD_BACK: 'The rollout halted before this locker started',
  },
};

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
  errors: {
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

export const gettingStarted = {
  title: 'Getting started',
  progress: '%{done} of %{all} done',
  text: 'Steps are checked off automatically once the system detects them.',
  hide: 'Hide this list',
  showAgain: 'Show “Getting started”',
  shownAgain: 'The list is shown on the dashboard again until every step is done.',
  done: 'done',
  steps: {
    GATEWAY: 'Set up an e-mail or SMS gateway',
    BOX_SIZES: 'Enter the sizes of your boxes',
    LOCKER: 'New locker with its boxes',
    TERMINAL: 'Connect a terminal with its key',
    ROLE: 'New role of your own',
    STAFF: 'New staff member',
    PROVIDER: 'New provider',
    COURIER: 'New courier',
    RESERVATION: 'Reserve the first box',
    DEPOSIT: 'Deposit the first parcel',
  },
  why: {
    GATEWAY: 'PINs and notices wait until messages can be sent.',
    BOX_SIZES: 'The sizes of a new network are only examples.',
    LOCKER: 'Its name, location and door layout.',
    TERMINAL: 'Create the key on the locker’s form and enter it at the terminal.',
    ROLE: 'What your colleagues may see and do.',
    STAFF: 'Avoid using the administrator account for daily work.',
    PROVIDER: 'The company whose parcels are delivered.',
    COURIER: 'The person who delivers a provider’s parcels.',
    RESERVATION: 'For a customer, by mobile number or e-mail.',
    DEPOSIT: 'At a terminal. The parcel then appears in the parcel list.',
  },
};

export const search = {
  title: 'Search everywhere',
  close: 'Close the search',
  found: 'Found',
  groups: {
    recent: 'Recent',
    commands: 'Commands',
    parcels: 'Parcels',
    bookings: 'Bookings',
    boxes: 'Boxes',
    lockers: 'Lockers',
    members: 'Customers',
    staff: 'Staff',
    pages: 'Pages',
    actions: 'Actions',
  },
  actions: {
    theme: 'Light or dark theme',
    language: 'Language: %{own}',
    otherLanguage: 'Language: %{own} (%{name})',
    keys: 'Keyboard help',
    lock: 'Lock screen',
    signOut: 'Sign out',
  },
  /** Short names of commands, besides the labels of their buttons. */
  commands: {
    resendPin: 'reset pin',
    changeExpiry: 'change expiry',
    changeNumber: 'change number',
    cancel: 'cancel',
  },
  hint: 'Scan a parcel, or type a parcel or booking number, a customer, a locker, a box such as “LK12-A07”, a member of staff or a page. “disable LK12” or “reset pin” and a parcel number opens that action.',
  looking: 'Searching…',
  count: '%{smart_count} found |||| %{smart_count} found',
  nothing: 'No results for “%{text}”. Results depend on your permissions.',
  offline: 'No connection. Only pages and actions can be searched.',
  retry: 'Try again',
  tooMany:
    'Too many searches by phone number or e-mail. For now, search customers and staff by name or number only.',
};
