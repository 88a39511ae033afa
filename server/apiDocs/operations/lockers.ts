// Lockers, boxes, logs and legacy lockers: what each call does.
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';

const LAYOUT =
  'The layout is checked as a whole; the first error is returned as a `LAYOUT_…` or `DEVICE_…` problem that names the place.';
const BOX_CHANGE =
  'Refused with `BOX_OCCUPIED` while it holds a parcel, with `BOX_BOOKED` while it is reserved, and with `BOX_UNSETTLED` while a stray parcel may be in it.';
const LEGACY = 'The free period must match `overdueType`, and the other one be absent or null.';

export const lockerOperations: Readonly<Record<string, Operation>> = {
  'lockerCalls.names': [
    'Find lockers by name',
    'Returns up to 20 lockers, by name. For autocompletion.',
  ],
  'lockerCalls.all': ['List the names of all lockers', 'Returns number and name of every locker.'],
  'lockerCalls.setStatus': [
    'Enable or disable a locker',
    'A disabled locker takes no reservations and no parcels without one. Setting the present status changes nothing.',
  ],
  'lockerCalls.exportCsv': [
    'Export lockers as CSV',
    'Returns a CSV file in UTF-8 with all matching lockers in the requested order.',
  ],
  'lockerCalls.exportXlsx': [
    'Export lockers as a workbook',
    'Returns an XLSX file with all matching lockers in the requested order.',
  ],
  'lockerSaves.create': [
    'Create a locker',
    `Creates the locker with its boxes and devices. ${LAYOUT} A name that another locker has is refused with \`LOCKER_NAME_TAKEN\`, a number with \`TAKEN\`.`,
  ],
  'lockerSaves.update': [
    'Update a locker',
    `Saves the locker with all its boxes and devices; other fields that are left out stay as they are. ${LAYOUT} A box that holds a parcel or is reserved can neither be taken off nor get another size (\`LAYOUT_BOX_IN_USE\`). Supports \`If-Match\`: a save based on an older state is refused with \`STALE\`.`,
  ],
  'lockerSaves.checkName': [
    'Check whether a locker name is free',
    'Compares without regard to capitals.',
  ],
  'lockerLogs.list': [
    'List log lines',
    'Returns one page of the lines that terminals have sent, the newest first unless sorted.',
  ],
  'lockerLogs.request': [
    'Request the log of a locker',
    'Asks the terminal for the lines it has not sent yet. A request that is already waiting is returned instead of a new one. Refused with `LOG_NO_TERMINAL` if the locker has no terminal.',
  ],
  'lockerLogs.latest': [
    'Get the latest log request of a locker',
    'Poll it to see how many lines have arrived and whether the request has ended.',
  ],
  'lockerLogs.export': [
    'Export the log of a locker as CSV',
    'Returns the matching lines as a CSV file in UTF-8, the oldest first.',
  ],
  'terminalKeys.renew': [
    'Create a terminal key',
    'Creates a new key for the terminal of a locker and returns it once. The old key stops working at once.',
  ],
  'boxes.setAvailable': ['Make a box available', `Ends a lock or a flag. ${BOX_CHANGE}`],
  'boxes.setLocked': ['Lock a box', `Takes the box out of use. ${BOX_CHANGE}`],
  'boxes.toggleBottom': [
    'Switch the accessible mark of a box',
    'Sets the mark if it is not set, else removes it. Refused with `BOX_OCCUPIED` while the box holds a parcel.',
  ],
  'boxes.remoteOpen': [
    'Open a box remotely',
    `Creates a task for the terminal and returns its id; a task that is under way for the box is returned instead. It fails after ${NUMBERS.openTimeout} without an answer, and at once if the locker is offline. Refused with \`NO_TERMINAL\` if the locker has no terminal.`,
  ],
  'boxes.openTask': [
    'Get the state of a remote opening',
    'Poll it every second until `taskStatus` is `SUCCESS` or `FAILED`.',
  ],
  'boxWhy.read': [
    'Explain why a box cannot be booked',
    'Returns everything that prevents a booking, with since when and by whom where known.',
  ],
  'boxWhy.recordStray': [
    'Record a stray parcel',
    'For when somebody looked and the parcel is in the box: it is recorded under its booking and its owner gets the PIN. Refused with `STRAY_NOT_RECORDABLE` without such a booking, and with `BOX_KEPT` if the box belongs to somebody else.',
  ],
  'boxWhy.confirmEmpty': [
    'Confirm that no stray parcel is in a box',
    'For when somebody looked: the strays of the box are settled and the flag raised for them ends. `NOT_FOUND` if there are none.',
  ],
  'boxTypes.list': ['List box sizes', 'Returns all sizes with their inner measures.'],
  'boxTypes.update': [
    'Update box sizes',
    'Saves the measures of the sizes named; the others stay. Each must be sent with its number and its unchanged name. Supports `If-Match`.',
  ],
  'availabilityCalls.history': [
    'Get the free boxes of a locker over time',
    'Returns the free boxes of each size at every full hour of the last 14 days, and now.',
  ],
  'availabilityCalls.historyCsv': [
    'Export the free boxes of a locker as CSV',
    'Returns the last 14 days as a CSV file in UTF-8, one row per hour. Hours for which nothing is known are empty.',
  ],
  'availabilityCalls.historyXlsx': [
    'Export the free boxes of a locker as a workbook',
    'Returns the last 14 days as an XLSX file, one row per hour. Hours for which nothing is known are empty.',
  ],
  'legacyBoxes.create': [
    'Create a legacy locker',
    `Creates a locker from cabinets and mouths. ${LEGACY}`,
  ],
  'legacyBoxes.rebuild': [
    'Rebuild a legacy locker',
    `Saves the locker and all its cabinets. Boxes that hold a parcel or are reserved cannot be taken off. ${LEGACY} Supports \`If-Match\`.`,
  ],
  'legacyBoxes.update': [
    'Update a legacy locker',
    `Saves the locker without its cabinets. ${LEGACY} Supports \`If-Match\`.`,
  ],
  'legacyBoxes.setStatus': [
    'Put a legacy locker into or out of service',
    '`LOCKED` and `DISABLE` both take it out of service.',
  ],
  'legacyBoxes.userInfo': [
    'Get the signed-in account',
    'Returns what signing in returned, without the token.',
  ],
};
