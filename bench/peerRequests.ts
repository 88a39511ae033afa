// The same requests of Lockerdesk, of its statements alone, of SQL written by hand, and of Directus.
import pg from 'pg';
import { parcels } from '../contract/parcels/parcels.ts';
import type { Directus } from './directus.ts';
import { openAlone, type Sent } from './statements.ts';

/** What a peer has to offer; it does the request once. */
export type Peers = Readonly<Record<string, () => Promise<unknown>>>;

interface Server {
  readonly url: string;
  readonly token: string;
}

/** A request of parcels: the query of Lockerdesk, a column and its value, and the number of rows. */
interface Wanted {
  readonly query: string;
  readonly column: string;
  readonly value: string | number;
  readonly size: number;
}

async function get({ url, token }: Server, path: string): Promise<void> {
  const response = await fetch(url + path, { headers: { 'X-User-Token': token } });
  await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
}

const ROWS = `select "parcels".*, "lockerName", "lockerNumber", "boxes"."name" as "boxName", "username"
  from "parcels" join "lockers" using ("lockerId") left join "boxes" using ("boxId")
    left join "members" on "members"."memberId" = "parcels"."memberId"`;

/** A page by hand, as a program that only knows SQL would read it. It does not count the others. */
const pageSql = (column: string, size: number) =>
  `${ROWS} where "parcels"."${column}" = $1
    order by "parcels"."lastUpdatedTime" desc, "ordersId" desc limit ${size}`;

/** A value of each filter, from a recent parcel. */
async function wantedOf(client: pg.Pool): Promise<Record<string, Wanted>> {
  const { rows } = await client.query(
    `select "ordersId", "memberId", "parcelNumber" from "parcels" where "memberId" is not null
      order by "ordersId" desc limit 1`,
  );
  const [{ ordersId, memberId, parcelNumber }] = rows;
  const by = (column: string, value: string | number, size: number): Wanted => ({
    query: `${column}=${value}&size=${size}`,
    column,
    value,
    size,
  });
  return {
    'status, 10 rows': by('ordersStatus', 'FINISHED', 10),
    'status, 100 rows': by('ordersStatus', 'FINISHED', 100),
    'locker, 10 rows': by('lockerId', 7, 10),
    'locker, 100 rows': by('lockerId', 7, 100),
    'parcel number': by('parcelNumber', parcelNumber, 10),
    customer: by('memberId', memberId, 10),
    'one parcel': by('ordersId', ordersId, 1),
  };
}

/** Each request by its name, with those who answer it. */
export async function peerRequests(
  address: string,
  serverKey: string,
  server: Server,
  directus: Directus | undefined,
): Promise<{ requests: Record<string, Peers>; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: address, max: 16 });
  const alone = await openAlone({ connectionString: address }, serverKey);
  const requests: Record<string, Peers> = {};
  const run = ({ text, values }: Sent, name: string) => pool.query({ name, text, values });
  for (const [name, { query, column, value, size }] of Object.entries(await wantedOf(pool))) {
    const path =
      column === 'ordersId'
        ? parcels.one.path.replace(':ordersId', String(value))
        : `${parcels.list.path}?${query}`;
    const sent = await alone.statements(path);
    requests[name] = {
      Lockerdesk: () => get(server, path),
      'its statements': async () => {
        for (const [at, one] of sent.entries()) await run(one, `${name} ${at}`);
      },
      SQL: () => run({ text: pageSql(column, size), values: [value] }, name),
      ...(directus && {
        Directus: () =>
          directus.get(
            `/items/parcels?filter[${column}][_eq]=${value}&sort=-lastUpdatedTime&limit=${size}&meta=filter_count`,
          ),
      }),
    };
  }
  await alone.close();
  return { requests, close: () => pool.end() };
}
