// Districts: a table of their own; one that lockers belong to stays.
import { sql } from 'kysely';
import { districts } from '../../contract/lockers/districts.ts';
import { Problem } from '../system/problem.ts';
import { tableRoutes } from '../lists/table.ts';

export const districtRoutes = tableRoutes(districts, {
  table: 'districts',
  told: {
    provinceName: sql`(select "name" from "provinces" where "provinces"."id" = "districts"."provinceId")`,
    lockerCount: sql`(select count(*) from "lockers"
      where "districtId" = "districts"."id" and "deletedAt" is null)`,
  },
  beforeRemove: async (trx, { id, name }) => {
    const { count } = await trx
      .selectFrom('lockers')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('districtId', '=', Number(id))
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (count > 0) throw new Problem('DISTRICT_IN_USE', { values: { name: String(name), count } });
    // What was taken off the network keeps its history, not its district.
    await trx
      .updateTable('lockers')
      .set({ districtId: null })
      .where('districtId', '=', Number(id))
      .execute();
  },
});
