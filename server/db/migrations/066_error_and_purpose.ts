// Columns of failed tasks and of files get the usual words in place of the product's own.
import { type Migration, sql } from 'kysely';

const statements = `
  alter table "files" rename column "kind" to "purpose";
  alter table "uploads" rename column "kind" to "purpose";
  alter table "lockerVersionTasks" rename column "fault" to "error";
  alter table "openTasks" rename column "fault" to "error";
  update "outbox" set "data" = jsonb_set("data" #- '{report,asked}', '{report,params}', "data" #> '{report,asked}')
    where "event" = 'REPORT' and "data" #> '{report,asked}' is not null;`;

export const errorAndPurpose: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
