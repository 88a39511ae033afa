// A parcel that a terminal reports laid in: it is recorded, known already, or a stray that staff must look for.
import { mayMove } from './parcelMoves.ts';
import type { ParcelStatus } from './parcels.ts';

/** What is known when a terminal reports that a parcel was laid into a box; times are epoch milliseconds. */
export interface ReportedDeposit {
  readonly time: number;
  /** The parcel is awaited, and the box may take it. */
  readonly fits: boolean;
  /** The parcel is recorded in this very box. */
  readonly liesThere: boolean;
  /** When it was last known to have left this box, or somebody looked and it was not there. */
  readonly goneSince: number | null;
}

/**
 * What becomes of the report. Nothing that was laid in is ever dropped: what cannot be recorded may be in the box all
 * the same, unless the report is older than what is known of it, or says what is known.
 */
export function verdictOn({ time, fits, liesThere, goneSince }: ReportedDeposit) {
  if (fits) return 'RECORD';
  const known = liesThere || (goneSince !== null && time <= goneSince);
  return known ? 'KNOWN' : 'STRAY';
}

/** Whether a stray of a parcel in this state can be recorded under its booking: it was never laid in before. */
export const isRecordable = (status: ParcelStatus | null): boolean =>
  status !== null && mayMove('REINSTATE', status);

/** How staff, or the terminal itself, settled a stray: recorded in its box, not there, or taken out at the locker. */
export const STRAY_ENDS = ['RECORDED', 'EMPTY', 'TAKEN_OUT'] as const;
export type StrayEnd = (typeof STRAY_ENDS)[number];
