// Provinces: a table-backed resource; one with districts cannot be removed.
import { sql } from 'kysely';
import { provinces } from '../../contract/lockers/provinces.ts';
import { countRows } from '../db/countRows.ts';
import { Problem } from '../system/problem.ts';
import { routesOfTable } from '../lists/routesOfTable.ts';

export const provinceRoutes = routesOfTable(provinces, {
  table: 'provinces',
  computed: {
    districtCount: sql`(select count(*) from "districts" where "provinceId" = "provinces"."id")`,
    lockerCount: sql`(select count(*) from "lockers"
      join "districts" on "districts"."id" = "lockers"."districtId"
      where "districts"."provinceId" = "provinces"."id" and "lockers"."deletedAt" is null)`,
  },
  beforeRemove: async (trx, { id, name }) => {
    const count = await countRows(trx.selectFrom('districts').where('provinceId', '=', Number(id)));
    if (count > 0) throw new Problem('PROVINCE_IN_USE', { values: { name: String(name), count } });
  },
});
