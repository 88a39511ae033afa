// Accounts with a one-time password: whoever signs in with it sets one of their own before anything else.
import { type Migration, sql } from 'kysely';

export const oneTimePasswords: Migration = {
  up: async (db) => {
    await sql`alter table "staff" add column "mustChangePassword" boolean not null default false`.execute(
      db,
    );
  },
};
