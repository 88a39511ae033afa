// Search everywhere: customers and staff by how their names begin, first or last name first, without blanks.
import { type Migration, sql } from 'kysely';

const LIVING = `where "deletedAt" is null`;

/** As server/search/searchPeople.ts asks: an index of an expression serves that expression alone. */
const name = (first: string, last: string) =>
  `lower(replace(coalesce("${first}", '') || coalesce("${last}", ''), ' ', '')) text_pattern_ops`;

const statements = [
  `create index "membersSearchFirst" on "members" (${name('firstName', 'lastName')}) ${LIVING}`,
  `create index "membersSearchLast" on "members" (${name('lastName', 'firstName')}) ${LIVING}`,
  `create index "membersSearchUsername" on "members" (lower("username") text_pattern_ops) ${LIVING}`,
  `create index "membersSearchNumber" on "members" (lower("memberNo") text_pattern_ops) ${LIVING}`,
];

export const search: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
