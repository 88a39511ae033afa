// English messages: components within the screens of resources.
import type { AlertEvent } from '../../../contract/operations/alerts.ts';
import type { CaseLine } from '../../../contract/operations/cases.ts';

export const boxes = {
  /** Separator between the parts of a list and of a box's accessible name. */
  comma: ', ',
  column: 'Column %{letter}',
  columnAlarmed: 'Column %{letter}, needs attention',
  columns: 'Columns',
  terminal: 'Terminal',
  accessible: 'Accessible',
  open: 'Open',
  doorOpen: 'Door open',
  doorClosed: 'Door closed',
  withLock: 'with a lock',
  fields: {
    parcelNumber: 'Parcel number',
    pinCode: 'PIN',
    parcelType: 'Parcel type',
    ordersType: 'Order type',
    ordersStatus: 'Order status',
    storeTime: 'Deposited',
    collectTime: 'Collected',
    expiryTime: 'Expires',
    consignments: 'Consignment numbers',
  },
  contents: '%{number}, expires %{time}',
  notStored: 'Not deposited yet',
  notCollected: 'Not collected yet',
  noExpiry: 'No expiry',
  empty: 'Nothing in this box',
  left: {
    minutes: 'in %{count} min',
    hours: 'in %{count} h',
    days: 'in %{count} d',
  },
  ago: {
    seconds: '%{count} s ago',
    minutes: '%{count} min ago',
    hours: '%{count} h ago',
    days: '%{count} d ago',
  },
  typesRefused: 'request error!',
  typesBroken: 'system error!',
};

export const strays = {
  title: 'A parcel may be in this box |||| %{smart_count} parcels may be in this box',
  cause: {
    REPORTED: 'The terminal reported a parcel in box %{box} without a matching booking.',
    WAREHOUSE:
      'A parcel of box %{box} was scanned into the warehouse, but the box has not been checked yet.',
  },
  todo: 'The box is not offered until this is settled. Open it and check: record the parcel if it is there, or take it out and confirm that the box is empty.',
  laidIn: 'In the box since %{time}, as reported',
  booking: 'booking %{number}, %{status}',
  noBooking: 'delivered without a booking',
  takeOut: 'This parcel cannot be recorded here. Take it out of the box.',
  record: 'Record parcel %{number}',
  recorded:
    'Parcel %{number} is recorded. Its page shows whether the message with its PIN was sent.',
  empty: 'The box is empty',
  emptied: 'Box %{box} is confirmed as empty.',
};

export const lockerChoice = {
  find: 'Find a locker by name',
  groups: 'Select by group',
  count: '%{chosen} of %{total} selected',
  all: 'Select all shown',
  none: 'Deselect all shown',
  noMatch: 'No locker has this name.',
  noLockers: 'There are no lockers yet.',
};

export const alertHistory = {
  title: 'What happened',
  what: {
    RAISED: 'Reported',
    NOTIFIED: 'Still active',
    ENDED: 'Cleared automatically',
    ACKNOWLEDGED: 'Acknowledged',
    ASSIGNED: 'Assigned to %{assignee}',
    SNOOZED: 'Snoozed until %{until}',
    WOKEN: 'Snooze ended',
    RELEASED: 'Released',
    RESOLVED: 'Resolved',
  } satisfies Record<AlertEvent['what'], string>,
  by: {
    TERMINAL: 'by the locker’s terminal',
    SERVER: 'by the server',
    STAFF: 'by %{name}',
  } satisfies Record<AlertEvent['byType'], string>,
  unassigned: 'Unassigned',
  notified: '%{smart_count} address notified |||| %{smart_count} addresses notified',
};

export const casePage = {
  about: 'Related records',
  title: 'History and comments',
  what: {
    OPENED: 'Case opened',
    ASSIGNED: 'Assigned to %{assignee}',
    COMMENTED: 'Comment',
    ATTACHED: 'Picture',
    RESOLVED: 'Resolved: %{resolution}',
    REOPENED: 'Reopened',
  } satisfies Record<CaseLine['what'], string>,
  unassigned: 'Unassigned',
  by: 'by %{name}',
  boxAt: '%{box} at %{locker}',
  comment: 'Comment',
  commentHelp: 'Visible to everyone who can see the case.',
  say: 'Add comment',
  said: 'Comment added.',
  attach: 'Attach a picture',
  attached: 'Picture attached.',
  sending: 'Uploading %{percent}%',
  rule: 'gif, jpg, jpeg, bmp or png, 10 MB at most.',
  errors: {
    empty: 'Please enter a comment first',
    file: {
      empty: 'The file is empty.',
      notPicture: 'This is not a picture.',
      tooLarge: 'File size exceeded',
    },
  },
  large: 'Enlarge %{name}',
  close: 'Close',
};

