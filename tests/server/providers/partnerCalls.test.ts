// What else a partner's computers may do: reach by e-mail alone, repeat under a key, withdraw, list page by page.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { providerApi } from '../../../contract/people/providerApi.ts';
import { providerCalls } from '../../../contract/people/providers.ts';
import { ANNOUNCEMENT_ENDS_AFTER_MS } from '../../../domain/people/providers.ts';
import { forgetAnnouncements } from '../../../server/providers/announcements.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { readEvents, insertRow, updateRows, readRow, readRows } from '../../kit/databases/rows.ts';

/** Kypros Mail. */
const PROVIDER = 1;

let requestorKey: string;
const services = await parcelServices();
beforeEach(async () => {
  const token = await server().signIn('admin');
  const renewed = await server().ask(providerCalls.renewKey, { providerId: PROVIDER }, { token });
  ({ requestorKey } = renewed.body);
});

const server = () => services.locker.server;
let numbers = 0;
const newNumber = () => `PARTNER${String((numbers += 1))}CY`;
const announce = (said: Partial<Input<typeof providerApi.announce>> & { parcelNumber: string }) =>
  server().ask(providerApi.announce, { mobile: '99654321', ...said }, { requestorKey });
const stateOf = async (parcelNumber: string) =>
  (await server().ask(providerApi.state, { parcelNumber }, { requestorKey })).body;
const cancel = (parcelNumber: string) =>
  server().ask(providerApi.cancel, { parcelNumber }, { requestorKey });
const list = (asked: { size?: number; cursor?: string } = {}) =>
  server().ask(providerApi.list, { size: 100, ...asked }, { requestorKey });
const bring = (parcelNumber: string, about: object = {}) =>
  services.arrive(services.locker.boxId, { parcelNumber, mobile: undefined, ...about });
const parcelWith = (parcelNumber: string) => readRow(services, 'parcels', { parcelNumber });

describe('the recipient', () => {
  it.each([
    [{ mobile: '+357 99654321' }],
    [{ mobile: '0035799654321' }],
    [{ mobile: '99654321', areaCode: '+357' }],
  ])('announced as %j is the same number', async (said) => {
    const parcelNumber = newNumber();
    await announce({ parcelNumber, ...said });
    const kept = (
      await readRows(services, 'announcements', { parcelNumber }, ['mobile', 'areaCode'])
    )[0];
    expect(kept).toEqual({ mobile: '99654321', areaCode: '00357' });
  });

  it('may be reached by e-mail alone; somebody without either is refused', async () => {
    const parcelNumber = newNumber();
    expect((await announce({ parcelNumber, mobile: undefined })).body).toMatchObject({
      code: 'BAD_INPUT',
      field: 'mobile',
    });
    await announce({ parcelNumber, mobile: undefined, email: 'anna@example.test' });
    expect((await bring(parcelNumber)).body).toMatchObject({ accepted: true });
    const parcel = await parcelWith(parcelNumber);
    expect(parcel).toMatchObject({ customerMobile: null, customerMail: 'anna@example.test' });
    const told = await services.db
      .selectFrom('outbox')
      .select(['channel', 'address'])
      .where('ordersId', '=', parcel.ordersId)
      .execute();
    expect(told).toEqual([{ channel: 'MAIL', address: 'anna@example.test' }]);
  });
});

describe('a courier who does not name the provider', () => {
  it('brings the parcel of the one that announced it, and since when stays known', async () => {
    const parcelNumber = newNumber();
    const { announcedTime } = (await announce({ parcelNumber })).body;
    expect((await bring(parcelNumber)).body).toMatchObject({ accepted: true });
    expect(await parcelWith(parcelNumber)).toMatchObject({ providerId: PROVIDER });
    expect(await stateOf(parcelNumber)).toMatchObject({ state: 'STORED', announcedTime });
  });

  it('has to where two announced the number, and where nobody did to say whose it is', async () => {
    const parcelNumber = newNumber();
    await announce({ parcelNumber });
    const {
      providerId: _,
      announcementId: __,
      ...other
    } = await readRow(services, 'announcements', { parcelNumber });
    await insertRow(services, 'announcements', { ...other, providerId: 2 });
    for (const number of [parcelNumber, newNumber()])
      expect((await bring(number)).body, number).toMatchObject({ field: 'mobile' });
    await bring(parcelNumber, { providerNumber: 'P102' });
    expect(await parcelWith(parcelNumber)).toMatchObject({ providerId: 2 });
  });

  it('brings nobody’s parcel where the provider that announced it is locked', async () => {
    const parcelNumber = newNumber();
    await announce({ parcelNumber });
    const locked = (providerStatus: 'LOCKED' | 'ACTIVE') =>
      updateRows(services, 'providers', { providerId: PROVIDER }, { providerStatus });
    await locked('LOCKED');
    await bring(parcelNumber, { mobile: '99000001' });
    await locked('ACTIVE');
    expect(await parcelWith(parcelNumber)).toMatchObject({
      providerId: null,
      customerMobile: '99000001',
    });
  });
});

