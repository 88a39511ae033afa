// A scheduled report may have the filters of its report.
import { type Migration, sql } from 'kysely';

export const scheduleFilters: Migration = {
  up: async (db) => {
    await sql`alter table "reportSchedules"
      add column "lockerId" integer references "lockers",
      add column "districtId" integer references "districts",
      add column "lockerName" text,
      add column "providerId" integer references "providers",
      add column "paymentScheme" text,
      add column "subscription" text,
      add column "alertType" text`.execute(db);
  },
};
