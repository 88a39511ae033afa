// Availability over time counts boxes by their own status: indexes of the changes that it reads.
import { type Migration, sql } from 'kysely';

const among = (column: string, states: string) => `coalesce("${column}" in (${states}), false)`;

const index = (name: string, states: string) => `
  create index "${name}" on "events" ("time") include ("lockerId", "boxId", "fromState", "toState")
    where "type" = 'BOX_STATUS' and ${among('fromState', states)} <> ${among('toState', states)};`;

const statements = `
  drop index "eventsHolds";
  drop index "eventsOutOfService";
  ${index('eventsBoxInUse', `'RESERVED', 'OCCUPIED', 'EXPIRED'`)}
  ${index('eventsBoxOutOfService', `'LOCKED', 'FLAGGED'`)}`;

export const boxesInUse: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
