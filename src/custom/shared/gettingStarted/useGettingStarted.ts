// The setup steps this user may take; nothing once all are done or the list was hidden.
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import {
  gettingStarted,
  STEP_ASKS,
  STEPS,
  type Step,
} from '../../../../contract/operations/gettingStarted.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { call } from '../../../dataProvider/call.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';

export type StepNow = Output<typeof gettingStarted.read>['content'][number];

/** Polling interval while visible, milliseconds. */
const REFRESH_MS = 60_000;

export interface GettingStartedNow {
  /** Empty where there is nothing to show. */
  readonly steps: readonly StepNow[];
  /** Whether the server has been asked and has not answered yet. */
  readonly waits: boolean;
  readonly hide: () => void;
}

/** Whether the user hid the list in this browser. */
export const useHiddenList = () => useStore('preferences.gettingStartedHidden', false);

/** Requested only from a server that supports it, and stays hidden in this browser once a user hid it. */
export function useGettingStarted(): GettingStartedNow {
  const canAccess = useCanAccess();
  const [hidden, setHidden] = useHiddenList();
  const may = (step: Step) => STEP_ASKS[step].every(canAccess);
  const { data, isLoading } = useQuery({
    queryKey: ['gettingStarted'],
    queryFn: ({ signal }) => call(gettingStarted.read, {}, { signal }),
    enabled: canAccess(gettingStarted.read) && !hidden && STEPS.some(may),
    refetchInterval: REFRESH_MS,
  });
  const mine = data?.content.filter(({ step }) => may(step)) ?? [];
  const shown = !hidden && mine.some(({ done }) => !done);
  return { steps: shown ? mine : [], waits: isLoading, hide: () => setHidden(true) };
}
