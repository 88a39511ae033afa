// Filters by location and locker group, for every list joined with lockers.
import { sql, type SqlBool } from 'kysely';

const inGroup = (group: number) => sql<SqlBool>`"lockers"."lockerId" in
  (select "lockerId" from "lockerGroupLockers" where "lockerGroupId" = ${group})`;

const inProvince = (province: number) => sql<SqlBool>`"lockers"."districtId" in
  (select "id" from "districts" where "provinceId" = ${province})`;

/** The conditions by filter name. */
export const placeFilters = { lockerGroupId: inGroup, provinceId: inProvince };

/** The district name of the locker. */
export const DISTRICT_NAME = sql`(select "districts"."name" from "districts"
  where "districts"."id" = "lockers"."districtId")`;
