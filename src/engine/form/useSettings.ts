// The one record of a settings screen: read when the screen opens, and after every save as it was saved.
import { useCallback, useEffect, useState } from 'react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../fields/fieldType.ts';

interface State {
  readonly record?: AnyRow;
  readonly error?: unknown;
}

/** `again` asks anew, after a failure; `take` shows the record as it was saved. */
export function useSettings(read: Endpoint) {
  const [state, setState] = useState<State>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const given = new AbortController();
    const ask = async () => {
      try {
        setState({ record: (await call(read, {}, { signal: given.signal })) as AnyRow });
      } catch (error) {
        if (!isAborted(error)) setState({ error });
      }
    };
    void ask();
    return () => given.abort();
  }, [read, round]);
  const again = useCallback(() => {
    setState({});
    setRound((now) => now + 1);
  }, []);
  const take = useCallback((record: AnyRow) => setState({ record }), []);
  return { ...state, again, take };
}
