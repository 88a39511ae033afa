// Announcing has an end: so many parcels at once, so many a day, no line of the history for nothing, and nobody who was sent away meanwhile.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { providerApi } from '../../../contract/people/providerApi.ts';
import { providerCalls } from '../../../contract/people/providers.ts';
import { ANNOUNCED_MAX } from '../../../domain/people/providers.ts';
import type { RequestContext } from '../../../server/http/context.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { openThrottle } from '../../../server/http/throttle.ts';
import { announce as keepAnnounced } from '../../../server/providers/announcements.ts';
import { updateRows, readRow, readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

/** Kypros Mail. */
const PROVIDER = 1;
const MONTH = 30 * 24 * 60 * 60 * 1_000;

const server = await fileServer();
const token = await server.signIn('admin');
const renewed = await server.ask(providerCalls.renewKey, { providerId: PROVIDER }, { token });
const { requestorKey } = renewed.body;
beforeEach(async () => {
  await db().deleteFrom('announcements').where('providerId', '=', PROVIDER).execute();
  await db().deleteFrom('throttles').execute();
});

const db = () => server.database.db;
const announce = async (parcelNumber: string, mobile = '99654321') => {
  const { status, body } = await server.ask(
    providerApi.announce,
    { parcelNumber, mobile, email: 'a@b.cy' },
    { requestorKey },
  );
  return [status, (body as { code?: string }).code];
};
const lines = async () =>
  (
    await db()
      .selectFrom('events')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('type', '=', 'PARCEL_ANNOUNCED')
      .executeTakeFirstOrThrow()
  ).count;
const kept = async (parcelNumber: string) =>
  (await readRow(db(), 'announcements', { parcelNumber })).creationTime;
const KEPT = [200, undefined];

it.each(['LX994420851CZ!', 'ΕΕ123456789ΥΥ', 'А1', '订单1'])(
  '“%s”, which no bar code has, is not announced',
  async (parcelNumber) => {
    expect(await announce(parcelNumber)).toEqual([400, 'PARCEL_NUMBER_CHARACTERS']);
  },
);

it('a number in full width is announced as its label has it', async () => {
  expect(await announce('ＥＥ１２３４５６７８９ＣＹ')).toEqual(KEPT);
  expect(await kept('EE123456789CY')).toBeGreaterThan(0);
});

describe('announced again', () => {
  it('as it was, it writes no line of the history, and stands longer', async () => {
    const before = await lines();
    expect(await announce('SAME1CY')).toEqual(KEPT);
    const time = sql<number>`"creationTime" - 1000`;
    const same = db().updateTable('announcements').where('parcelNumber', '=', 'SAME1CY');
    await same.set({ creationTime: time }).execute();
    const old = await kept('SAME1CY');
    for (let again = 0; again < 3; again += 1) expect(await announce('SAME1CY')).toEqual(KEPT);
    expect((await lines()) - before).toBe(1);
    expect(await kept('SAME1CY')).toBeGreaterThan(old);
  });

  it('with another number, or after it was over, it is a line', async () => {
    const before = await lines();
    await announce('OTHER1CY');
    await announce('OTHER1CY', '99111111');
    const creationTime = Date.now() - MONTH - 1;
    await updateRows(db(), 'announcements', { parcelNumber: 'OTHER1CY' }, { creationTime });
    await announce('OTHER1CY', '99111111');
    expect((await lines()) - before).toBe(3);
  });
});

describe('a provider', () => {
  it('has so many announced at once; then one more is refused, and those that stand may be told anew', async () => {
    await announce('FIRST1CY');
    await sql`insert into "announcements" ("providerId", "parcelNumber", "mobile", "areaCode", "creationTime")
      select ${PROVIDER}, 'MANY' || n, '99000000', '00357', ${Date.now()}
      from generate_series(2, ${ANNOUNCED_MAX}::int) as n`.execute(db());
    expect(await announce('MORE1CY')).toEqual([409, 'TOO_MANY_ANNOUNCED']);
    expect(await announce('FIRST1CY', '99111111')).toEqual(KEPT);
    await db().deleteFrom('announcements').where('parcelNumber', '=', 'MANY2').execute();
    expect(await announce('MORE1CY')).toEqual(KEPT);
  });

  it('announces so much that is new or other a day; the rest waits', async () => {
    await announce('DAY1CY');
    await db()
      .updateTable('throttles')
      .set({ points: LIMITS.announced.points })
      .where('key', 'like', 'announced:%')
      .execute();
    expect(await announce('DAY2CY')).toEqual([429, 'TOO_MANY_TRIES']);
    expect(await announce('DAY1CY', '99111111')).toEqual([429, 'TOO_MANY_TRIES']);
    expect(await announce('DAY1CY')).toEqual(KEPT);
  });

  it.each([
    ['deleted', { deletedAt: 1 }, 'REQUESTOR_KEY_REFUSED'],
    ['locked', { providerStatus: 'LOCKED' as const }, 'PROVIDER_LOCKED'],
    ['out of its contract', { contractEndTime: 5 }, 'PROVIDER_OUT_OF_CONTRACT'],
  ])(
    'that was %s after its key was read is refused, and nothing is kept',
    async (_what, set, code) => {
      const provider = await db()
        .selectFrom('providers')
        .select(['providerId', 'providerNumber', 'providerName'])
        .where('providerId', '=', 2)
        .executeTakeFirstOrThrow();
      const { database, secrets } = server;
      const throttle = openThrottle({ database, secrets });
      const asking: Pick<RequestContext, 'database' | 'throttle' | 'provider' | 'ip' | 'now'> = {
        database,
        throttle,
        provider,
        ip: '::1',
        now: Date.now,
      };
      const there = { deletedAt: null, providerStatus: 'ACTIVE' as const, contractEndTime: null };
      const change = (fields: object) =>
        db().updateTable('providers').set(fields).where('providerId', '=', 2).execute();
      await change(set);
      const said = { parcelNumber: 'LATE1CY', mobile: '99654321', areaCode: '00357' };
      await expect(keepAnnounced(asking as RequestContext, said)).rejects.toMatchObject({ code });
      await change(there);
      const kept = await readRows(db(), 'announcements', { parcelNumber: 'LATE1CY' }, [
        'parcelNumber',
      ]);
      expect(kept).toEqual([]);
    },
  );
});
