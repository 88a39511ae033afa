// Converts the server's search results to hits with links.
import type { SearchResults } from '../../../contract/operations/search.ts';
import { shownSituation } from '../../../domain/lockers/lockers.ts';
import { choiceKey } from '../../engine/fields/choice.tsx';
import { routes } from '../../routes/pages.ts';
import { pagePath, showPath } from '../../routes/route.ts';
import type { Hit } from './hit.ts';

type One<K extends Exclude<keyof SearchResults, 'tooMany'>> = SearchResults[K][number];

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ');

interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
}

const nameOf = ({ firstName, lastName, username }: Person) =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

const ofParcel =
  (group: 'parcels' | 'bookings') =>
  (row: One<'parcels'>): Hit => ({
    group,
    key: `${group}-${row.ordersId}`,
    id: row.ordersId,
    icon: group === 'parcels' ? 'parcel' : 'ticket',
    label: (group === 'bookings' && row.bookNumber) || row.parcelNumber,
    under: joined(group === 'bookings' ? row.parcelNumber : null, row.lockerName, row.boxName),
    state: choiceKey('ordersStatus', row.ordersStatus),
    exact: row.exact,
    to: pagePath(routes.parcel, { ordersId: row.ordersId }),
  });

const ofBox = (row: One<'boxes'>): Hit => ({
  group: 'boxes',
  key: `box-${row.boxId}`,
  icon: 'ajar',
  label: `${row.lockerName} – ${row.boxName}`,
  state: choiceKey('shownStatus', row.status === 'OCCUPIED' ? 'STORED' : row.status),
  exact: row.exact,
  to: pagePath(routes.boxInfo, { id: row.lockerId, box: row.boxId }),
});

const ofLocker = (row: One<'lockers'>): Hit => ({
  group: 'lockers',
  key: `locker-${row.lockerId}`,
  id: row.lockerId,
  icon: 'boxes',
  label: row.lockerName,
  under: joined(row.lockerNumber, row.location),
  state: choiceKey('lockerSituation', shownSituation(row)),
  exact: row.exact,
  to: pagePath(routes.boxInfo, { id: row.lockerId }),
});

const ofMember = (row: One<'members'>): Hit => ({
  group: 'members',
  key: `member-${row.memberId}`,
  icon: 'people',
  label: nameOf(row),
  under: joined(row.memberNo, row.username, row.mobile),
  exact: row.exact,
  to: pagePath(routes.member, { memberId: row.memberId }),
});

const ofStaff = (row: One<'staff'>): Hit => ({
  group: 'staff',
  key: `staff-${row.userId}`,
  icon: 'key',
  label: nameOf(row),
  under: joined(row.username, row.staffNo),
  exact: row.exact,
  to: showPath(row.loginType === 'BACKEND' ? 'staff' : 'terminalUsers', row.userId),
});

/** All results, by group. */
export const hitsOf = (found: SearchResults): readonly Hit[] => [
  ...found.parcels.map(ofParcel('parcels')),
  ...found.bookings.map(ofParcel('bookings')),
  ...found.boxes.map(ofBox),
  ...found.lockers.map(ofLocker),
  ...found.members.map(ofMember),
  ...found.staff.map(ofStaff),
];
