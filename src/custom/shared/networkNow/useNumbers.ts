// Formats the dashboard's numbers in the UI language.
import { useMemo } from 'react';
import { useCount } from '../../../ui/useCount.ts';
import { usePercent } from '../../../ui/usePercent.ts';
import { clock } from '../../../engine/fields/clock.ts';

export interface Numbers {
  /** `1,004` */
  count(value: number): string;
  /** `40.4%` of a percentage, 0 to 100 */
  share(value: number): string;
  /** `HH:mm:ss` in the network's time zone, of epoch milliseconds */
  clock(time: number): string;
}

/** The number formats of this screen. */
export function useNumbers(): Numbers {
  const count = useCount();
  const share = usePercent();
  return useMemo(() => ({ count, share, clock }), [count, share]);
}
