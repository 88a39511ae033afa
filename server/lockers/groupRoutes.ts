// Locker groups: a table-backed resource with a join table of lockers.
import { sql } from 'kysely';
import { lockerGroups } from '../../contract/lockers/lockerGroups.ts';
import { routesOfTable } from '../lists/routesOfTable.ts';

export const lockerGroupRoutes = routesOfTable(lockerGroups, {
  table: 'lockerGroups',
  subject: 'lockerGroup',
  links: {
    lockerIds: {
      table: 'lockerGroupLockers',
      own: 'lockerGroupId',
      other: 'lockerId',
      of: 'lockers',
    },
  },
  computed: {
    lockerCount: sql`(select count(*) from "lockerGroupLockers" join "lockers" using ("lockerId")
      where "lockerGroupId" = "lockerGroups"."id" and "lockers"."deletedAt" is null)`,
  },
});
