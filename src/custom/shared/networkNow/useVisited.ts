// The boxes that ask for a visit, as one line: what, in how many lockers, and the walking list.
import { useTranslate } from 'react-admin';
import { boxStates } from '../../../../contract/boxes/boxStates.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { listUrl } from '../../../routes/route.ts';
import type { VisitedBoxes } from './figures.ts';

const ICONS = { EXPIRED: 'late', FLAGGED: 'flag' } as const;

/** `34 boxes with expired parcels`, `20 lockers`. The walking list is the list of boxes, by locker and box, to print. */
export function useVisited() {
  const translate = useTranslate();
  const lists = useCanAccess()(boxStates.list);
  const messages = (name: string, count: number) =>
    translate(`dashboard.visited.${name}`, { smart_count: count });
  return ({ status, boxCount, lockerCount, offlineBoxCount, since }: VisitedBoxes) => ({
    icon: ICONS[status],
    what: messages(status, boxCount),
    where: messages('lockers', lockerCount),
    elsewhere: offlineBoxCount > 0 ? messages('offline', offlineBoxCount) : '',
    since,
    to: lists ? listUrl('boxStates', { shownStatus: status }) : undefined,
  });
}
