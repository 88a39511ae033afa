// Fields of the terminals' calls, their logs and their software versions.
import { NUMBERS } from '../numbers.ts';
import type { FieldDescriptions } from '../types.ts';

const TIME =
  "When it happened, by the terminal's clock, at most 30 days ago. A time in the future counts as now.";

export const terminalFields: FieldDescriptions = {
  // Reports
  'terminals/key':
    'A key of 8 to 80 characters that the terminal chooses for this report. The same report under it takes effect once; another one is refused with `KEY_REUSED`.',
  accepted:
    'False if the report disagrees with what the server knows; nothing was recorded as reported. The same report may be accepted later.',
  'terminals/time': TIME,
  'terminals.heartbeat/version': 'The version of the terminal software that is running.',
  upTime: 'How long the terminal has been running, in milliseconds.',
  everyMs: 'How long to wait before the next call, in milliseconds.',
  'terminals.heartbeat/time': "The server's time, by which a terminal can set its clock.",
  waitMs: 'How long to wait for a task, in milliseconds, at most 25,000; 0 if absent.',
  tasks: 'What the terminal is to do. Ignore types that you do not know.',
  'tasks.taskId': 'The id of the task; a repeated task has the same id and is done once.',
  type: '`OPEN` a box, `FETCH_VERSION` of the software, or `SEND_LOGS`.',
  outcome: 'Whether the task was done.',
  'terminals.result/fault': 'Why it failed; `REFUSED` if absent.',
  'terminals.result/taskId': 'The task that ended, by its id.',
  'terminals/username': 'The login name.',
  'terminals.signIn/password': 'The password of the terminal account.',
  'terminals.signIn/name': 'First and last name, or the login name where neither is known.',
  role: 'The name of the role.',
  'terminals/doorStatus': 'Whether the door is open or closed.',
  'terminals.parcel/what':
    '`DEPOSITED` into the box, `FAILED` to be deposited, `COLLECTED` by its owner, or `REMOVED` by the operator.',
  'terminals.collect/pinCode': 'The six digits that the customer entered.',
  collectionId: 'Proves that the PIN was checked; send it with each report of a collection.',
  'terminals.collect/ordersId': 'The parcel that has this PIN.',
  'terminals.collect/orders':
    'All parcels of this customer in the box; report each of them as collected.',
  toPay: 'What is to be paid before the box may be opened; the sum over all parcels.',
  'orders.toPay': 'What is to be paid for this parcel.',
  mayOpen:
    'False while something is to be paid: take the payment, report it, and check the PIN again.',
  'terminals.parcel/collectionId': `With \`COLLECTED\`: a PIN was checked within the last ${NUMBERS.collectionValid} and not replaced since. The \`collectionId\` that the check returned.`,
  'terminals.parcel/taskId': `With \`COLLECTED\` or \`REMOVED\`: staff opened the box remotely within the last ${NUMBERS.remoteOpenValid}. The \`taskId\` of the \`OPEN\` task.`,
  'terminals.parcel/userId': `With \`COLLECTED\` or \`REMOVED\`: an account with \`TERMINAL_COLLECT\` signed in at this terminal within the last ${NUMBERS.signInValid}, and is still active. Its number.`,
  offlinePin: `With \`COLLECTED\`: the terminal checked the PIN during an outage that the server observed, one of ${NUMBERS.offlineAfter} or more that ended at most ${NUMBERS.outageReports} ago. The six digits that were entered.`,
  pins: 'One entry per parcel that may be handed out.',
  salt: 'The salt of the hash, in Base64.',
  'pins.hash': 'scrypt of the six digits with this salt (N 16384, r 8, p 1, 32 bytes), in Base64.',
  validUntil: 'Until when the list may be used without the server.',
  'terminals.find/number':
    'The scanned text, as it is: with its symbology identifier, separators and FNC1.',
  'terminals.find/state':
    '`BOOKED` for a box here, `LAID_IN` already, or `ANNOUNCED` by its provider.',
  'terminals.find/ordersId': 'The number of the parcel; null if it has none yet.',
  'terminals.find/bookNumber': 'The number of the booking; null if there is none.',
  'terminals.find/box': 'The box to open; null if one is to be chosen.',
  'terminals.find/providerNumber':
    'The provider that announced it; null if it is booked, or if several announced this number: then the courier names one.',
  'terminals.arrival/ordersId':
    'The parcel as it was recorded; absent if the report was not accepted.',
  userName: 'Who deposited or collected it, as entered at the terminal.',
  userMobile: 'The mobile number entered at the terminal: with or without area code.',
  'terminals.arrival/mobile':
    "The recipient's mobile number, with or without area code. Required unless the parcel was announced; what was announced takes precedence. A parcel for the number of a registered customer is that customer's.",
  'terminals.arrival/parcelType':
    '`RETURN_PARCEL` or `DELIVER_PARCEL` if a customer posts it for a courier to fetch; `DEPOSIT_PARCEL` if absent.',
  'terminals.arrival/providerNumber':
    'The provider of the parcel. If absent, it is the one provider that announced this number, otherwise none.',
  'terminals.signUp/username': 'The login name of the new customer, unique.',
  'terminals.signUp/mobile': 'The mobile number: with or without area code.',
  'terminals.signUp/email': 'The e-mail address.',
  'terminals.alert/ended': 'False when the trouble begins, true when it ends.',
  'terminals.alert/boxId': 'The box concerned; absent if it is the whole locker.',
  'terminals.alert/alertType': 'The kind of trouble.',

  // Terminal requests
  timeouts: "The timeouts of the terminal's pages in seconds, by setting name.",
  bookingEmail: 'The address that is informed of bookings; empty for none.',
  'terminals.configuration/lastUpdatedTime': 'When one of these settings was last changed.',
  boxes: "The locker's boxes.",
  'terminals.boxes/boxes.name':
    'What is painted on the box: column letter and number, such as `A01`.',
  'terminals.boxes/boxes.status': 'The status of the box; see “States of a box”.',
  accessible: 'Whether the box is marked as easy to reach.',
  'terminals.boxes/mobile':
    'The mobile number of the customer who posts or stores a parcel, with or without area code: `price` is theirs then.',
  'terminals.boxes/price':
    'What the use of a box costs if a parcel is deposited now: the price per use, or with `mobile` what this customer is charged, which is 0 for unregistered people and subscribers. A parcel put beside another of the same customer costs nothing.',
  takesParcels: "False for the locker's own boxes: its terminal, control unit and chute.",
  orders: 'The parcels in the box, or the one it is reserved for.',
  providers: 'The numbers of the providers whose couriers may deposit parcels now.',
  alerts: 'The unresolved trouble that this terminal reported.',
  'alerts.boxId': 'The box concerned; null if it is the whole locker.',
  version: 'The software version that the terminal last reported; null if none.',
  'orders.parcelType':
    '`DEPOSIT_PARCEL` waits for its recipient; `RETURN_PARCEL` and `DELIVER_PARCEL` wait for a courier.',
  'orders.payStatus': '`WAIT`: the parcel must be paid before it is taken out.',
  terminalKey: 'The new key. It is returned here once and stored nowhere in clear.',

  // Logs
  'terminals.logs/lines': 'The new lines, oldest first, at most 200.',
  'lines.time': "When the line was written, by the terminal's clock.",
  level: 'How serious the line is.',
  'lockerLogs.list/level': 'How serious the line is. As a filter: this level and above.',
  'lockerLogs.export/level': 'Only lines of this level and above.',
  message: 'The text of the line.',
  more: 'True if another batch follows.',
  'terminals.logs/taskId': 'The task that asked for the log; absent if none did.',
  logId: 'The number of the line.',
  'lockerLogs/creationTime': 'When the terminal wrote the line, or when the log was requested.',
  'lockerLogs/taskId': 'The id of the request.',
  'lockerLogs/taskStatus':
    '`CREATED` waits for the terminal, `SENT` was handed to it, `SUCCESS` was answered, `FAILED` was not answered within 24 hours.',
  'lockerLogs.request/endTime': 'When the request ended; null while it has not.',
  'lockerLogs.latest/request.endTime': 'When the request ended; null while it has not.',
  'lockerLogs/lines': 'How many lines have arrived for the request.',
  request: 'The latest request for this locker; null if there was none.',

  // Software versions
  lockerVersionId: 'The number of the version.',
  lockerVersionName: 'The name of the version, which terminals report when they run it.',
  lockerVersionUpgradeTime: 'From when terminals install it.',
  lockerVersionFailureTime: 'What has not succeeded by then has failed.',
  lockerVersionDescription: 'What is new in this version.',
  lockerVersionFileId: 'The id of the uploaded package.',
  rolloutState:
    '`WAITING` for the upgrade time, `FIRST_RING` only, `REST` of the lockers, `HALTED` because too much failed, or `FINISHED`.',
  taskCounts: 'How many of its tasks are in each status.',
  CREATED: 'How many have not begun.',
  UPDATING: 'How many are under way.',
  SUCCEEDED: 'How many succeeded.',
  FAILED: 'How many failed.',
  CANCELED: 'How many were cancelled.',
  lockerVersionTaskList: 'The task of each locker.',
  lockerVersionStatus: 'How far the locker is. `SUCCEED` means the same as `SUCCEEDED`.',
  ring: 'The lockers that go first; without it all start at once.',
  'lockerVersionTaskList.ring': '1 for the first ring, 2 for the rest.',
  'ring.lockerIds': 'The lockers of the first ring; they must be among the chosen ones.',
  threshold: 'The share of a ring that must succeed, in percent from 1 to 100.',
  ringThreshold: 'The share of a ring that must succeed, in percent; null for no rings.',
  resumedTime: 'When somebody resumed the rollout after a halt; null if nobody did.',
  percent: 'How far the terminal is, in percent from 0 to 100.',
  'lockerVersionTaskList.error':
    'Why the server ended the task: `NOT_FETCHED`, `NO_REPORT` or `HELD_BACK` by a halted rollout. Null otherwise.',
  'lockerVersionTaskList.reason': 'Why it failed, in the words of the terminal.',
  'terminals.versionProgress/reason': 'Why it failed, in the words of the terminal.',
  'terminals.versionProgress/status':
    '`UPDATING` while it goes on, `SUCCEEDED` when the new version runs, `FAILED` when it does not.',
  reportTime: 'When the terminal last reported on the task; null if never.',
  'lockerVersionTaskList.endTime': 'When the task ended; null while it has not.',
  runsVersion: 'The version that the terminal last reported; null if none.',
  'versions/file': 'The uploaded package; null if it is gone.',
  'file.name': 'The name of the package file.',
  'file.size': 'The size of the package in bytes.',
  'tasks.size': 'The size of the package in bytes.',
  sha256: 'The SHA-256 checksum of the package in hexadecimal.',
  failureTime: 'When the task fails if it has not succeeded.',
};
