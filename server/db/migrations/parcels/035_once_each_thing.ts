// Each thing once: one remote open of a box is under way at a time, and one parcel of a number is promised or kept a box.
import { type Migration, sql } from 'kysely';

const statements = [
  // Of several that were under way the first goes on; nobody hears of the others any more.
  `update "openTasks" set "taskStatus" = 'FAILED', "fault" = 'NO_ANSWER', "endTime" = "creationTime"
    where "endTime" is null and exists (
      select from "openTasks" as "first" where "first"."boxId" = "openTasks"."boxId" and "first"."endTime" is null
        and ("first"."creationTime", "first"."taskId") < ("openTasks"."creationTime", "openTasks"."taskId"))`,
  `create unique index "openTasksUnderWay" on "openTasks" ("boxId") where "endTime" is null`,
  // Numbers that earlier versions let stand twice are nobody's mistake by now: all but one are set apart and live on.
  `alter table "parcels" add column "numberShared" boolean not null default false`,
  `update "parcels" set "numberShared" = true
    from (
      select "ordersId", row_number() over (
        partition by "parcelNumber" order by "ordersStatus" = 'RESERVED', "ordersId") as "place"
      from "parcels" where "ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED')
    ) as "live"
    where "live"."ordersId" = "parcels"."ordersId" and "live"."place" > 1`,
  `create unique index "parcelsOneLivePerNumber" on "parcels" ("parcelNumber")
    where "ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED') and not "numberShared"`,
];

export const onceEachThing: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
