// What a provider's computers are answered: a parcel is announced, brought, asked for; each call stands in the log.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providerApi } from '../../../contract/people/providerApi.ts';
import { providerCalls } from '../../../contract/people/providers.ts';
import { ANNOUNCEMENT_ENDS_AFTER_MS, CALLS_KEPT_MS } from '../../../domain/people/providers.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { forgetCalls } from '../../../server/http/providerCalls.ts';
import { forgetAnnouncements } from '../../../server/providers/announcements.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { refused } from '../../kit/refused.ts';
import { updateRows, readRow, readRows } from '../../kit/databases/rows.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Kypros Mail, whose parcels may stay five days. */
const PROVIDER = 1;

let key: string;
const services = await parcelServices();
beforeEach(async () => {
  key = await keyOf(PROVIDER);
});
afterEach(() => change({ providerStatus: 'ACTIVE', contractStartTime: 0, contractEndTime: null }));

const server = () => services.locker.server;
const keyOf = async (providerId: number) => {
  const token = await server().signIn('admin');
  return (await server().ask(providerCalls.renewKey, { providerId }, { token })).body.requestorKey;
};
const change = (fields: object) =>
  services.db.updateTable('providers').set(fields).where('providerId', '=', PROVIDER).execute();
const announce = (parcelNumber: string, mobile = '99654321', requestorKey = key) =>
  server().ask(providerApi.announce, { parcelNumber, mobile, email: 'a@b.cy' }, { requestorKey });
const stateOf = async (parcelNumber: string, requestorKey = key) => {
  const { status, body } = await server().ask(
    providerApi.state,
    { parcelNumber },
    { requestorKey },
  );
  return status === 200 ? body.state : status;
};
const latestCalls = (count: number) =>
  services.db
    .selectFrom('providerCalls')
    .select(['providerId', 'call', 'parcelNumber', 'result', 'callingTime', 'time'])
    .orderBy('callId', 'desc')
    .limit(count)
    .execute();

describe('a parcel that is announced', () => {
  it('keeps no box until a courier brings it; then it is the announced recipient’s, and its state can be asked', async () => {
    const number = `AN${String(services.locker.lockerId)}1CY`;
    const { body } = await announce(number.toLowerCase());
    expect(body).toMatchObject({ parcelNumber: number, state: 'ANNOUNCED', lockerName: null });
    expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
    const brought = { parcelNumber: number, providerNumber: 'P101', mobile: '99000000' };
    expect((await services.arrive(services.locker.boxId, brought)).body).toMatchObject({
      accepted: true,
    });
    const parcel = await readRow(services, 'parcels', { parcelNumber: number });
    expect(parcel).toMatchObject({
      ordersStatus: 'STORED',
      providerId: PROVIDER,
      customerMobile: '99654321',
      customerMail: 'a@b.cy',
    });
    expect(await stateOf(number)).toBe('STORED');
    expect((await announce(number)).status).toBe(409);
    await services.report('COLLECTED', parcel.ordersId);
    expect(await stateOf(number)).toBe('FINISHED');
    expect((await announce(number)).body).toMatchObject({ state: 'ANNOUNCED' });
  });

  it('announced again, what is said last holds; it is one parcel', async () => {
    await announce('TWICE1CY', '99111111');
    await announce('twice1cy', '99222222');
    const kept = await readRows(services, 'announcements', { parcelNumber: 'TWICE1CY' }, [
      'mobile',
    ]);
    expect(kept).toEqual([{ mobile: '99222222' }]);
  });

  it('is its provider’s alone: another one neither sees nor takes it', async () => {
    await announce('MINE1CY');
    expect(await stateOf('MINE1CY', await keyOf(2))).toBe(404);
    await services.arrive(services.locker.boxId, {
      parcelNumber: 'MINE1CY',
      providerNumber: 'P102',
    });
    expect(await stateOf('MINE1CY')).toBe('ANNOUNCED');
  });

  it('stays its provider’s from the box to the end: another key finds neither parcel nor state', async () => {
    const other = await keyOf(2);
    const number = `HIS${String(services.locker.lockerId)}CY`;
    await announce(number);
    await services.arrive(services.locker.boxId, { parcelNumber: number, providerNumber: 'P101' });
    expect([await stateOf(number), await stateOf(number, other)]).toEqual(['STORED', 404]);
    const hers = await announce(number, '99000000', other);
    expect(hers.body).toMatchObject({ state: 'ANNOUNCED', lockerName: null });
    expect([await stateOf(number), await stateOf(number, other)]).toEqual(['STORED', 'ANNOUNCED']);
    const { ordersId, customerMobile } = await readRow(services, 'parcels', {
      parcelNumber: number,
    });
    expect(customerMobile).toBe('99654321');
    await services.report('COLLECTED', ordersId);
    expect([await stateOf(number), await stateOf(number, other)]).toEqual([
      'FINISHED',
      'ANNOUNCED',
    ]);
  });

  it('is forgotten, with whom it was for, when nobody brought it in 30 days', async () => {
    await announce('LATE1CY');
    const now = () => Date.now() + ANNOUNCEMENT_ENDS_AFTER_MS + DAY;
    await forgetAnnouncements({ database: server().database, now });
    expect(await stateOf('LATE1CY')).toBe(404);
  });
});

