// Seals say with which server key they were made; those from before were made with none.
import { type Migration, sql } from 'kysely';

export const keyedSeals: Migration = {
  up: async (db) => {
    await sql`alter table "seals" add column "keyId" text`.execute(db);
  },
};
