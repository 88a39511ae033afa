// Link from a row to its locker's boxes, with the row's box selected.
import { pages } from '../../custom/pages.ts';
import { lockerCalls } from '../../../contract/lockers/lockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { link } from '../../engine/actions/action.ts';
import { picker } from '../../engine/fields/references/picker.ts';
import { reference } from '../../engine/fields/references/reference.tsx';
import { suggest } from '../../engine/suggest.ts';

interface Placed {
  readonly lockerId?: RecordId | undefined;
  readonly boxId?: RecordId | null;
}

/** The boxes of the row's locker; not offered if the server does not return the locker's id. */
export const showBoxes = link(pages.boxInfo, {
  on: 'row',
  when: (row: Placed) => row.lockerId !== undefined,
  with: ({ lockerId = 0, boxId }) => ({ id: lockerId, ...(boxId && { box: boxId }) }),
});

/** A locker, selected by whoever may know the lockers' names. */
export const lockerByName = reference(
  picker(
    lockerCalls.names,
    (lockerName) => ({ lockerName }),
    (found) => found.map(({ lockerId, lockerName }) => ({ id: lockerId, name: lockerName })),
    (row) => (typeof row['lockerName'] === 'string' ? row['lockerName'] : undefined),
  ),
);

/** Locker name suggestions. */
export const suggestLockers = suggest(
  lockerCalls.names,
  (lockerName) => ({ lockerName }),
  (found) => found.map((locker) => locker.lockerName),
);
