// Members: what their list is looked up and sorted by, as it asks: numbers and addresses in whatever capitals.
import { type Migration, sql } from 'kysely';

const sorted = (name: string, column: string) =>
  `create index "${name}" on "members" ("${column}", "memberId")`;

const statements = [
  `create index "membersNumberBegins" on "members" (lower("memberNo") text_pattern_ops)`,
  `create index "membersEmailBegins" on "members" (lower("email") text_pattern_ops)`,
  sorted('membersByUsername', 'username'),
  sorted('membersByNumber', 'memberNo'),
  sorted('membersByLastName', 'lastName'),
  sorted('membersByMobile', 'mobile'),
  sorted('membersByEmail', 'email'),
  sorted('membersByStatus', 'memberStatus'),
  sorted('membersByCreation', 'creationTime'),
];

export const memberIndexes: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
