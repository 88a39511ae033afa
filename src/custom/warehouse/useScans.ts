// The scans of a session: sent one after another, without waiting for the response to scan on.
import { useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Input } from '../../../contract/endpoint.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';

export type Scan = Input<typeof parcelActions.warehouse>;

export interface ScanRow extends Scan {
  /** Its one-based position in the session. */
  readonly place: number;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly outcome: 'sending' | 'done' | 'refused';
  /** Why it was refused, as text. */
  readonly reason?: string;
}

/** Newest first. */
export function useScans() {
  const [rows, setRows] = useState<readonly ScanRow[]>([]);
  const last = useRef(Promise.resolve());
  const place = useRef(0);
  const { once } = useOnce();

  const end = (of: number, how: Pick<ScanRow, 'outcome' | 'reason'>) =>
    setRows((before) => before.map((row) => (row.place === of ? { ...row, ...how } : row)));
  const send = async (scan: Scan, of: number) => {
    try {
      await call(parcelActions.warehouse, scan);
      end(of, { outcome: 'done' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      end(of, { outcome: 'refused', reason: error.status === 404 ? '' : error.message });
    }
  };
  const begin = (scan: Scan) => {
    place.current += 1;
    const mine = place.current;
    setRows((before) => [
      { ...scan, place: mine, time: Date.now(), outcome: 'sending' },
      ...before,
    ]);
    last.current = last.current.then(() => send(scan, mine));
    return last.current;
  };
  /** A scan is not sent again while it is in progress. */
  const add = useEvent((scan: Scan) => void once(() => begin(scan), JSON.stringify(scan)));
  return { rows, add };
}
