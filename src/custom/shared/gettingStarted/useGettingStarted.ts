// The setup steps this user may take; nothing once all are done or the list was hidden.
import { useStore } from 'react-admin';
import {
  gettingStarted,
  STEP_ASKS,
  STEPS,
  type Step,
} from '../../../../contract/operations/gettingStarted.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { useCall } from '../../../engine/useCall.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';

export type StepNow = Output<typeof gettingStarted.read>['content'][number];

/** Polling interval while visible, milliseconds. */
const REFRESH_MS = 60_000;

/** Whether the user hid the list in this browser. */
export const useHiddenList = () => useStore('preferences.gettingStartedHidden', false);

/** Requested only from a server that supports it, and stays hidden in this browser once a user hid it. */
export function useGettingStarted() {
  const canAccess = useCanAccess();
  const [hidden, setHidden] = useHiddenList();
  const may = (step: Step) => STEP_ASKS[step].every(canAccess);
  const { data, isLoading } = useCall(
    ['gettingStarted'],
    gettingStarted.read,
    {},
    {
      enabled: canAccess(gettingStarted.read) && !hidden && STEPS.some(may),
      refetchInterval: REFRESH_MS,
    },
  );
  const mine = data?.content.filter(({ step }) => may(step)) ?? [];
  const shown = !hidden && mine.some(({ done }) => !done);
  return {
    /** Empty where there is nothing to show. */
    steps: shown ? mine : [],
    /** Whether the server has been asked and has not answered yet. */
    waits: isLoading,
    hide: () => setHidden(true),
  };
}
