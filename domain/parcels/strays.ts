// A parcel that may be in a box: recorded, already known, or a stray that staff must look for.
import { mayMove } from './parcelMoves.ts';
import type { ParcelStatus } from './parcels.ts';

/** The facts when a terminal reports a deposit in a box; times are epoch milliseconds. */
export interface ReportedDeposit {
  readonly time: number;
  /** The parcel is expected, and the box may take it. */
  readonly fits: boolean;
  /** The parcel is recorded in this box. */
  readonly liesThere: boolean;
  /** When it was last known to have left this box, or was found missing. */
  readonly goneSince: number | null;
}

/**
 * The verdict on the report. No deposit is ever dropped: what cannot be recorded may be in the box all
 * the same, unless the report is older than what is known, or confirms it.
 */
export function verdictOn({ time, fits, liesThere, goneSince }: ReportedDeposit) {
  if (fits) return 'RECORD';
  const known = liesThere || (goneSince !== null && time <= goneSince);
  return known ? 'KNOWN' : 'STRAY';
}

/** Why a parcel may be in a box: a terminal reported it, or a warehouse scan took it out on the record only. */
export const STRAY_CAUSES = ['REPORTED', 'WAREHOUSE'] as const;
export type StrayCause = (typeof STRAY_CAUSES)[number];

/** Whether a stray with this status can be recorded under its booking: it was never deposited, or is in the warehouse. */
export const isRecordable = (status: ParcelStatus | null): boolean =>
  status !== null && mayMove('REINSTATE', status);

/** How staff or the terminal resolved a stray: recorded in its box, not there, or taken out at the locker. */
export const STRAY_ENDS = ['RECORDED', 'EMPTY', 'TAKEN_OUT'] as const;
export type StrayEnd = (typeof STRAY_ENDS)[number];