describe('the key', () => {
  it('"unknown key refused": none, a wrong one, one that was made anew, one of a provider that is deleted', async () => {
    const old = key;
    key = await keyOf(PROVIDER);
    const deleted = await keyOf(8);
    await updateRows(services, 'providers', { providerId: 8 }, { deletedAt: 1 });
    for (const wrong of [undefined, '', 'x'.repeat(43), old, deleted]) {
      const as = wrong === undefined ? {} : { requestorKey: wrong };
      expect(await server().ask(providerApi.state, { parcelNumber: 'A' }, as)).toMatchObject(
        refused(401, 'REQUESTOR_KEY_REFUSED'),
      );
    }
    const lines = await latestCalls(5);
    for (const line of lines)
      expect(line).toMatchObject({ providerId: null, result: 'REQUESTOR_KEY_REFUSED' });
    expect(await stateOf('A')).toBe(404);
  });

  it.each([
    ['LOCKED', { providerStatus: 'LOCKED' }, 'PROVIDER_LOCKED'],
    ['before its contract', { contractStartTime: 4e12 }, 'PROVIDER_OUT_OF_CONTRACT'],
    ['after its contract', { contractEndTime: 5 }, 'PROVIDER_OUT_OF_CONTRACT'],
  ])('a provider that is %s is refused, here and at the lockers', async (_when, fields, code) => {
    await change(fields);
    const { status, body } = await announce('NO1CY');
    expect([status, body]).toEqual([403, expect.objectContaining({ code })]);
    expect((await latestCalls(1))[0]).toMatchObject({ providerId: PROVIDER, result: code });
    const arrival = { parcelNumber: 'NO1CY', providerNumber: 'P101' };
    expect((await services.arrive(services.locker.boxId, arrival)).status).toBe(404);
  });
});

describe('"every call logged"', () => {
  it('whose it was, what it asked, how it ended, when, and how long it took', async () => {
    await announce('LOG1CY');
    await announce('');
    await stateOf('LOG2CY');
    expect(await latestCalls(3)).toEqual([
      expect.objectContaining({ call: 'state', parcelNumber: 'LOG2CY', result: 'NOT_FOUND' }),
      expect.objectContaining({ call: 'announce', result: 'BAD_INPUT' }),
      {
        providerId: PROVIDER,
        call: 'announce',
        parcelNumber: 'LOG1CY',
        result: 'SUCCESS',
        callingTime: expect.any(Number),
        time: expect.any(Number),
      },
    ]);
    const token = await server().signIn('admin');
    const { body } = await server().ask(providerCalls.traffic, { providerId: PROVIDER }, { token });
    expect(body.calls[0]).toMatchObject({ call: 'state', parcelNumber: 'LOG2CY' });
    expect(body.announcedCount).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('99654321');
  });

  it('is kept for the reports of more than a year', async () => {
    await announce('OLD1CY');
    await forgetCalls({ database: server().database, now: () => Date.now() + CALLS_KEPT_MS - DAY });
    expect((await latestCalls(1))[0]).toMatchObject({ parcelNumber: 'OLD1CY' });
  });

  it('"rate limit": who asks more often than that in a minute has to wait, and cannot fill the log', async () => {
    const { points } = LIMITS.requestor;
    const count = async () => (await latestCalls(10_000)).length;
    const { secrets } = server();
    await services.db
      .insertInto('throttles')
      .values({
        key: `requestor:${secrets.hmac('throttle', String(PROVIDER))}`,
        points,
        expire: Date.now() + 60_000,
      })
      .onConflict((is) => is.column('key').doUpdateSet({ points, expire: Date.now() + 60_000 }))
      .execute();
    const before = await count();
    const tries = LIMITS.requestorRefusedAt.points + 5;
    for (let asked = 0; asked < tries; asked += 1) expect(await stateOf('A')).toBe(429);
    expect((await count()) - before).toBeLessThanOrEqual(LIMITS.requestorRefusedAt.points);
  });
});