describe('under a key', () => {
  it('the same again is answered the same, also when the parcel is there; another one is refused', async () => {
    const [parcelNumber, key] = [newNumber(), `key of ${newNumber()}`];
    const { body: first } = await announce({ parcelNumber, key });
    await bring(parcelNumber);
    expect((await announce({ parcelNumber })).body).toMatchObject({ code: 'PARCEL_UNDER_WAY' });
    expect((await announce({ parcelNumber, key })).body).toEqual(first);
    expect((await announce({ parcelNumber, key, mobile: '99111111' })).body).toMatchObject({
      code: 'KEY_REUSED',
      field: 'key',
    });
  });

  it('of many at once one is taken, and what was refused may be taken later', async () => {
    const [parcelNumber, key] = [newNumber(), `key of ${newNumber()}`];
    const all = await Promise.all([1, 2, 3].map(() => announce({ parcelNumber, key })));
    expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const late = { parcelNumber, key: `key of ${newNumber()}` };
    await bring(parcelNumber);
    expect((await announce(late)).status).toBe(409);
    await services.report('COLLECTED', (await parcelWith(parcelNumber)).ordersId);
    expect((await announce(late)).body).toMatchObject({ state: 'ANNOUNCED' });
  });

  it('is forgotten after 30 days', async () => {
    const late = { parcelNumber: newNumber(), key: `key of ${newNumber()}` };
    await announce(late);
    const now = () => Date.now() + ANNOUNCEMENT_ENDS_AFTER_MS * 2;
    await forgetAnnouncements({ database: server().database, now });
    const kept = await services.db.selectFrom('announcementKeys').select('key').execute();
    expect(kept).toEqual([]);
  });
});

describe('withdrawn', () => {
  it('is not expected any more, and the history says so', async () => {
    const parcelNumber = newNumber();
    await announce({ parcelNumber });
    expect((await cancel(parcelNumber.toLowerCase())).body).toEqual({});
    expect(await stateOf(parcelNumber)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await cancel(parcelNumber)).body).toMatchObject({ code: 'NOT_FOUND' });
    const { type, data } = (
      await readEvents(services, { subjectType: 'providers' }, ['type', 'data'])
    ).at(-1)!;
    expect([type, data]).toEqual(['ANNOUNCEMENT_WITHDRAWN', { parcelNumber }]);
  });

  it('cannot be once it is in the network, nor by somebody else', async () => {
    const [brought, waiting] = [newNumber(), newNumber()];
    await announce({ parcelNumber: brought });
    await bring(brought);
    expect((await cancel(brought)).body).toMatchObject({ code: 'PARCEL_UNDER_WAY' });
    await announce({ parcelNumber: waiting });
    const token = await server().signIn('admin');
    const other = await server().ask(providerCalls.renewKey, { providerId: 2 }, { token });
    const asked = { parcelNumber: waiting };
    const as = { requestorKey: other.body.requestorKey };
    expect((await server().ask(providerApi.cancel, asked, as)).status).toBe(404);
    expect(await stateOf(waiting)).toMatchObject({ state: 'ANNOUNCED' });
  });
});

describe('the list', () => {
  it('has each parcel once over all its pages: the announced, then the others, the latest first', async () => {
    const [brought, one, two] = [newNumber(), newNumber(), newNumber()];
    for (const parcelNumber of [brought, one, two]) await announce({ parcelNumber });
    await bring(brought);
    const found: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { body } = await list({ size: 7, ...(cursor && { cursor }) });
      found.push(...body.parcels.map(({ parcelNumber, state }) => `${parcelNumber} ${state}`));
      cursor = body.nextCursor;
    }
    expect(found.slice(0, 2)).toEqual([`${two} ANNOUNCED`, `${one} ANNOUNCED`]);
    const parcels = await services.db
      .selectFrom('parcels')
      .select(['parcelNumber', 'ordersStatus'])
      .where('providerId', '=', PROVIDER)
      .orderBy('ordersId', 'desc')
      .execute();
    const past = found.filter((line) => !line.endsWith('ANNOUNCED'));
    expect(past[0]).toBe(`${brought} STORED`);
    expect(past).toEqual(
      parcels.map(({ parcelNumber, ordersStatus }) => `${parcelNumber} ${ordersStatus}`),
    );
    expect(found.slice(-past.length)).toEqual(past);
  });

  it('refuses a cursor that none of its pages gave', async () => {
    for (const cursor of ['x1', 'a', 'p-1', 'a1; drop table', 'p99999999999'])
      expect((await list({ cursor })).body, cursor).toMatchObject({ field: 'cursor' });
  });
});
