// Routes of parcel categories; a category used by current parcels cannot be deleted.
import { sql } from 'kysely';
import { parcelCategories } from '../../contract/parcels/parcelCategories.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import { countRows } from '../db/countRows.ts';
import { hasRow } from '../db/hasRow.ts';
import { Problem } from '../system/problem.ts';
import { matches } from '../lists/matches.ts';
import { routesOfTable } from '../lists/routesOfTable.ts';

export const parcelCategoryRoutes = routesOfTable(parcelCategories, {
  table: 'parcelCategories',
  subject: 'parcelCategory',
  /** Staff create the console's categories; a terminal's come with the terminal. */
  made: { loginType: 'BACKEND' },
  /** A category's `ex` is a prefix of parcel numbers, so that the filter matches prefixes, too. */
  filters: { ex: (ex: string) => matches(sql.ref('ex'), ex, 'start') },
  beforeRemove: async (trx, { parcelCategoryId, category }) => {
    const same = trx.selectFrom('parcelCategories').where('category', '=', String(category));
    if (await hasRow(same.where('parcelCategoryId', '!=', Number(parcelCategoryId)))) return;
    const count = await countRows(
      trx
        .selectFrom('parcels')
        .where('ordersStatus', 'in', HOLDING_STATUSES)
        .where('category', '=', String(category)),
    );
    const values = { category: String(category), count };
    if (count > 0) throw new Problem('CATEGORY_IN_USE', { values });
  },
});
