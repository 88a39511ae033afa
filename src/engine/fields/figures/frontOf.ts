// A locker's front: the domain positions the boxes, the engine draws them.
import { boxHeight } from '../../../../domain/layout/cabinet.ts';
import type { ShownStatus } from '../../../../domain/boxes/boxes.ts';
import { decodeFront } from '../../../../domain/layout/front.ts';
import type { Front, Tone } from './FrontDrawing.tsx';

const TONES: Record<ShownStatus, Tone> = {
  AVAILABLE: 'free',
  STORED: 'stored',
  RESERVED: 'reserved',
  LOCKED: 'locked',
  FLAGGED: 'flagged',
  EXPIRED: 'expired',
};

/** The front of the server's columns; `known`: whether the current state of the boxes is known. */
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
