// How long a collected parcel was stored, in every statistic and report.
import { sql } from 'kysely';

/**
 * Milliseconds from deposit to collection. Null where the reported times contradict each other (decision 9): the
 * parcel counts as collected, and has no length in averages, groups and shares.
 */
export const stayLength = sql<
  number | null
>`(case when not "timesDoubtful" then "collectTime" - "storeTime" end)`;
