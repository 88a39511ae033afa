// The meaning and remedy of every problem code.
import { problems, type ProblemCode } from '../../contract/problems.ts';
import { fileProblemMessages } from './problems/files.ts';
import { layoutProblemMessages } from './problems/layouts.ts';
import { messageProblemMessages } from './problems/messages.ts';
import { peopleProblemMessages } from './problems/people.ts';
import type { ProblemTexts } from './types.ts';

const RELOAD = 'Read the record again and decide anew.';

/** Every code of the contract; a missing one is a compile error. */
const problemMessages: Readonly<Record<ProblemCode, ProblemTexts>> = {
  ...fileProblemMessages,
  ...layoutProblemMessages,
  ...messageProblemMessages,
  ...peopleProblemMessages,

  // The request
  BAD_INPUT: [
    'A field is missing, unknown or not valid. `field` names it, `values.reason` says why.',
    'Correct the field. Do not repeat the call unchanged.',
  ],
  BAD_JSON: ['The body is not valid JSON in UTF-8.', 'Correct the body.'],
  WRONG_CONTENT_TYPE: [
    'The body has another content type than the call takes.',
    'Send the `Content-Type` named in the message.',
  ],
  TOO_LARGE: ['The body or form is larger than the call takes.', 'Send less in one call.'],
  NO_SUCH_CALL: [
    'No call has this path, or this server does not offer it.',
    'Check the path, and the features in /api/capabilities.',
  ],
  WRONG_METHOD: [
    'The path exists, but not with this method.',
    'Use a method named in the header `Allow`.',
  ],
  NOT_FOUND: [
    'The record does not exist, was removed, or is not yours. `field` may name which one.',
    'Check the number. Do not repeat the call unchanged.',
  ],
  STALE: [
    'Somebody else saved the record after you read it. `current` holds its present state.',
    'Merge your change into `current` and save with its `lastUpdatedTime`.',
  ],
  TAKEN: [
    'Another record has this value, which only one may have. `field` names the input, `values` the value (`value`), and the record that has it (`resource`, `name`).',
    'Choose another value.',
  ],
  RECORD_IN_USE: [
    'Other records refer to this one, so it cannot be deleted.',
    'Change or delete those records first.',
  ],

  // The server
  STREAMS_FULL: [
    'This session, this account or the server has too many live streams open.',
    'Close other streams, or poll instead.',
  ],
  BUSY: ['The server has more work than it can take.', 'Repeat the call after a short pause.'],
  NO_DATABASE: [
    'The database does not respond. A save may or may not have taken effect.',
    'Repeat reads later. Before repeating a save, check whether it took effect.',
  ],
  TOO_SLOW: [
    'The database took too long for this request.',
    'Ask for less at once, or repeat it later.',
  ],
  DISK_FULL: [
    "The server's disk is full; nothing was saved.",
    'Have an administrator free space, then repeat the call.',
  ],
  BROKEN: [
    'An error in the server. `reference` is the id of the request in its log.',
    'Repeat the call once. If it fails again, report the reference.',
  ],
  TOO_MANY_TRIES: [
    'Too many attempts in a period. `values.seconds` says how long to wait.',
    'Wait that long, then repeat the call.',
  ],

  // Lockers, areas and versions
  CATEGORY_IN_USE: [
    'Parcels of this category are in the network.',
    'Delete it once they have been collected.',
  ],
  PROVINCE_IN_USE: [
    'Districts belong to this province.',
    'Delete them or move them to another province first.',
  ],
  DISTRICT_IN_USE: ['Lockers belong to this district.', 'Move them to another district first.'],
  LOCKER_NAME_TAKEN: ['Another locker has this name.', 'Choose another name.'],
  LOCKER_IN_USE: [
    'Boxes of this locker hold parcels, are reserved or locked.',
    'Delete it once all its boxes are free.',
  ],
  LOCKER_DISABLED: [
    'The locker is out of service and takes no reservations.',
    'Choose another locker, or enable this one.',
  ],
  VERSION_CANCEL_LATE: [
    'The upgrade time has passed; terminals may have begun.',
    'Wait for the tasks to end, or publish another version.',
  ],
  VERSION_TASK_OVER: ['The task has begun or ended.', 'Nothing can be cancelled any more.'],
  VERSION_NOT_HALTED: ['The rollout has not halted.', RELOAD],
  VERSION_FAILURE_EARLY: [
    'The failure time is not after the upgrade time.',
    'Send a later failure time.',
  ],
  VERSION_FAILURE_PASSED: ['The failure time is in the past.', 'Send a time in the future.'],
  VERSION_RING_OUTSIDE: [
    'The first ring names lockers that are not among the chosen ones.',
    'Choose them too, or take them off the ring.',
  ],
  NO_TERMINAL: [
    'No terminal has a key for this locker, so no box can be opened remotely.',
    'Create a terminal key and connect the terminal.',
  ],
  LOG_NO_TERMINAL: [
    'No terminal has a key for this locker, so it has no log.',
    'Create a terminal key and connect the terminal.',
  ],

  // Boxes
  BOX_OCCUPIED: [
    'The box holds a parcel, so it cannot be changed.',
    'Wait until the parcel has left it.',
  ],
  BOX_BOOKED: ['The box is reserved.', 'Cancel the booking first.'],
  BOX_NO_ID: ['The box has no number.', 'Save the locker first.'],
  BOX_TAKEN: ['The box is no longer free.', 'Choose another box.'],
  BOX_UNSETTLED: [
    'A parcel that no booking accounts for may be in the box.',
    'Have somebody look, then record it or confirm that the box is empty.',
  ],
  BOX_KEPT: [
    'The box holds or is reserved for a parcel of somebody else.',
    'Take the stray parcel out of the box.',
  ],
  BOX_NOT_THAT_SIZE: [
    'The box has another size than requested.',
    'Send the size of the box, or choose another box.',
  ],
  STRAY_NOT_RECORDABLE: [
    'The parcel has no booking under which it could be recorded here.',
    'Take it out of the box.',
  ],

  // Parcels
  PARCEL_NUMBER_CHARACTERS: [
    'The parcel number has characters that a bar code cannot have.',
    'Send ASCII letters, digits and `-`, `.`, `/`, `_`. Full-width characters, spaces and invisible characters are folded.',
  ],
  PARCEL_NUMBER_LIVE: [
    'A parcel with this number already has a box.',
    'Use its history to find it. Do not repeat the call.',
  ],
  PARCEL_UNDER_WAY: [
    'Your parcel with this number is already in the network.',
    'Read its state. Announce the number again once it has left.',
  ],
  CATEGORY_MISSING: ['No category was sent.', 'Send an existing category.'],
  CATEGORY_UNKNOWN: ['The category is not one of the network.', 'Send an existing category.'],
  PLAN_IN_PAST: [
    '`effectiveTime` is not in the future.',
    'Send a later time, or save the prices at once with “Save the prices”.',
  ],
  PLAN_TOO_FAR: ['`effectiveTime` is more than 366 days ahead.', 'Send an earlier time.'],
  PLAN_EMPTY: [
    'No scheme was sent, or a scheme without a field to change.',
    'Send at least one field for each scheme that is to change.',
  ],
  PRICE_ZERO: [
    'A price of 0 was sent. What costs nothing has no price.',
    'Send a price above zero, or none.',
  ],
  PRICE_REASON_MISSING: ['A price was sent without a reason.', 'Send `costReasonId` as well.'],
  PRICE_MISSING: ['A reason was sent without a price.', 'Send `price` as well.'],
  CONTACT_MISSING: [
    'Neither a mobile number nor an e-mail address was sent.',
    'Send at least one of them.',
  ],
  EMAIL_INCORRECT: ['The e-mail address is not valid.', 'Correct it or leave it out.'],
  PARCEL_NOT_BOOKED: ['The parcel is not reserved (any more).', RELOAD],
  PARCEL_NOT_STORED: ['The parcel is not in a box.', RELOAD],
  PARCEL_NOT_FOR_WAREHOUSE: [
    'Check its state; a reserved one must be deposited or cancelled first.',
  ],
  PARCEL_NOT_IN_WAREHOUSE: ['Check the number and its state.'],
  PARCEL_IN_BOX: [
    'The parcel is recorded in a box, and its box would be flagged for a check.',
    'Make sure that the number is right and the parcel is here; then send the call again with `confirmed`.',
  ],
  EXPIRY_TOO_EARLY: ['The new end of storage is before the present one.', 'Send a later time.'],
  EXPIRY_TOO_LATE: ['The new end of storage is too far away.', 'Send an earlier time.'],
  PARCEL_ELSEWHERE: [
    'The parcel is booked or deposited at another locker, named in `values.locker`.',
    'Take it to that locker.',
  ],
  KEY_REUSED: [
    'Another report with other content was sent under this key.',
    'Choose a new key for each report; repeat a report unchanged.',
  ],
  TIME_UNIT: [
    'The time is far from now, as in seconds or microseconds, or of a clock that was never set.',
    'Send milliseconds since 1970, and set the clock by the heartbeat.',
  ],
  TIME_TOO_OLD: [
    'It happened more than 30 days ago, which is no longer recorded.',
    'Drop the report and tell the operator.',
  ],
  PIN_WRONG: ['Have the PIN entered again. Attempts are limited.'],
  PAYMENT_DUE: [
    'The parcel is not paid, so it may not be taken out by PIN.',
    'Take the payment, report it, then report the collection with a new `key`.',
  ],
  COLLECTION_UNPROVEN: [
    'The report names no valid reason for taking the parcel out.',
    'Send the `collectionId`, `taskId` or `userId` that allowed it. For an `offlinePin` without an outage, check the PIN with `collect`.',
  ],
  PIN_OUTGOING: [
    'The parcel is posted or returned: a courier fetches it.',
    'Have a courier sign in at the terminal.',
  ],
  PIN_CANNOT_LEAVE: [
    'The message with a new PIN could not be sent, so the old PIN stays valid.',
    'Set up the gateway and enable the template, or read a new PIN with `pin-reveal`.',
  ],
  PIN_CAN_LEAVE: [
    'A new PIN can be sent, so it is not shown.',
    'Send it with `/api/orders/v1/parcel/resetSendPin`.',
  ],
  PIN_NOBODY: [
    'No mobile number or e-mail address of the owner is known.',
    'Add one to the customer, or hand the parcel over in person.',
  ],

  // Alerts and cases
  ALERT_HOLDS: [
    'The condition still holds, so the alert cannot be resolved.',
    'Take or snooze it; it is resolved by itself when the condition ends.',
  ],
  ALERT_RESOLVED: ['The alert has been resolved.', RELOAD],
  CASE_RESOLVED: ['The case has been resolved.', 'Reopen it first.'],
  CASE_NOT_RESOLVED: ['The case is not resolved, so it cannot be reopened.', RELOAD],
  CASE_ABOUT_NOTHING: [
    'The case names no parcel, locker or customer.',
    'Name at least one of them.',
  ],
  CASE_PICTURES_FULL: ['The case has as many pictures as it takes.', 'Open another case for more.'],

  // Reports
  REPORT_FUTURE: ['The period begins or ends after today.', 'Send a period up to today.'],
  REPORT_UPSIDE_DOWN: ['The period ends before it begins.', 'Swap or correct the two ends.'],
  STATISTICS_TOO_LONG: ['The period is longer than 366 days.', 'Ask for a shorter period.'],
  REPORT_NO_ADDRESS: ['Your account has no e-mail address.', 'Have one added to the account.'],
  REPORT_NOBODY: [
    'Nobody would receive the report.',
    'Enter an address, or the recipients of reports in the settings.',
  ],
  REPORT_TOO_MANY_ADDRESSES: ['The report names too many addresses.', 'Name fewer addresses.'],
  REPORT_SCHEDULES_FULL: ['There are as many schedules as the network takes.', 'Delete one first.'],
  SHARED_VIEWS_FULL: ['The list has as many shared views as it takes.', 'Delete one first.'],
};

/** What a problem means, by default its own text, and what to do. */
export function explainProblem(code: ProblemCode): [meaning: string, action: string] {
  const message = problemMessages[code];
  return message.length === 1 ? [problems[code][1], message[0]] : [...message];
}
