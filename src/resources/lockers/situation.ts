// How a locker's situation is signed, wherever lockers are listed.
import type { Situation } from '../../../domain/lockers/lockers.ts';
import { badge } from '../../engine/fields/badge.tsx';
import type { FieldType } from '../../engine/fields/fieldType.ts';

interface Placed {
  readonly lockerSituation: Situation;
  readonly situationTime?: number | null | undefined;
}

/** "Grey is normal": only trouble has a colour, says since when, and leads to its alerts where the list has the action. */
export const situation = <R extends Placed>(): FieldType<R> =>
  badge<R>(
    {
      ONLINE: { icon: 'online' },
      OFFLINE: { icon: 'offline', tone: 'alarm' },
      EXCEPTION: { icon: 'warn', tone: 'warn' },
    },
    { since: (row) => row.situationTime, does: 'alerts' },
  );
