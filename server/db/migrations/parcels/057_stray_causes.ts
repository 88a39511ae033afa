// Why a parcel may be in a box without a record of it: a terminal reported it, or a warehouse scan took it out.
import { type Migration, sql } from 'kysely';

export const strayCauses: Migration = {
  up: async (db) => {
    await sql`alter table "strays" add column "cause" text not null default 'REPORTED'
      check ("cause" in ('REPORTED', 'WAREHOUSE'))`.execute(db);
  },
};
