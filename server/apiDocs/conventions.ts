// Conventions of all endpoints: requests, paging, saves, uploads, limits, parcel and box states.
import { PARCEL_MOVES, type ParcelAction } from '../../domain/parcels/parcelMoves.ts';
import type { BoxStatus } from '../../domain/boxes/boxes.ts';
import { PARCEL_STATUSES, type ParcelStatus } from '../../domain/parcels/parcels.ts';
import { rate } from './measures.ts';
import { NUMBERS } from './numbers.ts';

/** A chapter of prose. */
export interface Convention {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const conventions: readonly Convention[] = [
  {
    id: 'calling',
    title: 'Calling the API',
    paragraphs: [
      'Requests and responses are JSON in UTF-8, uploads are `multipart/form-data`. Times are Unix times in milliseconds. Unknown fields are refused with `BAD_INPUT`. In a query, an empty optional parameter counts as absent.',
      'Staff send the token returned by signing in as `X-User-Token`, terminals send their key as `X-Terminal-Key`, providers send theirs as `X-Requestor-Key`. Permissions are checked for every call.',
      'Calls whose path begins with `/api/v1/` (except `/api/v1/company/delete`) are additions of this server, as are fields and parameters marked with a feature. `GET /api/capabilities` names the features a server has.',
    ],
  },
  {
    id: 'lists',
    title: 'Lists',
    paragraphs: [
      'Documented lists take `page`, `size` and `sort` (`field,asc` or `field,desc`) and return `content`, `totalPages` and `totalElements`. Unless sorted or stated otherwise, the last updated record comes first.',
      'Lists with the parameter `range` take `sort=["field","ASC"]`, `range=[0,9]` and `filter={"field":"value"}` as JSON, and return a bare array with the header `Content-Range: name 0-9/40`. The header `X-Total-Is-Least: true` says that there are more than the total.',
    ],
  },
  {
    id: 'saves',
    title: 'Concurrent saves',
    paragraphs: [
      'Send `If-Match: "<lastUpdatedTime as read>"` with a save. If somebody saved the record in between, the save is refused with `STALE`, and `current` holds its present state. Without the header the last save wins.',
      'An update takes a record as it was read: fields that only the server writes are ignored.',
    ],
  },
  {
    id: 'uploads',
    title: 'Uploads',
    paragraphs: [
      `Send the file in the form field \`file\`, whole or in chunks with \`uploadId\`, \`chunk\`, \`chunks\`, \`name\` and \`size\`. A chunk may be sent again. The response to the last chunk has the id of the file in \`result\`. Unfinished and unused files are dropped after ${NUMBERS.uploadDropped}.`,
    ],
  },
];

/** A limit, and the response when it is reached. */
export type LimitRow = readonly [what: string, limit: string, code: string];

export const limitRows: readonly LimitRow[] = [
  ['Body of a call', NUMBERS.body, 'TOO_LARGE'],
  ['Uploaded picture', NUMBERS.upload, 'FILE_TOO_LARGE'],
  ['Software package', NUMBERS.package, 'FILE_TOO_LARGE'],
  ['Calls of one provider', rate('requestor'), 'TOO_MANY_TRIES'],
  ['Calls with an unknown key, per address', rate('unknownKeyAt'), 'TOO_MANY_TRIES'],
  ['New or changed announcements of one provider', rate('announced'), 'TOO_MANY_TRIES'],
  ['Announced parcels not brought yet, per provider', NUMBERS.announced, 'TOO_MANY_ANNOUNCED'],
  ['Life of an announcement', NUMBERS.announcementEnds, 'NOT_FOUND'],
  ['Life of a booking that is not used', NUMBERS.bookingEnds, 'PARCEL_NOT_BOOKED'],
  ["Memory for the keys of a terminal's reports", NUMBERS.keysKept, ''],
  ['Log lines of a terminal', `${NUMBERS.logLines} in 1 minute`, 'TOO_MANY_TRIES'],
  ['Failed sign-ins at a terminal, per name and locker', rate('terminalUser'), 'TOO_MANY_TRIES'],
  ['Wrong PINs, per locker', rate('pinLocker'), 'TOO_MANY_TRIES'],
  ['Wrong PINs, per locker in the long run', rate('pinLockerDay'), 'TOO_MANY_TRIES'],
  ['Failed sign-ins, per name and address', rate('signInPair'), 'TOO_MANY_TRIES'],
  ['Failed sign-ins, per address', rate('signInAt'), 'TOO_MANY_TRIES'],
  ['Report files, per person', rate('reportTaken'), 'TOO_MANY_TRIES'],
  ['Reports by e-mail, per person', rate('reportMailed'), 'TOO_MANY_TRIES'],
  ['Test messages, per person', rate('testSent'), 'TOO_MANY_TRIES'],
  [
    `Exports at once (each waits up to ${NUMBERS.exportWait})`,
    NUMBERS.exportsAtOnce,
    'EXPORTS_BUSY',
  ],
];

/** The meaning of each parcel state. */
const PARCEL_STATES: Record<ParcelStatus, string> = {
  RESERVED: 'A box is reserved for it.',
  STORED: 'It is in a box and waits for its owner.',
  FINISHED: 'Its owner collected it.',
  CANCELED: 'The booking was cancelled, or ended unused.',
  WAREHOUSE_STORED: 'It is in the warehouse.',
  WAREHOUSE_COLLECTED: 'It left the warehouse.',
  FAILED_DEPOSIT: 'A courier could not deposit it.',
  EXPIRED: 'It is in a box and its storage time is over.',
  REMOVE: 'The operator took it out of its box.',
};

/** Who or what triggers each transition. */
const ACTIONS: Record<ParcelAction, string> = {
  RESERVE: 'a reservation',
  CANCEL: 'cancelling',
  TIME_OUT: 'end of the booking',
  DEPOSIT: 'deposit',
  REINSTATE: 'recording a stray parcel',
  FAIL: 'failed deposit',
  COLLECT: 'collection',
  EXPIRE: 'end of storage',
  EXTEND: 'extension',
  REMOVE: 'removal',
  IN_WARE: 'moving into the warehouse',
  OUT_WARE: 'moving out of the warehouse',
};

/** A state, its meaning and its transitions. */
export type StateRow = readonly [state: string, meaning: string, next: string];

const nextOf = (status: ParcelStatus): string =>
  Object.entries(PARCEL_MOVES)
    .filter(([, { from }]) => (from as readonly ParcelStatus[]).includes(status))
    .map(([action, { to }]) => `${to} by ${ACTIONS[action as ParcelAction]}`)
    .join(', ');

/** Parcel states in lifecycle order, with the transitions the rules allow. */
export const parcelStateRows: readonly StateRow[] = PARCEL_STATUSES.map((status) => [
  status,
  PARCEL_STATES[status],
  nextOf(status) || 'final',
]);

const BOX_STATES: Record<BoxStatus, readonly [meaning: string, until: string]> = {
  AVAILABLE: ['It is free.', 'until it is reserved, used, locked or flagged'],
  OCCUPIED: ['It holds a parcel.', 'until its last parcel leaves, or all of them expire'],
  RESERVED: ['It is promised to a parcel.', 'until the deposit, or the end of the booking'],
  LOCKED: ['Staff took it out of use.', 'until staff make it available'],
  FLAGGED: [
    'It was marked as unusable, or may hold a stray parcel.',
    'until staff make it available, or have looked for the stray',
  ],
  EXPIRED: ['It holds a parcel whose storage is over.', 'until the parcel leaves or is extended'],
};

/** Box states, and what ends each. */
export const boxStateRows: readonly StateRow[] = Object.entries(BOX_STATES).map(
  ([state, [meaning, until]]) => [state, meaning, until],
);
