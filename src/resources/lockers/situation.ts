// Icon and tone of a locker's situation, for all lists of lockers.
import type { Situation } from '../../../domain/lockers/lockers.ts';
import { badge } from '../../engine/fields/badge.tsx';
import type { FieldType } from '../../engine/fields/fieldType.ts';

interface Placed {
  readonly lockerSituation: Situation;
  readonly situationTime?: number | null | undefined;
  readonly heartbeatTime?: number | null | undefined;
}

/** Grey is normal: only problems have a colour and a start time, and link to the alerts if the list has that action. */
export const situation = <R extends Placed>(): FieldType<R> =>
  badge<R>(
    {
      ONLINE: { icon: 'online' },
      OFFLINE: { icon: 'offline', tone: 'alarm' },
      EXCEPTION: { icon: 'warn', tone: 'warn' },
      NEVER_CONNECTED: { icon: 'offline', tone: 'warn' },
    },
    {
      since: (row) => (row.heartbeatTime === null ? undefined : row.situationTime),
      does: 'alerts',
    },
  );
