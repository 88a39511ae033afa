// R4.4 for the database: a stored compartment whose expiry time has passed is displayed as expired.
import { sql, type SqlBool } from 'kysely';

/** A condition on "boxes", as `shownStatus` of the domain; a job gives them the status EXPIRED within seconds. */
export const lateAt = (now: number) =>
  sql<SqlBool>`("boxes"."status" = 'OCCUPIED' and "boxes"."expiryTime" < ${now})`;
