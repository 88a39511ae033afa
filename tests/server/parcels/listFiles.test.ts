// The parcel list as a file carries the screen's filters and order; bookings and legacy orders say what their parcels are.
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../../contract/parcels/bookings.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { orders } from '../../../contract/parcels/orders.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { LEGACY_ORDER_STATUSES, legacyOrderStatus } from '../../../domain/parcels/parcels.ts';
import { readEvents, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { everyParcel, ordered, type Whole } from './listedParcels.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const { db } = server.database;
const [byCourier, byOperator] = await db
  .selectFrom('parcels')
  .select('ordersId')
  .where('ordersStatus', '=', 'FINISHED')
  .limit(2)
  .execute();
const { ordersId } = byCourier!;
await updateRows(db, 'parcels', { ordersId }, { parcelNumber: '=1+1', collectUserType: 'courier' });
const removed = { ordersStatus: 'REMOVE', collectUserType: null } as const;
await updateRows(db, 'parcels', { ordersId: byOperator!.ordersId }, removed);
const all = await everyParcel(server);

/** A file's rows, the header first. */
async function rowsOf(
  endpoint: Endpoint,
  input: Record<string, string> = {},
): Promise<unknown[][]> {
  const response = await server.app.fetch(requestOf(endpoint, input, { token }));
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.headers.get('content-type')?.startsWith('text/csv'))
    return parseCsv(new TextDecoder().decode(bytes));
  return (await readXlsx(bytes)).sheets[0]?.rows ?? [];
}

const numbers = (rows: unknown[][]) => rows.slice(1).map((row) => row[0]);
const safe = (number: string, kind: string) =>
  kind === 'CSV' && number.startsWith('=') ? `'${number}` : number;

describe.each([
  ['CSV', parcels.exportCsv],
  ['XLSX', parcels.exportXlsx],
] as const)('the parcel list as %s', (kind, endpoint) => {
  it.each([
    ['collectTime', 'desc'],
    ['bookTime', 'asc'],
    ['parcelNumber', 'desc'],
    ['lastUpdatedTime', 'desc'],
  ] as const)('has every parcel in the order of the screen: %s %s', async (field, way) => {
    const rows = await rowsOf(endpoint, { sort: `${field},${way}` });
    const wanted = ordered(all, field, way).map((parcel) => safe(parcel.parcelNumber, kind));
    expect(numbers(rows)).toEqual(wanted);
  });

  it('carries the filters, and nothing that opens a box (R7.84)', async () => {
    const [first] = ordered(all, 'lastUpdatedTime', 'desc');
    const lockerId = first?.lockerId ?? 0;
    const asked = { lockerId: String(lockerId), ordersStatus: 'FINISHED' };
    const [header, ...rows] = await rowsOf(endpoint, asked);
    const wanted = all.filter(
      (parcel) => parcel.lockerId === lockerId && parcel.ordersStatus === 'FINISHED',
    );
    expect(rows).toHaveLength(wanted.length);
    expect(header?.join()).not.toMatch(/pin/i);
    const hashes = all.flatMap(({ pinHmac }) => pinHmac ?? []);
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.filter((hash) => JSON.stringify(rows).includes(hash))).toEqual([]);
  });
});

it('that it was taken, by whom and of what, stands in the history', async () => {
  await rowsOf(parcels.exportCsv, { memberName: 'traced' });
  const event = (
    await readEvents(server, { type: 'EXPORTED' }, ['type', 'byName', 'subjectId', 'data'])
  ).at(-1)!;
  expect(event).toMatchObject({
    type: 'EXPORTED',
    byName: 'admin',
    subjectId: 'parcels',
    data: { filters: { memberName: 't•••' } },
  });
});

describe('The list of bookings', () => {
  const ask = async (input: Input<typeof bookings.list>) =>
    (await server.ask(bookings.list, { size: 10_000, ...input }, { token })).body;
  const booked = () => all.filter((parcel) => parcel.bookNumber !== null);

  it('a booking is a parcel with a booking number, in the words of the wire (R3.34)', async () => {
    const [wanted] = ordered(booked(), 'collectTime', 'desc');
    const { content, totalElements } = await ask({ sort: 'collectedTime,desc' });
    expect(totalElements).toBe(booked().length);
    expect(content[0]).toMatchObject({
      bookNumber: wanted?.bookNumber,
      bookedTime: wanted?.bookTime,
      collectedTime: wanted?.collectTime,
      boxTypeId: wanted?.boxTypeId,
      lockerNumber: wanted?.lockerNumber,
    });
  });

  it('is found by each filter (R2.79, R7.73)', async () => {
    const one = booked()[0] as Whole;
    const bookNumber = one.bookNumber?.slice(0, 5).toLowerCase();
    const byNumber = await ask({ bookNumber });
    const begun = (parcel: Whole) => parcel.bookNumber?.startsWith(bookNumber?.toUpperCase() ?? '');
    expect(byNumber.totalElements).toBe(booked().filter(begun).length);
    const bySize = await ask({ boxTypeId: one.boxTypeId ?? 0 });
    const sized = booked().filter((parcel) => parcel.boxTypeId === one.boxTypeId);
    expect(bySize.totalElements).toBe(sized.length);
    const byLocker = await ask({ lockerNumber: one.lockerNumber });
    const there = booked().filter((parcel) => parcel.lockerNumber.startsWith(one.lockerNumber));
    expect(byLocker.totalElements).toBe(there.length);
  });
});

describe('The legacy statuses of an order', () => {
  it.each([undefined, ...LEGACY_ORDER_STATUSES])('%s (R1.51, R4.35)', async (orderStatus) => {
    const input = { size: 10_000, ...(orderStatus && { orderStatus }) };
    const { body } = await server.ask(orders.list, input, { token });
    const wanted = all.filter((parcel) => {
      const word = legacyOrderStatus(parcel);
      return orderStatus === undefined ? word !== undefined : word === orderStatus;
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(body.content.map((row) => [row.ordersId, row.orderStatus])).toEqual(
      ordered(wanted, 'lastUpdatedTime', 'desc').map((row) => [
        row.ordersId,
        legacyOrderStatus(row),
      ]),
    );
    const file = await rowsOf(orders.exportCsv, orderStatus ? { orderStatus } : {});
    expect(file).toHaveLength(wanted.length + 1);
  });
});
