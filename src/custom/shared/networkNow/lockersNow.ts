// The network's lockers as they are now: what the documented endpoints report of trouble.
import { lockers, type LockerRow } from '../../../../contract/lockers/lockers.ts';
import { call } from '../../../dataProvider/call.ts';
import { MOST_ON_MAP } from '../LockerMap/mapping.ts';
import type { InTrouble } from './figures.ts';

/** Rows, and the total count. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** As many as a screen can show, unreachable ones first. Throws as `call` does. */
export async function lockersNow(signal: AbortSignal): Promise<Rows<LockerRow>> {
  const { content, totalElements } = await call(
    lockers.list,
    { page: 0, size: MOST_ON_MAP, sort: 'lockerSituation,desc' },
    { signal },
  );
  return { rows: content, total: totalElements };
}

/** A locker in trouble by its situation, where nothing else is reported. */
export type Troubled = Omit<InTrouble, 'trouble'> & {
  readonly trouble: InTrouble['trouble'] | 'EXCEPTION';
};

const ofLocker = ({ lockerId, lockerName, lockerSituation, ...row }: LockerRow): Troubled => ({
  lockerId,
  lockerName,
  trouble: lockerSituation === 'OFFLINE' ? 'OFFLINE' : 'EXCEPTION',
  urgent: lockerSituation === 'OFFLINE',
  since: row.situationTime ?? null,
  storedCount: 0,
  expiredCount: 0,
  flaggedCount: 0,
  boxCount: row.boxCount ?? 0,
  usedBoxCount: row.usedBoxCount ?? 0,
  front: row.front ?? [],
});

/** Lockers that are not online: unreachable ones first, longest first. */
export const troubledLockers = (rows: readonly LockerRow[]): readonly Troubled[] =>
  rows
    .filter(({ lockerSituation }) => lockerSituation !== 'ONLINE')
    .map(ofLocker)
    .toSorted(
      (one, other) =>
        Number(other.urgent) - Number(one.urgent) ||
        (one.since ?? Infinity) - (other.since ?? Infinity) ||
        one.lockerId - other.lockerId,
    );
