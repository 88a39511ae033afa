// Loads the locker to change, once, and the existing lockers for the map.
import { useCallback, useEffect, useState } from 'react';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { PICKER_SIZE } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError, isAborted } from '../../dataProvider/callError.ts';
import type { PlacedLocker } from '../shared/LockerMap/mapPoint.ts';

export interface ReadLocker {
  readonly locker?: LockerInfo;
  readonly error?: CallError;
  readonly again: () => void;
}

/** A locker as it is now; without an id nothing is requested. */
export function useLocker(lockerId: number | undefined): ReadLocker {
  const [state, setState] = useState<Omit<ReadLocker, 'again'>>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (lockerId === undefined) return undefined;
    const asking = new AbortController();
    const read = async () => {
      try {
        setState({ locker: await call(lockers.one, { lockerId }, { signal: asking.signal }) });
      } catch (error) {
        if (!isAborted(error) && error instanceof CallError) setState({ error });
      }
    };
    void read();
    return () => asking.abort();
  }, [lockerId, round]);
  const again = useCallback(() => {
    setState({});
    setRound((now) => now + 1);
  }, []);
  return { ...state, again };
}

const NOBODY: readonly PlacedLocker[] = [];

/** The other lockers that have coordinates; empty while unknown. */
export function useOtherLockers(lockerId: number | undefined): readonly PlacedLocker[] {
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    const asking = new AbortController();
    const read = async () => {
      try {
        const { content } = await call(lockers.list, { size: PICKER_SIZE }, asking);
        setOthers(
          content.flatMap(({ lockerId: id, lockerName: name, latitude, longitude }) =>
            id === lockerId || latitude == null || longitude == null
              ? []
              : [{ name, latitude, longitude }],
          ),
        );
      } catch {
        // The map works without them: a point can still be set.
      }
    };
    void read();
    return () => asking.abort();
  }, [lockerId]);
  return others;
}
