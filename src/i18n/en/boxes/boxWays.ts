// English messages: links of a selected box, and why it cannot be booked.
import type { BoxNote, Hindrance } from '../../../../domain/boxes/bookable.ts';

export const boxWays = {
  why: 'Why?',
  openCase: 'Open a case',
  bookable: 'Box %{box} can be booked',
  bookableText: 'It is free, its size takes parcels, and the locker takes reservations.',
  notBookable: 'Why box %{box} cannot be booked',
  hindrance: {
    LOCKER_DISABLED: 'The locker is disabled: nothing can be reserved in it.',
    MANAGEMENT: 'It is one of the locker’s own boxes: its size takes no parcels.',
    RESERVED: 'It is reserved for a parcel that has not come yet.',
    OCCUPIED: 'A parcel stands in it.',
    EXPIRED: 'A parcel stands in it whose time is over.',
    LOCKED: 'It is locked.',
    FLAGGED: 'It is flagged: it is not used until somebody has looked into it.',
  } satisfies Record<Hindrance, string>,
  note: {
    LOCKER_OFFLINE:
      'The locker is offline. It takes reservations and learns of them when it is back.',
    LOCKER_EXCEPTION: 'The locker reports trouble. It takes reservations all the same.',
    DOOR_OPEN: 'Its door stands open. That alone keeps nobody from booking it.',
  } satisfies Record<BoxNote, string>,
  since: 'Since %{time}',
  sinceBy: 'Since %{time}, by %{name}',
  sinceTerminal: 'Since %{time}, at the terminal',
  booking: 'booking %{number}',
};
