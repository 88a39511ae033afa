// The interval of a query that live changes refetch, too.
import { useSyncExternalStore } from 'react';
import { isLive, onLive } from './live.ts';

/** `ms` as long as no live changes are received; otherwise `beside`, by default no polling. */
export const usePolling = (ms: number, beside: number | false = false): number | false =>
  useSyncExternalStore(onLive, isLive) ? beside : ms;
