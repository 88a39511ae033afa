// What a terminal reports: what each call does.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';

/** How a report is repeated. */
export const ONCE = `Repeat it unchanged with the same \`key\` until a response arrives. A report that was refused or not accepted may be accepted later, with the same key. Keys are remembered for ${NUMBERS.keysKept}.`;

export const terminalReports: Readonly<Record<string, Operation>> = {
  'terminals.door': [
    'Report that a door opened or closed',
    `Not accepted if a later report about this door has arrived; it is then recorded only. ${ONCE}`,
  ],
  'terminals.collect': [
    'Check a PIN',
    `Returns the box to open for the PIN that a customer entered, all parcels of the customer in it, and what is to be paid first. Refused with \`PIN_WRONG\`; failed attempts are limited to ${rate('pinLocker')} and ${rate('pinLockerDay')} per locker, and ${rate('pinCode')} per PIN (\`TOO_MANY_TRIES\`). The same PIN returns the same \`collectionId\` for ${NUMBERS.collectionValid}; it proves nothing any more once the PIN is replaced.`,
  ],
  'terminals.parcel': [
    'Report what happened to a parcel',
    `\`DEPOSITED\` starts the storage time and sends the PIN; \`COLLECTED\` and \`REMOVED\` free the box; \`FAILED\` ends the booking. \`COLLECTED\` and \`REMOVED\` must name why the parcel may be taken out (\`COLLECTION_UNPROVEN\`): a checked PIN, a remote open or a sign-in, and for \`REMOVED\` one of the latter two. After a PIN it must be paid (\`PAYMENT_DUE\`). Not accepted where the parcel is not in a state for it, or the box is not one for it; after a deposit the box is then flagged for staff to look. ${ONCE}`,
  ],
  'terminals.payment': [
    'Report that a parcel was paid',
    `Marks everything that is unpaid for the parcel as paid. Not accepted if nothing is. ${ONCE}`,
  ],
  'terminals.arrival': [
    'Report a parcel without a booking',
    `For a courier who deposits a parcel that nobody reserved a box for: it is booked and deposited in one step. Not accepted if the box is not free for it, the locker is disabled, or a parcel with this number has a box elsewhere; the box is then flagged for staff to look. ${ONCE}`,
  ],
  'terminals.signUp': [
    'Register a customer',
    `Creates a customer who pays per use, is notified by SMS and has this locker as first choice. Not accepted if the login name is taken. ${ONCE}`,
  ],
  'terminals.alert': [
    'Report that trouble began or ended',
    `The locker is \`EXCEPTION\` while trouble lasts. Report its end: staff cannot resolve the alert before. \`DOOR_UNCLOSED\` ends when the door is reported closed as well. The same trouble at the same place is one alert, however often it is reported. ${ONCE}`,
  ],
  'terminals.flag': [
    'Flag a box',
    `Marks the box as unusable and raises an alert. Not accepted for a box that holds a parcel or is locked. ${ONCE}`,
  ],
};
