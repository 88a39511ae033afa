// Compares the counts that triggers keep with the parcels themselves.
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';

const isCourier = `upper("collectUserType") is not distinct from 'COURIER'`;
const areThere = ['bookNumber', 'bookTime', 'storeTime', 'collectTime', 'expiryTime']
  .map((name) => `"${name}" is null`)
  .join(', ');

/** What the parcels of one row have in common. */
const COLUMNS = {
  parcelCounts: `"ordersStatus", "parcelType", "payStatus", "lockerId", "boxTypeId", ${areThere}, ${isCourier}`,
  parcelPersonCounts: `"memberId", "customerAreaCode", left("customerMobile", 3)`,
};

/** The rows that are in one of both only, with their numbers. */
export async function countDifferences({ db }: Database): Promise<unknown[]> {
  const found = Object.entries(COLUMNS).map(async ([table, by]) => {
    const kept = `select ${by}, sum("count") from "${table}" group by ${by} having sum("count") <> 0`;
    const real = `select ${by}, count(*) from "parcels" group by ${by}`;
    const both = `(${kept} except ${real}) union all (${real} except ${kept})`;
    return (await sql.raw(both).execute(db)).rows;
  });
  return (await Promise.all(found)).flat();
}
