// Alerts can be snoozed: until when, by whom and why.
import { type Migration, sql } from 'kysely';

export const snoozedAlerts: Migration = {
  up: async (db) => {
    await sql`alter table "alerts" drop constraint "alerts_state_check",
      add constraint "alerts_state_check"
        check ("state" in ('OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RESOLVED')),
      add column "snoozedUntil" bigint,
      add column "snoozedBy" integer,
      add column "snoozeReason" text`.execute(db);
  },
};
