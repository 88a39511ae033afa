// Which parcels keep a box: those promised to it and those standing in it.
import type { ParcelStatus } from '../../domain/parcels.ts';

/** A parcel in one of these states holds its box. */
export const LIVE_STATUSES = [
  'RESERVED',
  'STORED',
  'EXPIRED',
  'FAILED_DEPOSIT',
] as const satisfies readonly ParcelStatus[];
