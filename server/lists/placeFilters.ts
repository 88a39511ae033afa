// Filters by where a locker is and which group it stands in, for every list that is joined with lockers.
import { sql, type SqlBool } from 'kysely';

const inGroup = (group: number) => sql<SqlBool>`"lockers"."lockerId" in
  (select "lockerId" from "lockerGroupLockers" where "lockerGroupId" = ${group})`;

const inProvince = (province: number) => sql<SqlBool>`"lockers"."districtId" in
  (select "id" from "districts" where "provinceId" = ${province})`;

/** The conditions, by the name of the filter. */
export const placeFilters = { lockerGroupId: inGroup, provinceId: inProvince };

/** The name of the locker's district. */
export const DISTRICT_NAME = sql`(select "districts"."name" from "districts"
  where "districts"."id" = "lockers"."districtId")`;
