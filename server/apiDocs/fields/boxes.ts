// Fields of boxes: their place, their size, their status and remote opening.
import type { FieldDescriptions } from '../types.ts';

const STATUS =
  'The status: `AVAILABLE` is free, `RESERVED` promised, `OCCUPIED` holds a parcel, `EXPIRED` holds one whose time is over, `LOCKED` was taken out of use by staff, `FLAGGED` was marked as unusable.';

const TASK_STATUS =
  '`CREATED` waits for the terminal, `SENT` was handed to it; `SUCCESS` and `FAILED` are final.';

export const boxFields: FieldDescriptions = {
  boxList: 'The boxes of the locker.',
  'lockerSaves/boxList':
    'All boxes of the locker. A box that is to go must be sent with `deleteFlag`; leaving one out is refused.',
  'boxList.name': 'What is painted on the box: column letter and number, such as `A01`.',
  'lockerSaves/boxList.name':
    'What is painted on the box. Empty for the name that the layout editor gives it, such as `A01`; an existing box keeps its own.',
  'boxList.status': STATUS,
  'search/boxes.status': STATUS,
  doorStatus: '`OPEN` or `CLOSED` as the terminal last reported; null if it never did.',
  'boxes.remoteOpen/reason':
    'Why the box is opened, kept in its history; absent or empty for none.',
  openStatusFlag: 'True while the door stands open because staff opened it remotely.',
  positionX: 'The column of the box, from 0 on the left.',
  positionY: 'The row of the box, from 0.',
  boardNumber: 'The lock control board of the box.',
  portNumber: 'The port of the lock on its board.',
  bottomFlag: 'Whether the box is marked as easy to reach.',
  skipNumber: 'Whether the numbering of the column passes over this box.',
  lockType: 'The kind of lock that staff put on a reserved box; null for none.',
  expiryTime: 'When the storage time ends; null if it never ends by itself.',
  'boxList.expiryTime': 'When the storage of what stands in the box ends; null if never or empty.',
  'boxList.deleteFlag': 'True for a box taken off the locker; send true to take it off.',
  'boxList.boxId': 'The number of the box; null or absent for a new box in a save.',
  'lockerSaves/boxList.deviceId':
    'The device to which the box is wired; the negative number of a new device of the same save is allowed.',

  // Sizes
  boxTypeList: 'The box sizes.',
  'boxTypes/name': 'The name of the box size, such as `M`.',
  'boxTypes.update/boxTypeList.name':
    'The name of the box size. It must be the stored one and cannot be changed.',
  length: 'The inner depth in centimetres; null if not entered.',
  width: 'The inner width in centimetres; null if not entered.',
  height: 'The inner height in centimetres; null if not entered.',
  management:
    "True for the locker's own boxes (terminal, control unit, chute), which take no parcels.",

  // Remote opening
  taskId: 'The task concerned, by its number.',
  'boxes/taskId': 'The id of the remote opening.',
  taskStatus: TASK_STATUS,
  'boxes.openTask/error':
    'Why the door did not open: `JAMMED`, `NO_ANSWER` within 15 seconds, `OFFLINE`, or `REFUSED` by the terminal. Null otherwise.',
};
