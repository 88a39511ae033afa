// Devices that were taken out of a locker stay on record: boxes of former layouts were wired to them.
import { type Migration, sql } from 'kysely';

export const goneDevices: Migration = {
  up: async (db) => {
    await sql`alter table "devices" add column "deletedAt" bigint`.execute(db);
  },
};
