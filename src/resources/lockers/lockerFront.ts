// A locker's front as shown in lists: the domain computes the boxes, the engine draws tones.
import { decodeFront, type DecodedBox } from '../../../domain/layout/front.ts';
import { boxHeight } from '../../../domain/layout/cabinet.ts';
import type { ShownStatus } from '../../../domain/boxes/boxes.ts';
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import type { Front, Tone } from '../../engine/fields/figures/front.tsx';
import type { Share } from '../../engine/fields/figures/share.tsx';

const TONES: Record<ShownStatus, Tone> = {
  AVAILABLE: 'free',
  STORED: 'stored',
  RESERVED: 'reserved',
  LOCKED: 'locked',
  FLAGGED: 'flagged',
  EXPIRED: 'expired',
};

function toneOf(box: DecodedBox): Tone {
  if (box.open) return 'open';
  return box.boxTypeName === 'CONTROL' ? 'control' : TONES[box.status];
}

/** Unknown states are marked: the boxes of an offline locker have no known state. */
const isKnown = (row: LockerRow): boolean => row.lockerSituation !== 'OFFLINE';

/** A locker's front; undefined if the server does not return one. */
export function lockerFront(row: LockerRow): Front | undefined {
  if (!row.front) return undefined;
  const columns = decodeFront(row.front).map((column) =>
    column.map((box) => ({ tone: toneOf(box), height: boxHeight(box.boxTypeName) })),
  );
  return { columns, known: isKnown(row) };
}

/** Number of boxes in use; undefined while unknown. */
export function boxesInUse(row: LockerRow): Share | undefined {
  if (!isKnown(row) || row.boxCount === undefined || row.usedBoxCount === undefined)
    return undefined;
  return { part: row.usedBoxCount, whole: row.boxCount };
}
