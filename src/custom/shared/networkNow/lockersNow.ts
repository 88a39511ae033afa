// The network's lockers as they are now: what the documented endpoints report of trouble.
import { shownSituation } from '../../../../domain/lockers/lockers.ts';
import { lockers, type LockerRow } from '../../../../contract/lockers/lockers.ts';
import { isTrouble, isUrgent, type Trouble } from '../../../../domain/lockers/trouble.ts';
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

/** A locker in trouble as its row tells it. */
const ofLocker = ({ lockerId, lockerName, ...row }: LockerRow, trouble: Trouble): InTrouble => ({
  lockerId,
  lockerName,
  trouble,
  urgent: isUrgent(shownSituation(row)),
  neverConnected: shownSituation(row) === 'NEVER_CONNECTED',
  since: row.situationTime ?? null,
  otherAlertCount: 0,
  storedCount: 0,
  expiredCount: 0,
  flaggedCount: 0,
  boxCount: row.boxCount ?? 0,
  usedBoxCount: row.usedBoxCount ?? 0,
  front: row.front ?? [],
});

/** Lockers in trouble where only their rows tell of it: urgent ones first, longest first. */
export const troubledLockers = (rows: readonly LockerRow[]): readonly InTrouble[] =>
  rows
    .flatMap((row) => (isTrouble(row.lockerSituation) ? [ofLocker(row, row.lockerSituation)] : []))
    .toSorted(
      (one, other) =>
        Number(other.urgent) - Number(one.urgent) ||
        (one.since ?? Infinity) - (other.since ?? Infinity) ||
        `${one.lockerId}`.localeCompare(`${other.lockerId}`, 'en', { numeric: true }),
    );
