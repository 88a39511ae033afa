// A courier scans something at a terminal: which box it belongs into.
import { expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { insertRow, updateRows } from '../../kit/databases/rows.ts';

const services = await parcelServices();

const scan = (number: string) => services.locker.say(terminals.find, { number });
const box = () => ({ boxId: services.locker.boxId, boxName: 'A01', boardNumber: 1, portNumber: 1 });

it('a booked parcel is found by its number, its booking number, its express number and its label', async () => {
  const ordersId = await services.book();
  const { parcelNumber, bookNumber } = await services.parcel(ordersId);
  await updateRows(services, 'parcels', { ordersId }, { expressNumber: `X${ordersId}` });
  const found = {
    state: 'BOOKED',
    parcelNumber,
    ordersId,
    bookNumber,
    box: box(),
    providerNumber: null,
  };
  for (const number of [
    parcelNumber,
    parcelNumber.toLowerCase(),
    bookNumber ?? '',
    `x${ordersId}`,
    `P101|${parcelNumber}|1/1`,
    `]C1${parcelNumber}`,
    `]C1420196${parcelNumber}`,
    `\u001d${bookNumber}`,
  ])
    expect((await scan(number)).body, number).toEqual(found);
});

it('what was laid in already is said to be, so that it is not laid in twice', async () => {
  const ordersId = await services.stored();
  const { parcelNumber } = await services.parcel(ordersId);
  expect((await scan(parcelNumber)).body).toMatchObject({ state: 'LAID_IN', ordersId, box: box() });
  const again = await services.arrive(services.locker.boxIds[1]!, { parcelNumber });
  expect(again.body).toEqual({ accepted: false });
});

it('what a provider announced is brought as theirs', async () => {
  await insertRow(services, 'announcements', {
    providerId: 1,
    parcelNumber: 'EE482910015GR',
    mobile: '99123456',
    areaCode: '00357',
    email: null,
    creationTime: services.now,
  });
  expect((await scan('ee482910015gr')).body).toEqual({
    state: 'ANNOUNCED',
    parcelNumber: 'EE482910015GR',
    ordersId: null,
    bookNumber: null,
    box: null,
    providerNumber: 'P101',
  });
});

it('of several announced numbers on a label the one it names first counts', async () => {
  const first = { providerId: 1, parcelNumber: 'EE482910016GR', creationTime: services.now };
  const second = { ...first, parcelNumber: 'EE482910017GR', creationTime: services.now - 1 };
  const contact = { mobile: '99123456', areaCode: '00357', email: null };
  for (const one of [second, first])
    await insertRow(services, 'announcements', { ...one, ...contact });
  for (const [label, parcelNumber] of [
    ['EE482910016GR|EE482910017GR', 'EE482910016GR'],
    ['EE482910017GR|EE482910016GR', 'EE482910017GR'],
  ] as const)
    expect((await scan(label)).body).toMatchObject({ parcelNumber, providerNumber: 'P101' });
});

it('what has a box at another locker is said to be there; what nobody knows is not found', async () => {
  const elsewhere = await services.another();
  const { parcelNumber } = await elsewhere.parcel(await elsewhere.book());
  const { lockerName } = await elsewhere.locker.locker();
  expect(await scan(parcelNumber)).toMatchObject({
    status: 409,
    body: { code: 'PARCEL_ELSEWHERE', values: { locker: lockerName } },
  });
  expect(await scan('nobody knows')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await scan(' ... ')).toMatchObject({ status: 404 });
});

it('an arrival answers its parcel and box, also where it was booked, and again under its key', async () => {
  const [one, other] = services.locker.boxIds as [number, number];
  const said = { key: 'an arrival answered twice', parcelNumber: 'CP482910015CY' };
  const { body } = await services.arrive(one, said);
  expect(body).toEqual({ accepted: true, ordersId: expect.any(Number), boxId: one });
  expect((await services.arrive(one, said)).body).toEqual(body);
  const ordersId = await services.book(other);
  const { parcelNumber } = await services.parcel(ordersId);
  expect((await services.arrive(other, { parcelNumber })).body).toEqual({
    accepted: true,
    ordersId,
    boxId: other,
  });
});
