// What a report under a known key said, so that another under the same key is refused; and parcels whose times contradict each other.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "gatewayKeys" add column "bodyHmac" text`,
  `alter table "parcels" add column "timesDoubtful" boolean not null default false`,
];

export const reportBodies: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
