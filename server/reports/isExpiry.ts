// What "Expired" counts in every statistic and report.
import { sql } from 'kysely';

/**
 * The storage time of a parcel ran out. Reports and statistics count it where and when it happened, each time and for
 * deposits of any day, so that one period has one figure.
 */
export const isExpiry = sql<boolean>`"events"."type" = 'PARCEL_EXPIRED'`;
