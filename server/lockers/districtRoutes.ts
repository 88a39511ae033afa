// Districts: a table-backed resource; one used by lockers cannot be removed.
import { sql } from 'kysely';
import { districts } from '../../contract/lockers/districts.ts';
import { countRows } from '../db/countRows.ts';
import { Problem } from '../system/problem.ts';
import { routesOfTable } from '../lists/routesOfTable.ts';

export const districtRoutes = routesOfTable(districts, {
  table: 'districts',
  computed: {
    provinceName: sql`(select "name" from "provinces" where "provinces"."id" = "districts"."provinceId")`,
    lockerCount: sql`(select count(*) from "lockers"
      where "districtId" = "districts"."id" and "deletedAt" is null)`,
  },
  beforeRemove: async (trx, { id, name }) => {
    const lockers = trx.selectFrom('lockers').where('districtId', '=', Number(id));
    const count = await countRows(lockers.where('deletedAt', 'is', null));
    if (count > 0) throw new Problem('DISTRICT_IN_USE', { values: { name: String(name), count } });
    // Removed lockers do not count.
    await trx
      .updateTable('lockers')
      .set({ districtId: null })
      .where('districtId', '=', Number(id))
      .execute();
  },
});
