// Heartbeats in a narrow table of their own, with room in its pages: storing one changes no index.
import { type Migration, sql } from 'kysely';

const statements = [
  `create table "lockerHeartbeats" (
    "lockerId" integer primary key references "lockers",
    "heartbeatTime" bigint not null
  ) with (fillfactor = 25)`,
  `insert into "lockerHeartbeats" select "lockerId", "heartbeatTime" from "lockers" where "heartbeatTime" is not null`,
  `alter table "lockers" drop column "heartbeatTime"`,
];

export const lockerHeartbeats: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
