// What prevents the booking of a box: rules for reservations, and for explaining them to staff.
import type { BoxStatus } from './boxes.ts';
import type { LockerStatus, Situation } from '../lockers/lockers.ts';

/** A DISABLED locker takes no reservations; an OFFLINE one does. */
export const takesReservations = (lockerStatus: LockerStatus): boolean => lockerStatus === 'ENABLE';

/** A locker's own boxes take no parcels. */
export const takesParcels = ({ management }: { readonly management: boolean }): boolean =>
  !management;

/** Neither occupied nor booked, and not taken out of service. */
export const isFree = (status: BoxStatus): status is 'AVAILABLE' => status === 'AVAILABLE';

/** What prevents a booking, in the order of a reservation's checks. */
export const HINDRANCES = [
  'LOCKER_DISABLED',
  'MANAGEMENT',
  'RESERVED',
  'OCCUPIED',
  'EXPIRED',
  'LOCKED',
  'FLAGGED',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** Unusual facts about a box that can be booked all the same. */
export const BOX_NOTES = ['LOCKER_OFFLINE', 'LOCKER_EXCEPTION', 'DOOR_OPEN'] as const;
export type BoxNote = (typeof BOX_NOTES)[number];

/** The facts that decide whether a box can be booked. */
export interface BookableFacts {
  readonly lockerStatus: LockerStatus;
  readonly management: boolean;
  readonly status: BoxStatus;
}

/** Everything that prevents a booking; empty if the box can be booked. */
export const hindrancesOf = ({
  lockerStatus,
  management,
  status,
}: BookableFacts): readonly Hindrance[] => [
  ...(takesReservations(lockerStatus) ? [] : (['LOCKER_DISABLED'] as const)),
  ...(takesParcels({ management }) ? [] : (['MANAGEMENT'] as const)),
  ...(isFree(status) ? [] : [status]),
];

/** Further remarks on the box. */
export function notesOf(lockerSituation: Situation, doorStatus: string | null): readonly BoxNote[] {
  return [
    ...(lockerSituation === 'OFFLINE' ? (['LOCKER_OFFLINE'] as const) : []),
    ...(lockerSituation === 'EXCEPTION' ? (['LOCKER_EXCEPTION'] as const) : []),
    ...(doorStatus === 'OPEN' ? (['DOOR_OPEN'] as const) : []),
  ];
}
