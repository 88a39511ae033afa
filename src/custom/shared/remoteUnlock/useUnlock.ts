// Boxes on their way to being opened: asked about first where parcels are inside, then opened, and what is said at the end.
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Box } from '../../../../contract/boxes/boxes.ts';
import { parcelsInside } from '../../../../domain/boxes/boxChanges.ts';
import { isOver, openBoxes, type Opening, type OpenRow } from './opening.ts';

/** Boxes about to be opened: waiting for a yes because of parcels, or being opened. */
export type Unlocking =
  | { step: 'confirm'; boxes: readonly Box[] }
  | { step: 'open'; boxes: readonly Box[]; opening: Opening }
  | null;

export interface Unlock {
  unlocking: Unlocking;
  /** Opens the boxes; where a parcel is inside it is asked first. */
  start: (boxes: readonly Box[]) => void;
  /** Yes: the boxes are opened although parcels are inside. */
  confirmUnlock: () => void;
  /** Closes what is asked or shown; nothing more is asked about the boxes. */
  endUnlock: () => void;
}

/** The words at the end of a remote unlock: all opened, or some still on their way. */
function endWords(rows: readonly OpenRow[], comma: string): [string, object] | undefined {
  if (rows.every((row) => row.state === 'OPENED')) {
    return ['remoteUnlock.allOpened', { names: rows.map((row) => row.box.name).join(comma) }];
  }
  const waiting = rows.filter((row) => !isOver(row)).length;
  return waiting > 0 ? ['remoteUnlock.goesOn', { smart_count: waiting }] : undefined;
}

/** @param refresh looks at the boxes anew, once doors have opened or may yet */
export function useUnlock(refresh: () => Promise<void>): Unlock {
  const notify = useNotify();
  const translate = useTranslate();
  const [unlocking, setUnlocking] = useState<Unlocking>(null);
  const opening = useRef<Opening | null>(null);
  useEffect(() => () => opening.current?.stop(), []);
  const open = (boxes: readonly Box[]) => {
    // Pressed twice in one moment: they are being opened already.
    if (opening.current) return;
    opening.current = openBoxes(boxes);
    setUnlocking({ step: 'open', boxes, opening: opening.current });
  };
  const start = (boxes: readonly Box[]) => {
    if (parcelsInside(boxes).length > 0) setUnlocking({ step: 'confirm', boxes });
    else open(boxes);
  };
  const endUnlock = () => {
    setUnlocking(null);
    const words = opening.current && endWords(opening.current.rows(), translate('boxes.comma'));
    opening.current?.stop();
    opening.current = null;
    if (!words) return;
    const [key, messageArgs] = words;
    notify(key, { type: 'success', messageArgs });
    void refresh();
  };
  const confirmUnlock = () => {
    if (unlocking) open(unlocking.boxes);
  };
  return { unlocking, start, confirmUnlock, endUnlock };
}
