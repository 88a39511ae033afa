// The record of a settings screen: fetched on opening, and replaced after every save.
import { useCallback, useEffect, useState } from 'react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../fields/fieldType.ts';

interface State {
  readonly record?: AnyRow;
  readonly error?: unknown;
}

/** `again` refetches after a failure; `take` sets the saved record. */
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
