// Routes of orders: parcels filtered and exported by their legacy status.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { orders } from '../../contract/parcels/orders.ts';
import {
  COURIER,
  legacyOrderStatus,
  PARCEL_STATUSES,
  type LegacyOrderStatus,
} from '../../domain/parcels/parcels.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { exportsOf } from '../exports/exported.ts';
import type { StoredColumn } from '../exports/storedTable.ts';
import { allOf, orderOf } from '../lists/listing.ts';
import { exportedParcels } from './exportedParcels.ts';
import { narrowed } from './parcelFilters.ts';
import { parcelRows, type NamedParcel } from './parcelRows.ts';
import { longPage, type Walk } from './parcelWalk.ts';

type Asking = Omit<ParsedInput<(typeof orders)['list']>, 'page' | 'size'>;

/** As the index parcelsByCourier has it. */
const BY_COURIER = sql<SqlBool>`upper("parcels"."collectUserType") = ${sql.lit(COURIER)}`;

/** The statuses that the domain maps to this legacy status, by who collected the parcel. */
const statesOf = (word: LegacyOrderStatus | undefined, collectUserType: string | null) =>
  PARCEL_STATUSES.filter((ordersStatus) => {
    const legacy = legacyOrderStatus({ ordersStatus, collectUserType });
    return word === undefined ? legacy !== undefined : legacy === word;
  });

const inStates = (states: readonly string[]): RawBuilder<SqlBool> =>
  states.length === 1
    ? sql<SqlBool>`"parcels"."ordersStatus" = ${states[0]}`
    : sql<SqlBool>`"parcels"."ordersStatus" = any(${states})`;

/** Parcels with this legacy status; with any legacy status if omitted. */
function saying(word: LegacyOrderStatus | undefined): RawBuilder<SqlBool> {
  const [others, couriers] = [statesOf(word, null), statesOf(word, COURIER)];
  if (others.join() === couriers.join()) return inStates(others);
  if (others.length === 0) return sql<SqlBool>`${inStates(couriers)} and ${BY_COURIER}`;
  return sql<SqlBool>`${inStates(others)} and (${BY_COURIER}) is not true`;
}

async function walkOf(
  context: RequestContext,
  { sort, orderStatus, ...filters }: Asking,
): Promise<Walk> {
  const { where, countedIn, outside: _, ...found } = await narrowed(context, filters);
  // People are counted without the status.
  const counts = countedIn === 'parcelCounts' ? countedIn : undefined;
  return {
    ...found,
    where: allOf([saying(orderStatus), where]),
    countedIn: counts,
    order: orderOf(sort),
  };
}

const wordOf = (row: Parameters<typeof legacyOrderStatus>[0]): LegacyOrderStatus =>
  legacyOrderStatus(row) ?? 'IMPORTED';

const asOrder = (parcel: NamedParcel) => ({ ...parcel, orderStatus: wordOf(parcel) });

/** The domain's word for each status. */
const labelOf = (collectUserType: string | null): string =>
  JSON.stringify(
    Object.fromEntries(
      PARCEL_STATUSES.map((ordersStatus) => [
        ordersStatus,
        wordOf({ ordersStatus, collectUserType }),
      ]),
    ),
  );

const status: StoredColumn = {
  header: 'Status',
  value: sql`case when ${BY_COURIER} then ${labelOf(COURIER)}::jsonb else ${labelOf(null)}::jsonb end
    ->> "parcels"."ordersStatus"`,
  choices: 'orderStatus',
};

const exported = async (params: Asking, context: RequestContext) =>
  exportedParcels(context, {
    called: 'orders',
    walk: await walkOf(context, params),
    params,
    status,
  });

export const legacyOrderRoutes = routesOf(orders, {
  list: async ({ page, size, ...params }, context) =>
    longPage(await walkOf(context, params), { page, size }, async (ids) =>
      (await parcelRows(context, ids)).map(asOrder),
    ),
  ...exportsOf(exported),
});
