// The planned price changes, and when one of them takes effect while the page is open.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { plannedPrices } from '../../../../contract/parcels/plannedPrices.ts';
import { useCall } from '../../../engine/useCall.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { PRICES_KEY } from '../queries.ts';
import { STATE_EVERY_MS, useClock } from '../../shared/networkNow/useClock.ts';

const PLANS_KEY = [...PRICES_KEY, 'planned'] as const;

/** None where the server does not announce them. */
export function usePlans() {
  const canAccess = useCanAccess();
  return useCall(PLANS_KEY, plannedPrices.list, {}, { enabled: canAccess(plannedPrices.list) });
}

/** Reads everything about prices again. */
export function usePricesAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PRICES_KEY });
}

/** Runs `act` when a plan takes effect, again until the server says so too: the clocks may differ. */
export function usePlansThatBecomeDue(action: () => Promise<void>): void {
  const { data } = usePlans();
  const now = useClock(STATE_EVERY_MS);
  const next = Math.min(...(data?.plans ?? []).map(({ effectiveTime }) => effectiveTime));
  const isDue = next <= now;
  const run = useEvent(() => void action().catch(() => undefined));
  useEffect(() => {
    if (isDue) run();
  }, [isDue, next, now, run]);
}
