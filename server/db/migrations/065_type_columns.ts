// Columns, indexes and filters of shared views get the usual words in place of the product's own.
import { type Migration, sql } from 'kysely';

/** The data of events keeps the names that it was sealed with. */
const statements = `
  alter table "cases" rename column "caseKind" to "caseType";
  alter table "events" rename column "byKind" to "byType";
  alter table "events" rename column "subjectKind" to "subjectType";
  alter table "personalValues" rename column "ownerKind" to "ownerType";
  alter table "alerts" rename column "settledBy" to "resolvedById";
  alter table "alerts" rename column "settledTime" to "resolvedTime";
  alter table "logRequests" rename column "askedBy" to "requestedBy";
  alter table "openTasks" rename column "askedBy" to "requestedBy";
  alter table "sessions" rename column "lastSeen" to "lastActiveTime";
  alter table "strays" rename column "settledAs" to "resolution";
  alter table "strays" rename column "settledBy" to "resolvedById";
  alter table "strays" rename column "settledTime" to "resolvedTime";
  alter index "eventsKind" rename to "eventsSubjectType";
  alter index "eventsByKind" rename to "eventsByType";
  alter index "sessionsSeen" rename to "sessionsActive";
  update "sharedViews" set "sort" = replace("sort", 'caseKind', 'caseType'),
      "filter" = regexp_replace("filter"::text, '"(by|case|subject)Kind":', '"\\1Type":', 'g')::jsonb
    where "list" in ('/api/v1/audit', '/api/v1/cases')`;

export const typeColumns: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
