// English messages: links of a selected box, and why it cannot be booked.
import type { BoxNote, Hindrance } from '../../../../domain/boxes/bookable.ts';

export const boxWays = {
  why: 'Why?',
  history: 'History',
  openCase: 'New case',
  bookable: 'Box %{box} can be booked',
  bookableText: 'The box is free, its size accepts parcels, and the locker accepts reservations.',
  notBookable: 'Why box %{box} cannot be booked',
  hindrance: {
    LOCKER_DISABLED: 'The locker is disabled and accepts no reservations.',
    MANAGEMENT: 'The box is for the locker’s own use and accepts no parcels.',
    RESERVED: 'Reserved for a parcel that has not arrived yet.',
    OCCUPIED: 'Contains a parcel.',
    EXPIRED: 'Contains an expired parcel.',
    LOCKED: 'The box is locked.',
    FLAGGED: 'The box is flagged and not used until it has been checked.',
  } satisfies Record<Hindrance, string>,
  note: {
    LOCKER_OFFLINE:
      'The locker is offline. It accepts reservations and receives them when it reconnects.',
    LOCKER_EXCEPTION: 'The locker reports a problem but still accepts reservations.',
    DOOR_OPEN: 'The door is open. This does not prevent booking.',
  } satisfies Record<BoxNote, string>,
  since: 'Since %{time}',
  sinceBy: 'Since %{time}, by %{name}',
  sinceTerminal: 'Since %{time}, at the terminal',
  booking: 'booking %{number}',
};
