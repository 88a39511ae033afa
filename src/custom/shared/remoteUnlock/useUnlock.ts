// Opens boxes remotely: asks for a reason, confirms where parcels are inside, opens them, reports the result.
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { boxes as boxCalls, type Box } from '../../../../contract/boxes/boxes.ts';
import { parcelsInside } from '../../../../domain/boxes/boxChanges.ts';
import { featureOf } from '../../../dataProvider/announced.ts';
import { supports } from '../../../dataProvider/capabilities.ts';
import { isOver, openBoxes, type Opening, type OpenRow } from './opening.ts';

/** Whether the server keeps the reason of an opening: then there must be one. */
export const needsReason = (): boolean => supports(featureOf(boxCalls.remoteOpen, 'reason'));

/** Boxes to open: waiting for the reason, or confirmation because of parcels; or being opened. */
export type Unlocking =
  | { step: 'confirm'; boxes: readonly Box[]; reason: string }
  | { step: 'open'; boxes: readonly Box[]; opening: Opening }
  | null;

export type Unlock = ReturnType<typeof useUnlock>;

/** The message after a remote unlock: all opened, or some still in progress. */
function endMessages(rows: readonly OpenRow[], comma: string): [string, object] | undefined {
  if (rows.every((row) => row.state === 'OPENED')) {
    return ['remoteUnlock.allOpened', { names: rows.map((row) => row.box.name).join(comma) }];
  }
  const waiting = rows.filter((row) => !isOver(row)).length;
  return waiting > 0 ? ['remoteUnlock.goesOn', { smart_count: waiting }] : undefined;
}

/** @param refresh refetches the boxes, once doors have opened or may still open */
export function useUnlock(refresh: () => Promise<void>) {
  const notify = useNotify();
  const translate = useTranslate();
  const [unlocking, setUnlocking] = useState<Unlocking>(null);
  const opening = useRef<Opening | null>(null);
  useEffect(() => () => opening.current?.stop(), []);
  const open = (boxes: readonly Box[], reason?: string) => {
    // Ignore a double press: the boxes are already being opened.
    if (opening.current) return;
    opening.current = openBoxes(boxes, reason);
    setUnlocking({ step: 'open', boxes, opening: opening.current });
  };
  /** Opens the boxes; where a parcel is inside or a reason is missing, it asks first. */
  const start = (boxes: readonly Box[], reason = '') => {
    const asks = parcelsInside(boxes).length > 0 || (needsReason() && reason === '');
    if (asks) setUnlocking({ step: 'confirm', boxes, reason });
    else open(boxes, reason || undefined);
  };
  /** Closes the dialog and stops polling. */
  const endUnlock = () => {
    setUnlocking(null);
    const text = opening.current && endMessages(opening.current.rows(), translate('boxes.comma'));
    opening.current?.stop();
    opening.current = null;
    if (!text) return;
    const [key, messageArgs] = text;
    notify(key, { type: 'success', messageArgs });
    void refresh();
  };
  /** Confirmed: opens the boxes although parcels are inside. */
  const confirmUnlock = (reason?: string) => {
    if (unlocking) open(unlocking.boxes, reason);
  };
  return { unlocking, start, confirmUnlock, endUnlock };
}