export const sortable = {
  handle: 'Move %{name}',
  earlier: 'Move %{name} one place up',
  later: 'Move %{name} one place down',
  instructions:
    'Press Enter or Space to pick up, move with the arrow keys, press Enter or Space again to drop. Escape cancels.',
  taken: 'Picked up %{name}. It is at place %{place} of %{count}.',
  over: '%{name} is now at place %{place} of %{count}.',
  dropped: '%{name} was dropped at place %{place} of %{count}.',
  canceled: 'Moving %{name} was cancelled.',
};

export const undelivered = {
  summary:
    '1 message has been undelivered for %{span} |||| %{smart_count} messages are undelivered, the oldest for %{span}',
  lasts: { days: '%{days} d', hours: '%{hours} h %{minutes} m', minutes: '%{minutes} m' },
  why: {
    SMS: {
      NO_GATEWAY: 'No SMS gateway is set up.',
      FAILING: 'The SMS gateway is failing.',
      SENDS: 'Some SMS could not be sent.',
      TOO_OLD: 'Some SMS are held: they were older than a day when the gateway was set up.',
      TEMPLATE_DISABLED: 'Some SMS are held: their template was disabled.',
    },
    MAIL: {
      NO_GATEWAY: 'No mail server is set up.',
      FAILING: 'The mail server is failing.',
      SENDS: 'Some e-mails could not be sent.',
      TOO_OLD: 'Some e-mails are held: they were older than a day when the mail server was set up.',
      TEMPLATE_DISABLED: 'Some e-mails are held: their template was disabled.',
    },
  },
  much: '1 message has been undelivered for %{span}. |||| %{smart_count} messages are undelivered, the oldest for %{span}.',
  waits: 'Messages wait until one is set up.',
  gateway: { SMS: 'Go to the SMS gateway', MAIL: 'Go to the mail server' },
  open: 'Show the messages',
};

export const marketing = {
  title: 'Screen saver',
  create: 'New screen saver',
  edit: 'Edit %{name}',
  created: '%{name} is added.',
  updated: '%{name} is saved.',
  unsupported: 'Web Uploader Your browser is not supported！',
  drop: 'Drop pictures here, or',
  choose: 'Choose pictures',
  rule: 'gif, jpg, jpeg, bmp or png; 10 MB in all, at most %{most} pictures',
  list: 'Pictures in playback order',
  empty: 'No pictures yet.',
  lockers: '1 locker |||| %{smart_count} lockers',
  more: '+%{count}',
  picture: 'picture %{place}',
  remove: 'Remove %{name}',
  retryOne: 'Upload %{name} again',
  pause: 'Pause upload',
  resume: 'Resume upload',
  retry: 'Retry failed uploads',
  confirm: 'Continue without them',
  progress: 'Upload progress',
  state: {
    pending: 'No pictures waiting.',
    ready:
      '1 picture is ready to be uploaded. |||| %{smart_count} pictures are ready to be uploaded.',
    uploading: 'Uploading: %{percent}% of %{size}',
    paused: 'Paused at %{percent}% of %{size}',
    confirm: '1 picture was not uploaded. |||| %{smart_count} pictures were not uploaded.',
    finish: 'All pictures are uploaded.',
    nothing: 'No picture was uploaded. The page reloads.',
  },
  item: {
    waiting: 'Waiting',
    sending: '%{percent}% uploaded',
    sent: 'Uploaded',
    held: 'Upload to suspend',
    failed: 'Upload failed. Please try again',
  },
  refused: {
    label: 'Files not accepted',
    close: 'Hide this list',
    tooLarge: 'File size exceeded',
    totalTooLarge: 'File size exceeded',
    tooMany: 'At most %{most} pictures are allowed.',
    empty: 'The file is empty.',
    notPicture: 'Not a gif, jpg, bmp or png picture.',
    double: 'Already in the list.',
  },
  preview: {
    title: 'Preview',
    none: 'Pictures appear here as they play on a locker.',
    play: 'Play',
    stop: 'Stop',
    previous: 'Previous picture',
    next: 'Next picture',
    place: 'Picture %{place} of %{count}',
    every: '1 second per picture |||| %{smart_count} seconds per picture',
    screen: 'Locker screen',
  },
};

export const statisticsMenu = {
  all: 'All reports',
  providers: 'Provider statistics',
  usage: 'Usage statistics',
  areas: 'Area statistics',
};
