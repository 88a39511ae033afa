// Where a row that stands at a locker leads: to the locker's boxes, with its own box chosen.
import { lockerCalls } from '../../../contract/lockers/lockers.ts';
import { boxInfo } from '../../custom/boxInfo/page.ts';
import { link } from '../../engine/actions/action.ts';
import { suggest } from '../../engine/declarations.ts';

interface Placed {
  readonly lockerId?: number | undefined;
  readonly boxId?: number | null;
}

/** To the boxes of the row's locker; not offered where a server does not tell which locker it is. */
export const showBoxes = link(boxInfo, {
  on: 'row',
  when: (row: Placed) => row.lockerId !== undefined,
  with: ({ lockerId = 0, boxId }) => ({ id: lockerId, ...(boxId && { box: boxId }) }),
});

/** The lockers' names, offered while somebody types one. */
export const suggestLockers = suggest(
  lockerCalls.names,
  (lockerName) => ({ lockerName }),
  (found) => found.map((locker) => locker.lockerName),
);
