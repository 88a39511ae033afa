// The parcel list: every filter alone and together says what a fold over all parcels says; sorted, paged, counted.
import { describe, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { TIME_QUERY_TYPES } from '../../../domain/parcels/parcels.ts';
import type { ParcelFilters } from '../../../server/parcels/counting.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { everyParcel, fits, ordered, type Whole } from './listedParcels.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const all = await everyParcel(server);
const some = all.find((parcel) => parcel.memberName && parcel.collectTime) as Whole;

const ask = async (input: Input<typeof parcels.list>) => {
  const { status, body } = await server.ask(parcels.list, input, { token });
  expect(status).toBe(200);
  return body;
};
const idsOf = (rows: readonly { ordersId: number }[]) => rows.map((row) => row.ordersId);

type Direction = 'asc' | 'desc';

/** The orders of the list, by field and direction. */
const ORDERS = parcels.list.sorts.flatMap((field) => [
  [field as keyof Whole, 'asc'] as [keyof Whole, Direction],
  [field as keyof Whole, 'desc'] as [keyof Whole, Direction],
]);

/** Asks for all of them and compares with the fold; gives how many there are. */
async function compare(
  filters: ParcelFilters,
  [field, direction]: [keyof Whole, Direction] = ['lastUpdatedTime', 'desc'],
): Promise<number> {
  const fitting = all.filter((parcel) => fits(parcel, filters));
  const sort = `${field},${direction}`;
  const { content, totalElements } = await ask({ ...filters, sort, size: 10_000 });
  expect(idsOf(content)).toEqual(idsOf(ordered(fitting, field, direction)));
  expect(totalElements).toBe(fitting.length);
  return fitting.length;
}

const span = () => {
  const times = all.flatMap(({ bookTime }) => bookTime ?? []).toSorted((a, b) => a - b);
  return {
    startTime: times[Math.floor(times.length / 3)]!,
    endTime: times[Math.floor((2 * times.length) / 3)]!,
  };
};

/** One of each filter, with what some parcel has. */
const FILTERS: Record<string, () => ParcelFilters> = {
  'number, by its beginning': () => ({ parcelNumber: some.parcelNumber.slice(0, 2).toLowerCase() }),
  'whole number': () => ({ parcelNumber: some.parcelNumber }),
  'locker name, by a part of it': () => ({ lockerName: some.lockerName.slice(3, 8) }),
  locker: () => ({ lockerId: some.lockerId }),
  status: () => ({ ordersStatus: 'FINISHED' }),
  'parcel type': () => ({ parcelType: 'RETURN_PARCEL' }),
  'laid in as': () => ({ laidInAs: 'DEPOSIT' }),
  'pay status': () => ({ payStatus: 'WAIT' }),
  'mobile, by its beginning': () => ({ mobile: '98' }),
  'member name, by a part of it': () => ({ memberName: (some.memberName ?? '').slice(1, -1) }),
  'time window': span,
};

describe('each filter alone', () => {
  it.each(Object.entries(FILTERS))('%s (R7.74)', async (_name, filters) => {
    const found = await compare(filters());
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all.length);
  });

  it.each(TIME_QUERY_TYPES)(
    'the time window with its time type %s (R7.74)',
    async (timeQueryType) => {
      await compare({ timeQueryType, ...span() });
      await compare({ timeQueryType, startTime: span().endTime });
      await compare({ timeQueryType, endTime: span().startTime });
    },
  );

  it('every status, type and pay status of section 4', async () => {
    const { shape } = parcels.list.input;
    for (const name of ['ordersStatus', 'parcelType', 'payStatus'] as const) {
      let sum = 0;
      for (const value of shape[name].unwrap().options) sum += await compare({ [name]: value });
      expect(sum).toBe(all.length);
    }
  });
});

describe('filters together', () => {
  it('every two of them', async () => {
    const makers = Object.values(FILTERS);
    for (const [place, first] of makers.entries())
      for (const second of makers.slice(place + 1)) await compare({ ...first(), ...second() });
  });

  it('all that fit one parcel', async () => {
    const { parcelNumber, lockerName, lockerId, ordersStatus, parcelType, payStatus } = some;
    const found = await compare({
      parcelNumber,
      lockerName,
      lockerId,
      ordersStatus,
      parcelType,
      payStatus,
      mobile: some.memberMobile ?? '',
      memberName: some.memberName ?? '',
      timeQueryType: 'COLLECT_TIME',
      startTime: some.collectTime ?? 0,
      endTime: some.collectTime ?? 0,
    });
    expect(found).toBe(1);
  });

  it('what people type is text, never a pattern, and an empty text is no filter', async () => {
    for (const name of ['parcelNumber', 'lockerName', 'memberName', 'mobile'] as const) {
      expect(await compare({ [name]: '%' })).toBe(0);
      expect(await compare({ [name]: '' })).toBe(all.length);
    }
  });

  it('a number is found however it is spaced, a mobile with the area code of the network too', async () => {
    const { parcelNumber } = some;
    const spaced = `${parcelNumber.slice(0, 2)} ${parcelNumber.slice(2)}`.toLowerCase();
    const { content } = await ask({ parcelNumber: spaced });
    expect(content.map((row) => row.parcelNumber)).toContain(parcelNumber);
    for (const label of [`]C1${parcelNumber}`, `P101|${parcelNumber}|1/1`]) {
      const labelled = await ask({ parcelNumber: label });
      expect(idsOf(labelled.content), label).toEqual(idsOf(content));
    }
    const stranger = all.find(
      (parcel) => parcel.memberId === null && parcel.customerMobile,
    ) as Whole;
    for (const [before, after] of [
      ['00357', ''],
      ['+357 ', ''],
      ['357', ''],
      ['\u202a+357', '\u202c'],
      ['0', ''],
    ]) {
      const found = await ask({ mobile: `${before}${stranger.customerMobile}${after}` });
      expect(idsOf(found.content)).toContain(stranger.ordersId);
    }
  });
});

describe('the order', () => {
  it.each(ORDERS)('%s %s: what lacks it is last', async (...order) => {
    await compare({}, order);
  });

  it.each(Object.entries(FILTERS))(
    'holds when the list is filtered: %s',
    async (_name, filters) => {
      for (const order of ORDERS) await compare(filters(), order);
      for (const order of ORDERS) await compare({ ...filters(), ordersStatus: 'RESERVED' }, order);
    },
  );
});

it('a row tells what section 3 lists of a parcel, by name where it belongs to something (R3.64, R7.75)', async () => {
  const { content } = await ask({ parcelNumber: some.parcelNumber });
  expect(content[0]).toMatchObject({
    ordersId: some.ordersId,
    bookNumber: some.bookNumber,
    ordersStatus: some.ordersStatus,
    lockerName: some.lockerName,
    lockerNumber: some.lockerNumber,
    boxName: some.boxName,
    memberName: some.memberName,
    customerMobile: some.customerMobile ?? some.memberMobile,
    bookTime: some.bookTime,
    collectTime: some.collectTime,
    expiryTime: some.expiryTime,
  });
  expect(JSON.stringify(content)).not.toMatch(/pin/i);
});
