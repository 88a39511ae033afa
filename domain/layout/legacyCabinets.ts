// The legacy designer's cabinets and mouths as a door layout: cabinets are columns, mouths boxes.
import { boxTypeIdOf, boxTypeName } from '../boxes/boxTypes.ts';
import { readBoxStatus, type BoxStatus } from '../boxes/boxes.ts';
import type { RecordId } from '../recordId.ts';
import type { DoorType, Layout, LayoutColumn, PlacedLayoutBox } from './layout.ts';
import { UNNUMBERED_TYPE } from './doors.ts';
import { renumber } from './numbers.ts';
import { fromBoxes, placedColumn, type ListedBox } from './wire.ts';

/** R3.31. The ids are ours: none are specified. */
export const LEGACY_SIZES = [
  { boxTypeId: 1, name: 'XS' },
  { boxTypeId: 2, name: 'S' },
  { boxTypeId: 3, name: 'M' },
  { boxTypeId: 4, name: 'L' },
  { boxTypeId: 5, name: 'XL' },
  { boxTypeId: 6, name: 'XXL' },
] as const satisfies readonly DoorType[];

/** Not offered by the legacy designer, but shown if a locker has them: the network's other types under free ids. */
const OWN_TYPES: readonly DoorType[] = [
  { boxTypeId: 7, name: 'SENT' },
  { boxTypeId: 8, name: 'DYNAMIC' },
  { boxTypeId: 9, name: 'CONTROL' },
];
const TYPES: readonly DoorType[] = [...LEGACY_SIZES, ...OWN_TYPES];
const CONTROL_ID = TYPES.find(({ name }) => name === UNNUMBERED_TYPE)?.boxTypeId;

/** A legacy size's id as the network's own: XS to L are the same, but XL and XXL have the ids of SENT and DYNAMIC. */
export function ownTypeId(legacyId: number): number | undefined {
  const type = TYPES.find(({ boxTypeId }) => boxTypeId === legacyId);
  return type && boxTypeIdOf(type.name);
}

/** The network's id of a box type as the legacy designer's. */
export function legacyTypeId(boxTypeId: number): number | undefined {
  const name = boxTypeName(boxTypeId);
  return TYPES.find((type) => type.name === name)?.boxTypeId;
}

/** R4.8: the legacy statuses are ENABLE, USED and LOCKED. */
export type LegacyStatus = 'ENABLE' | 'USED' | 'LOCKED';

/** A mouth. Its number is unique in the locker and never changes; numberInCabinet counts from the top, from 1. */
export interface LegacyMouth {
  number: number;
  numberInCabinet: number;
  mouthType: { id: number };
  deleteFlag: boolean;
  status: LegacyStatus;
}

/** A cabinet; number counts from the left, from 1. A new one has no id. */
export interface LegacyCabinet {
  id: RecordId | null;
  number: number;
  deleteFlag: boolean;
  mouths: LegacyMouth[];
}

const LEGACY_STATUSES: Record<BoxStatus, LegacyStatus> = {
  AVAILABLE: 'ENABLE',
  OCCUPIED: 'USED',
  RESERVED: 'USED',
  EXPIRED: 'USED',
  LOCKED: 'LOCKED',
  FLAGGED: 'LOCKED',
};

/** The legacy status: stored, booked or expired is USED, out of service is LOCKED. */
export function legacyStatus(status: BoxStatus): LegacyStatus {
  return LEGACY_STATUSES[status];
}

function listed(cabinet: LegacyCabinet, mouth: LegacyMouth): ListedBox {
  return {
    boxId: mouth.number,
    boxTypeId: mouth.mouthType.id,
    boxTypeName: TYPES.find((size) => size.boxTypeId === mouth.mouthType.id)?.name ?? '',
    status: readBoxStatus(mouth.status) ?? 'AVAILABLE',
    skipNumber: mouth.mouthType.id === CONTROL_ID,
    positionX: cabinet.number - 1,
    positionY: mouth.numberInCabinet - 1,
    deleteFlag: cabinet.deleteFlag || mouth.deleteFlag,
  };
}

/**
 * The layout of a legacy locker, each column with its cabinet's id and each box with its mouth's number as id and a name of its own.
 * No gap, and a name of its own (R5.36): errorsIn() says the first.
 */
export function fromCabinets(cabinets: readonly LegacyCabinet[]): Layout {
  const boxes = cabinets.flatMap((cabinet) => cabinet.mouths.map((one) => listed(cabinet, one)));
  const layout = renumber(fromBoxes(boxes));
  const standing = cabinets.filter((cabinet) => !cabinet.deleteFlag);
  const columns = layout.columns.map((column, at): LayoutColumn => {
    const cabinet = standing.find(({ number }) => number === at + 1);
    return { ...column, cabinetId: cabinet?.id ?? null };
  });
  return { ...layout, columns };
}

function mouth(box: PlacedLayoutBox, next: () => number): LegacyMouth {
  return {
    number: typeof box.boxId === 'number' ? box.boxId : next(),
    numberInCabinet: box.positionY + 1,
    mouthType: { id: box.boxTypeId },
    deleteFlag: box.deleteFlag,
    status: legacyStatus(box.status),
  };
}

/** A stored cabinet whose column has gone, with those of its mouths that went with it. */
function deleted(cabinet: LegacyCabinet, numbers: ReadonlySet<number>): LegacyCabinet {
  const mouths = cabinet.mouths
    .filter((one) => !numbers.has(one.number))
    .map((one) => ({ ...one, deleteFlag: true }));
  return { ...cabinet, deleteFlag: true, mouths };
}

/**
 * The cabinets of a layout that was drawn over the stored ones. New mouths take the numbers after the highest there
 * ever was. A cabinet left with marked mouths alone, or whose column has gone, is marked deleted with them.
 */
export function toCabinets(layout: Layout, stored: readonly LegacyCabinet[] = []): LegacyCabinet[] {
  let number = Math.max(0, ...stored.flatMap(({ mouths }) => mouths.map((one) => one.number)));
  const next = () => (number += 1);
  const columns = layout.columns.map((column, at): LegacyCabinet => {
    const own = stored.find(({ id }) => id !== null && id === column.cabinetId);
    const marked = layout.removed.filter((box) =>
      own?.mouths.some((one) => one.number === box.boxId),
    );
    const boxes = [...placedColumn(column.cells, at), ...marked];
    const mouths = boxes.map((box) => mouth(box, next));
    const gone = mouths.every(({ deleteFlag }) => deleteFlag);
    return { id: column.cabinetId ?? null, number: at + 1, deleteFlag: gone, mouths };
  });
  const kept = new Set(columns.map(({ id }) => id));
  const numbers = new Set(columns.flatMap(({ mouths }) => mouths.map((one) => one.number)));
  const rest = stored.filter(({ id }) => !kept.has(id)).map((one) => deleted(one, numbers));
  return [...columns.filter(({ id, mouths }) => id !== null || mouths.length > 0), ...rest];
}
