// A locker in the legacy API: legacy status, free period, and the boxes of its mouths.
import { boxTypeIdOf } from '../boxes/boxTypes.ts';
import { isStanding, withCell, type Layout, type PlacedLayoutBox } from '../layout/layout.ts';
import { UNNUMBERED_TYPE } from '../layout/doors.ts';
import { renumber } from '../layout/numbers.ts';
import { wiringFor } from '../layout/ports.ts';
import { fromBoxes, type ListedBox } from '../layout/wire.ts';
import {
  legacyStatus,
  legacyTypeId,
  ownTypeId,
  type LegacyCabinet,
  type LegacyStatus,
} from '../layout/legacyCabinets.ts';
import type { OverdueType } from '../parcels/overdueTypes.ts';
import type { Numbered } from '../recordId.ts';
import { opposite, type LockerStatus } from './lockers.ts';

/** The legacy status (R4.8) of a whole locker: out of service, in use, or neither. */
export function wholeStatus(lockerStatus: LockerStatus, usedBoxes: number): LegacyStatus {
  if (lockerStatus === 'DISABLE') return 'LOCKED';
  return usedBoxes > 0 ? 'USED' : 'ENABLE';
}

/** The locker status for a requested legacy status; USED cannot be requested. */
export function lockerStatusOf(status: Exclude<LegacyStatus, 'USED'> | LockerStatus): LockerStatus {
  return status === 'LOCKED' ? opposite('ENABLE') : status;
}

/** The unit of a free period (R3.96). Default: days. */
export function overdueTypeOf({ freeDays, freeHours }: FreePeriod): OverdueType {
  return freeDays === null && freeHours !== null ? 'HOUR' : 'DAY';
}

/** Only one of the two is set, according to the overdue type. */
export interface FreePeriod {
  freeDays: number | null;
  freeHours: number | null;
}

/** A stored box with its mouth's number: numbered in order of creation, and never renumbered. */
export interface NumberedBox extends Numbered<PlacedLayoutBox> {
  boxId: number;
  number: number;
}

/** The cabinets of stored boxes; `ids` maps cabinet numbers to ids. Removed boxes are left out. */
export function cabinetsOf(
  boxes: readonly NumberedBox[],
  ids: ReadonlyMap<number, number>,
): LegacyCabinet[] {
  const standing = boxes.filter(({ deleteFlag }) => !deleteFlag);
  const columns = [...new Set(standing.map(({ positionX }) => positionX))];
  return columns
    .toSorted((one, other) => one - other)
    .map((column) => ({
      id: ids.get(column + 1) ?? null,
      number: column + 1,
      deleteFlag: false,
      mouths: standing
        .filter(({ positionX }) => positionX === column)
        .toSorted((one, other) => one.positionY - other.positionY)
        .map((box) => ({
          number: box.number,
          numberInCabinet: box.positionY + 1,
          mouthType: { id: legacyTypeId(box.boxTypeId) ?? 0 },
          deleteFlag: false,
          status: legacyStatus(box.status),
        })),
    }));
}

type Mouth = LegacyCabinet['mouths'][number];

/** A mouth as a box: a stored one keeps the properties that cabinets lack, a new one has no id. */
function listed(
  { number, deleteFlag }: LegacyCabinet,
  mouth: Mouth,
  stored: NumberedBox | undefined,
): ListedBox {
  const { number: _, ...kept } = stored ?? { number: 0 };
  const type = { boxTypeId: ownTypeId(mouth.mouthType.id) ?? 0 };
  const same = stored?.boxTypeId === type.boxTypeId;
  return {
    ...kept,
    ...type,
    ...(!same && {
      boxTypeName: null,
      skipNumber: type.boxTypeId === boxTypeIdOf(UNNUMBERED_TYPE),
    }),
    positionX: number - 1,
    positionY: mouth.numberInCabinet - 1,
    deleteFlag: deleteFlag || mouth.deleteFlag,
  };
}

/** New boxes get default wiring one after the other, from the first column. */
function wired(layout: Layout): Layout {
  return layout.columns.reduce(
    (before, { cells }, column) =>
      cells.reduce<Layout>((so, box, row) => {
        if (!isStanding(box) || box.boxId !== null || box.skipNumber) return so;
        return withCell(so, { column, row }, { ...box, ...wiringFor(so, { column, row }) });
      }, before),
    layout,
  );
}

/**
 * The layout described by cabinets over the stored boxes, numbered and wired, ready for errorsIn(). A mouth is new if its
 * number belongs to no current box.
 */
export function layoutOf(
  cabinets: readonly LegacyCabinet[],
  stored: readonly NumberedBox[],
): Layout {
  const standing = new Map(stored.filter((box) => !box.deleteFlag).map((box) => [box.number, box]));
  const boxes = cabinets.flatMap((cabinet) =>
    cabinet.mouths.map((mouth) => listed(cabinet, mouth, standing.get(mouth.number))),
  );
  return renumber(wired(fromBoxes(boxes)));
}
