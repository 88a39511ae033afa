// Fields of box states, and of the reasons why a box cannot be booked.
import type { FieldDescriptions } from '../types.ts';

export const boxStateFields: FieldDescriptions = {
  // States of all boxes
  'boxStates/id': 'The number of the box.',
  'boxStates/name': 'What is painted on the box: column letter and number, such as `A01`.',
  boxSize: 'The name of the box size, such as `M`.',
  shownStatus:
    'The status as staff see it: as the box status, with `STORED` for a box that holds a parcel and `EXPIRED` as soon as its time is over.',
  sinceTime: 'Since when the box has been in this status.',
  freeSince: 'Since when the box has been free; null if it is not.',
  'boxStates/parcelNumber':
    'The parcel in the box, or the one it is reserved for. Null without `PARCEL_VIEW`.',

  // Why a box cannot be booked
  bookable: 'Whether the box can be booked now.',
  hindrances: 'What keeps the box from being booked, in the order of the checks.',
  why: 'The reason: the locker is disabled, the box is one of its own (`MANAGEMENT`), or the status of the box.',
  'hindrances.since': 'Since when, where known.',
  'hindrances.byType': 'What kind of actor brought it about, where known.',
  'hindrances.byName': 'Who brought it about, where known.',
  'hindrances.parcels': 'The parcels that keep the box.',
  notes: 'What is unusual but does not prevent a booking: locker offline or in trouble, door open.',
  strays:
    'Parcels that may be in the box although no booking accounts for them; somebody has to look.',
  strayId: 'The number of the stray report.',
  'strays.ordersId': 'The number of the parcel; null if a courier brought it without a booking.',
  'strays.cause':
    'Why the parcel may be in the box: a terminal `REPORTED` it there, or a `WAREHOUSE` scan took it out without a check of the box.',
  laidInTime: 'When it was deposited, according to the terminal.',
  reportedTime: 'When the server received the report.',
  recordable: 'Whether it can be recorded in this box under its booking.',
};
