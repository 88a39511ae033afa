// A locker's front as rooms draw it: the domain says which box is where and how, the engine draws tones.
import { boxHeight } from '../../../domain/layout/cabinet.ts';
import type { ShownStatus } from '../../../domain/boxes/boxes.ts';
import { decodeFront } from '../../../domain/layout/front.ts';
import type { Front, Tone } from '../../engine/fields/figures/front.tsx';

const TONES: Record<ShownStatus, Tone> = {
  AVAILABLE: 'free',
  STORED: 'stored',
  RESERVED: 'reserved',
  LOCKED: 'locked',
  FLAGGED: 'flagged',
  EXPIRED: 'expired',
};

/** The front of the columns as the server tells them; `known`: whether anybody can say how the boxes are now. */
export function frontOf(columns: readonly string[], known: boolean): Front {
  return {
    known,
    columns: decodeFront(columns).map((column) =>
      column.map(({ open, boxTypeName, status }) => {
        const tone = boxTypeName === 'CONTROL' ? 'control' : TONES[status];
        return { tone: open ? 'open' : tone, height: boxHeight(boxTypeName) };
      }),
    ),
  };
}
