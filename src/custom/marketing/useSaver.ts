// Loads the page's screen saver, or the lockers that a new one can be shown on.
import { useCallback, useEffect, useState } from 'react';
import {
  screenSaverCalls,
  screenSavers,
  type ScreenSaverInfo,
} from '../../../contract/terminals/screenSavers.ts';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';

/** The form's initial values: a loaded record, or the choices for a new one. */
export type Begun = Partial<ScreenSaverInfo> & Pick<ScreenSaverInfo, 'lockerList'>;

interface State {
  readonly saver?: Begun;
  readonly error?: unknown;
}

/** A server may return the lockers' ids or a `lockerList` (R3.43). */
const withLockers = (saver: ScreenSaverInfo): Begun => ({
  ...saver,
  lockerId:
    saver.lockerId ??
    saver.lockerList.filter(({ checked }) => checked === true).map(({ lockerId }) => lockerId),
});

async function begin(id: number | undefined, signal: AbortSignal): Promise<Begun> {
  if (id === undefined) return { lockerList: await call(screenSaverCalls.lockers, {}, { signal }) };
  return withLockers(await call(screenSavers.one, { screenSaverId: id }, { signal }));
}

/** `again` retries after a failure. */
export function useSaver(id: number | undefined): State & { readonly again: () => void } {
  const [state, setState] = useState<State>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const given = new AbortController();
    const ask = async () => {
      try {
        setState({ saver: await begin(id, given.signal) });
      } catch (error) {
        if (!isAborted(error)) setState({ error });
      }
    };
    void ask();
    return () => given.abort();
  }, [id, round]);
  const again = useCallback(() => {
    setState({});
    setRound((now) => now + 1);
  }, []);
  return { ...state, again };
}
