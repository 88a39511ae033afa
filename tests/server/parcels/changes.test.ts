// What staff do to a parcel that is booked or stored: cancelled, renumbered, kept longer.
import { describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { parcelServices } from './parcelServer.ts';
import { refused } from '../../kit/refused.ts';
import { readEvents, updateRows } from '../../kit/databases/rows.ts';

const HOUR = 60 * 60 * 1_000;

const services = await parcelServices();

describe('a booked parcel', () => {
  it('is cancelled once; its box is free then (R4.36, R7.81)', async () => {
    const ordersId = await services.book();
    expect((await services.ask(parcelActions.cancel, { ordersId })).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'CANCELED',
      cancelTime: services.now,
    });
    expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
    expect(await services.ask(parcelActions.cancel, { ordersId })).toMatchObject(
      refused(409, 'PARCEL_NOT_BOOKED'),
    );
    expect(await services.life(ordersId)).toEqual([
      'PARCEL_BOOKED → RESERVED',
      'PARCEL_CANCELED RESERVED → CANCELED',
    ]);
  });

  it('cancelled in a box that a visitor flagged leaves the flag to staff', async () => {
    const ordersId = await services.book();
    const { boxId } = services.locker;
    await updateRows(services, 'boxes', { boxId }, { status: 'FLAGGED' });
    await services.ask(parcelActions.cancel, { ordersId });
    expect(await services.locker.box()).toMatchObject({ status: 'FLAGGED' });
  });

  it('gets another number, in capitals; one that was changed in the meantime does not (R4.37, R7.79)', async () => {
    const ordersId = await services.book();
    const asRead = (await services.parcel(ordersId)).lastUpdatedTime;
    const as = { token: services.locker.staff, asRead };
    const renumber = (parcelNumber: string) =>
      services.ask(parcelActions.changeNumber, { ordersId, parcelNumber }, as);
    expect((await renumber(' cp111111116de ')).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({
      parcelNumber: 'CP111111116DE',
      category: 'Registered letter',
    });
    expect(await renumber('CP222222227DE')).toMatchObject(
      refused(409, 'STALE', { current: { parcelNumber: 'CP111111116DE' } }),
    );
    expect(await services.life(ordersId)).toEqual(['PARCEL_BOOKED → RESERVED', 'PARCEL_CHANGED']);
  });

  it('is found and scanned under the number that a label prints in groups; one of no signs is none', async () => {
    const ordersId = await services.book();
    const renumber = (parcelNumber: string) =>
      services.ask(parcelActions.changeNumber, { ordersId, parcelNumber });
    expect((await renumber('CP 777 000 123 DE')).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({ parcelNumber: 'CP777000123DE' });
    const { body } = await services.ask(parcels.list, { parcelNumber: 'CP 777 000' });
    expect(body.content.map((row) => row.ordersId)).toEqual([ordersId]);
    await services.report('DEPOSITED', ordersId);
    const scan = {
      parcelNumber: 'CP777 000123DE',
      status: 'WAREHOUSE_STORED',
      confirmed: true,
    } as const;
    expect((await services.ask(parcelActions.warehouse, scan)).status).toBe(200);
    const other = await services.book(services.locker.boxIds[2]);
    const none = { ordersId: other, parcelNumber: '\u200b' };
    expect(await services.ask(parcelActions.changeNumber, none)).toMatchObject(
      refused(400, 'BAD_INPUT', { field: 'parcelNumber', values: { reason: 'missing' } }),
    );
    const arrived = await services.arrive(services.locker.boxIds[1]!, { parcelNumber: '\u200b' });
    expect(arrived).toMatchObject({ status: 400, body: { field: 'parcelNumber' } });
  });

  it('has no expiry to change and no PIN to send', async () => {
    const ordersId = await services.book();
    const expiryTime = services.now + HOUR;
    expect(await services.ask(parcelActions.changeExpiry, { ordersId, expiryTime })).toMatchObject(
      refused(409, 'PARCEL_NOT_STORED'),
    );
    expect(await services.ask(parcelActions.resendPin, { ordersId })).toMatchObject(
      refused(409, 'PARCEL_NOT_STORED'),
    );
  });
});

describe('a parcel that is stored', () => {
  it('keeps its number and cannot be cancelled', async () => {
    const ordersId = await services.stored();
    const renumbered = { ordersId, parcelNumber: 'CP1' };
    expect(await services.ask(parcelActions.changeNumber, renumbered)).toMatchObject(
      refused(409, 'PARCEL_NOT_BOOKED'),
    );
    expect(await services.ask(parcelActions.cancel, { ordersId })).toMatchObject(
      refused(409, 'PARCEL_NOT_BOOKED'),
    );
  });

  it('cannot end before its current expiry; a later one is its box’s too (R4.38, R4.39, R7.80)', async () => {
    const ordersId = await services.stored();
    const { expiryTime } = await services.parcel(ordersId);
    const change = (to: number) =>
      services.ask(parcelActions.changeExpiry, { ordersId, expiryTime: to });
    expect(await change(expiryTime! - 1)).toMatchObject(
      refused(400, 'EXPIRY_TOO_EARLY', { field: 'expiryTime' }),
    );
    const tooLate = await change(services.now + 366 * 24 * HOUR + 1);
    expect(tooLate).toMatchObject(refused(400, 'EXPIRY_TOO_LATE'));
    expect(tooLate.body).toMatchObject({ field: 'expiryTime', values: { days: 366 } });
    const later = expiryTime! + 24 * HOUR;
    expect((await change(later)).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'STORED',
      extraExpiryTime: later,
      standardExpiryTime: expiryTime,
      expiryTime: later,
    });
    expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED', expiryTime: later });
  });

  it('already ends then: nothing is written, and the answer says so (R4.38)', async () => {
    const ordersId = await services.stored();
    const before = await services.parcel(ordersId);
    const life = await services.life(ordersId);
    const again = await services.ask(parcelActions.changeExpiry, {
      ordersId,
      expiryTime: before.expiryTime!,
    });
    expect([again.status, again.body]).toEqual([200, { changed: false }]);
    expect(await services.parcel(ordersId)).toEqual(before);
    expect(await services.life(ordersId)).toEqual(life);
    const later = { ordersId, expiryTime: before.expiryTime! + HOUR };
    expect((await services.ask(parcelActions.changeExpiry, later)).body).toEqual({ changed: true });
    expect(await services.life(ordersId)).toEqual([...life, 'PARCEL_CHANGED']);
  });

  it.each([8.64e15 + 1, '9999999999999999', '8640000000000001'])(
    'never expires at a moment that no calendar has (%s): it could not be read again',
    async (moment) => {
      const expiryTime = moment as number;
      const ordersId = await services.stored();
      const before = await services.parcel(ordersId);
      expect(
        await services.ask(parcelActions.changeExpiry, { ordersId, expiryTime }),
      ).toMatchObject(refused(400, 'BAD_INPUT', { field: 'expiryTime' }));
      expect(await services.parcel(ordersId)).toEqual(before);
      expect((await services.ask(parcels.one, { ordersId })).status).toBe(200);
    },
  );

  it('has its PIN re-sent: a new one, which stands in the message alone (R4.40, R7.82)', async () => {
    const ordersId = await services.stored();
    const before = await services.parcel(ordersId);
    const { status, body } = await services.ask(parcelActions.resendPin, { ordersId });
    expect([status, body]).toEqual([200, { delivery: 'SENDS' }]);
    const messages = await services.told(ordersId);
    expect(messages.map(({ event }) => event)).toEqual(['RESERVATION', 'DEPOSIT', 'PIN_RESEND']);
    const [, first, second] = messages.map(({ data }) => data['pinCode']);
    expect(second).toMatch(/^\d{6}$/);
    const after = await services.parcel(ordersId);
    expect(after.pinHmac).not.toBe(before.pinHmac);
    for (const pin of [first, second].map(String)) {
      const { body: info } = await services.ask(parcels.one, { ordersId });
      expect(info.pinCode).toBe('••••••');
      const events = await readEvents(services, { ordersId }, ['data']);
      expect(JSON.stringify([info, events, after])).not.toContain(`"${pin}"`);
    }
    expect((await services.life(ordersId)).at(-1)).toBe('PIN_RESENT');
  });

  it('whose owner cannot be reached keeps the PIN it has', async () => {
    const ordersId = await services.book(
      services.locker.boxId,
      await services.member({ mobile: null, email: null }),
    );
    await services.report('DEPOSITED', ordersId);
    const { pinHmac } = await services.parcel(ordersId);
    expect(await services.ask(parcelActions.resendPin, { ordersId })).toMatchObject(
      refused(409, 'PIN_NOBODY'),
    );
    expect(await services.parcel(ordersId)).toMatchObject({ pinHmac });
  });
});

it.each([
  [parcelActions.cancel, {}],
  [parcelActions.changeNumber, { parcelNumber: 'A1' }],
  [parcelActions.changeExpiry, { expiryTime: 4e12 }],
  [parcelActions.resendPin, {}],
] as const)('a parcel that is not there: $path', async (endpoint, about) => {
  const input = { ordersId: 999_999, ...about };
  expect(await services.ask(endpoint, input as never)).toMatchObject(refused(404, 'NOT_FOUND'));
});
