// Terminal endpoints for polling and retrieval: what each does.
import { rate } from '../measures.ts';
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';
import { ONCE } from './terminalReports.ts';

export const terminalOperations: Readonly<Record<string, Operation>> = {
  'terminals.heartbeat': [
    'Send a heartbeat',
    `Keeps the locker online. Wait for the returned \`everyMs\` before the next one: about ${NUMBERS.heartbeatEvery}, a little different each time so that terminals do not call all at once. After ${NUMBERS.offlineAfter} without one the locker is \`OFFLINE\`.`,
  ],
  'terminals.tasks': [
    'Wait for tasks',
    `Returns tasks as soon as there are any, or none after \`waitMs\`. Call it again at once. A task may be returned again until its result is reported. The longest wait is ${NUMBERS.taskWait}.`,
  ],
  'terminals.result': [
    'Report the result of a task',
    `Ends an \`OPEN\` task, which otherwise fails after ${NUMBERS.openTimeout}. Not accepted if the task has ended already. A task of another locker is \`NOT_FOUND\`.`,
  ],
  'terminals.signIn': [
    'Check a terminal sign-in',
    `Checks login name and password of a terminal account and returns its permissions; no session is opened. Anything wrong is refused with \`BAD_CREDENTIALS\`. Failed attempts are limited to ${rate('terminalUser')} per name and locker.`,
  ],
  'terminals.offlinePins': [
    'Get the PINs for use out of touch',
    `Returns salted hashes of the PINs of parcels that wait and owe nothing. Fetch the list every \`everyMs\` milliseconds (${NUMBERS.offlinePinsEvery}), at start and after an outage, and keep only the last one: a parcel that is missing is revoked. While the server cannot be reached, and for at most ${NUMBERS.offlinePinsValid}, a terminal may open a box for a PIN that fits, once per parcel. Afterwards it sends its reports in order before anything else, \`COLLECTED\` with \`offlinePin\`.`,
  ],
  'terminals.find': [
    'Find a scanned parcel',
    'Takes a parcel number, booking number, express number, or a label that contains one. `BOOKED`: open the box and report `DEPOSITED`. `LAID_IN`: the parcel is in the box already. `ANNOUNCED`: choose a free box and report an arrival. A parcel with a box at another locker is `PARCEL_ELSEWHERE`; one that nobody booked or announced is `NOT_FOUND` and can be reported as an arrival.',
  ],
  'terminals.configuration': [
    'Get the configuration',
    'Returns the timeouts of the terminal pages in seconds. Ask at start and from time to time.',
  ],
  'terminals.logs': [
    'Send log lines',
    `Sends each line once, oldest first, at most ${NUMBERS.logBatch} in a call and ${NUMBERS.logLines} a minute (\`TOO_MANY_TRIES\`: keep them and send them later). Name the task if one asked for them. ${ONCE}`,
  ],
  'terminals.versionProgress': [
    'Report progress of a software version',
    `Not accepted if the task has ended, was never handed out, or its time has not come or has passed. ${ONCE}`,
  ],
  'terminals.versionPackage': [
    'Download a software package',
    'Returns the ZIP file, or a part of it with the header `Range`. `NOT_FOUND` unless the task is under way.',
  ],
  'terminals.boxes': [
    'Get the state of the locker',
    'Returns its boxes with size and dimensions, the parcels in them, the price of their use, open alerts and permitted providers. Ask at start, when the terminal has lost its state, and before it offers a box; with `mobile` for the price of a customer.',
  ],
};
