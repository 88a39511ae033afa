// Columns of failed tasks get the usual word in place of the product's own.
import { type Migration, sql } from 'kysely';

const statements = `
  alter table "lockerVersionTasks" rename column "fault" to "error";
  alter table "openTasks" rename column "fault" to "error";`;

export const errorColumns: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
