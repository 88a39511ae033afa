// The scans of a session: sent one after another, without waiting for the response to scan on.
import { useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import type { Input, Output } from '../../../contract/endpoint.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError, mayRetry } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';

export type Scan = Input<typeof parcelActions.warehouse>;

/** How a scan ended. `asking`: the parcel is in a box, and staff say whether it is here; `kept`: it is not. */
interface ScanEnd {
  readonly outcome: 'sending' | 'done' | 'refused' | 'asking' | 'kept' | 'undone';
  /** Why it was refused, as text. */
  readonly reason?: string;
  /** Whether it may succeed when it is sent again as it is. */
  readonly mayRepeat?: boolean;
  /** Where the parcel is, and since when, if it is in a box. */
  readonly inBox?: CallError['values'];
  readonly boxToCheck?: Output<typeof parcelActions.warehouse>['boxToCheck'];
}

const NOTHING_YET = { inBox: undefined, boxToCheck: undefined, mayRepeat: undefined };

export interface ScanRow extends Scan, ScanEnd {
  /** Its one-based position in the session. */
  readonly place: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

async function send(scan: Scan): Promise<ScanEnd> {
  try {
    const { boxToCheck } = await call(parcelActions.warehouse, scan);
    return { outcome: 'done', boxToCheck };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'PARCEL_IN_BOX') return { outcome: 'asking', inBox: error.values };
    const reason = error.status === 404 ? '' : error.message;
    return { outcome: 'refused', reason, mayRepeat: mayRetry(error) };
  }
}

async function undo({ boxToCheck }: ScanRow): Promise<ScanEnd> {
  try {
    if (boxToCheck) await call(boxWhy.recordStray, boxToCheck);
    return { outcome: 'undone' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { outcome: 'refused', reason: error.message };
  }
}

/** Newest first. */
export function useScans() {
  const [rows, setRows] = useState<readonly ScanRow[]>([]);
  const last = useRef(Promise.resolve());
  const place = useRef(0);
  const { once } = useOnce();

  const end = (of: number, how: ScanEnd) =>
    setRows((before) =>
      before.map((row) => (row.place === of ? { ...row, ...NOTHING_YET, ...how } : row)),
    );
  const queue = (of: number, work: () => Promise<ScanEnd>) => {
    last.current = last.current.then(async () => end(of, await work()));
    return last.current;
  };
  const begin = (scan: Scan) => {
    place.current += 1;
    const mine = place.current;
    setRows((before) => [
      { ...scan, place: mine, time: Date.now(), outcome: 'sending' },
      ...before,
    ]);
    return queue(mine, () => send(scan));
  };
  const again = (row: Pick<ScanRow, 'place'>, work: () => Promise<ScanEnd>) =>
    void once(() => {
      end(row.place, { outcome: 'sending' });
      return queue(row.place, work);
    }, String(row.place));
  /** A scan is not sent again while it is in progress, or waits for an answer. */
  const add = useEvent((scan: Scan) => {
    const keys = ['parcelNumber', 'location', 'status'] as const;
    const waits = (row: ScanRow) =>
      row.outcome === 'asking' && keys.every((key) => row[key] === scan[key]);
    if (!rows.some(waits)) void once(() => begin(scan), JSON.stringify(scan));
  });
  return {
    rows,
    add,
    confirm: (row: ScanRow) => {
      const { parcelNumber, location, status } = row;
      again(row, () => send({ parcelNumber, location, status, confirmed: true }));
    },
    repeat: ({ parcelNumber, location, status, confirmed, ...row }: ScanRow) =>
      again(row, () => send({ parcelNumber, location, status, confirmed })),
    keep: (row: ScanRow) => end(row.place, { outcome: 'kept' }),
    undo: (row: ScanRow) => again(row, () => undo(row)),
  };
}

export type Scans = ReturnType<typeof useScans>;
