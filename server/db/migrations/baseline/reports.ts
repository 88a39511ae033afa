// The schema of reports: what is mailed on schedule.
import { counted, stamps } from './columns.ts';

export const reports = `
create table "reportSchedules" (
  "id" ${counted},
  "report" text not null,
  "period" text not null,
  "sendHour" integer not null,
  "format" text not null,
  "addresses" text not null,
  "enabled" boolean not null,
  "savedById" bigint,
  "nextTime" bigint,
  "lastTime" bigint,
  "sentUntil" bigint,
  ${stamps},
  "lockerId" integer references "lockers",
  "districtId" integer references "districts",
  "lockerName" text,
  "providerId" integer references "providers",
  "paymentScheme" text,
  "subscription" text,
  "alertType" text
);
create index "reportSchedulesUpdated" on "reportSchedules" ("lastUpdatedTime" desc, "id" desc);
create index "reportSchedulesDue" on "reportSchedules" ("nextTime") where "nextTime" is not null;
`;
