// What keeps a box from being booked: the rules by which a reservation decides, and by which staff are told why.
import type { BoxStatus } from './boxes.ts';
import type { LockerStatus, Situation } from '../lockers/lockers.ts';

/** No reservation into a DISABLED locker; one that is out of touch takes reservations. */
export const takesReservations = (lockerStatus: LockerStatus): boolean => lockerStatus === 'ENABLE';

/** A locker's own boxes take no parcels. */
export const takesParcels = ({ management }: { readonly management: boolean }): boolean =>
  !management;

/** Nothing stands in it or is promised to it, and nobody took it out of use. */
export const isFree = (status: BoxStatus): status is 'AVAILABLE' => status === 'AVAILABLE';

/** What keeps a box from being booked, in the order in which a reservation looks. */
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

/** What is odd about a box that can be booked all the same. */
export const BOX_NOTES = ['LOCKER_OFFLINE', 'LOCKER_EXCEPTION', 'DOOR_OPEN'] as const;
export type BoxNote = (typeof BOX_NOTES)[number];

/** What decides about a box. */
export interface BookableFacts {
  readonly lockerStatus: LockerStatus;
  readonly management: boolean;
  readonly status: BoxStatus;
}

/** Everything that keeps the box from being booked; nothing where it can be. */
export const hindrancesOf = ({
  lockerStatus,
  management,
  status,
}: BookableFacts): readonly Hindrance[] => [
  ...(takesReservations(lockerStatus) ? [] : (['LOCKER_DISABLED'] as const)),
  ...(takesParcels({ management }) ? [] : (['MANAGEMENT'] as const)),
  ...(isFree(status) ? [] : [status]),
];

/** What somebody should know of the box besides. */
export function notesOf(lockerSituation: Situation, doorStatus: string | null): readonly BoxNote[] {
  return [
    ...(lockerSituation === 'OFFLINE' ? (['LOCKER_OFFLINE'] as const) : []),
    ...(lockerSituation === 'EXCEPTION' ? (['LOCKER_EXCEPTION'] as const) : []),
    ...(doorStatus === 'OPEN' ? (['DOOR_OPEN'] as const) : []),
  ];
}
