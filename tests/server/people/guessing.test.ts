// Guessing a number by looking for it: whoever sees masks finds whole values alone, and so many of them in a while.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { memberCalls, members } from '../../../contract/people/members.ts';
import { orders } from '../../../contract/parcels/orders.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import type { Authority } from '../../../domain/people/authorities.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { readEvents, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const LOOK = 'MEMBER_VIEW MEMBER_EXPORT PARCEL_VIEW PARCEL_EXPORT PARCEL_RESERVE STAFF_VIEW'.split(
  ' ',
) as Authority[];
const { points } = LIMITS.addressLookup;

const server = await fileServer();
const veiled = await signInWith(server, LOOK);
const clear = await signInWith(server, [...LOOK, 'PERSONAL_VIEW']);
beforeEach(() => server.database.db.deleteFrom('throttles').execute());

const statusOf = async (endpoint: Endpoint, asked: object, { token } = veiled) =>
  (await server.ask(endpoint, asked, { token })).status;
const mobile = (ending: number) => `99123${String(ending).padStart(3, '0')}`;

/** Asks for as many numbers as may be asked for. */
async function askAll(): Promise<void> {
  for (let ending = 0; ending < points; ending += 1)
    expect(await statusOf(members.list, { mobile: mobile(ending), size: 1 })).toBe(200);
}

describe('whoever sees masks', () => {
  it('asks for so many numbers, wherever they ask; then they wait, and the history says so', async () => {
    await askAll();
    const other = { mobile: '99765432' };
    for (const endpoint of [
      members.list,
      members.exportCsv,
      members.exportXlsx,
      memberCalls.byMobile,
      parcels.list,
      parcels.exportCsv,
      orders.list,
      orders.exportXlsx,
      staffCalls.backend,
      staffCalls.terminal,
    ])
      expect([endpoint.path, await statusOf(endpoint, other)]).toEqual([endpoint.path, 429]);
    for (const email of ['a@example.test', 'ａ＠example.test', 'a@example．test', 'a\u200B＠b．cy'])
      for (const endpoint of [members.list, staffCalls.backend])
        expect([email, await statusOf(endpoint, { email })]).toEqual([email, 429]);
    const { data } = (
      await readEvents(server, { type: 'REFUSED', byId: veiled.userId }, ['data'])
    ).at(-1)!;
    expect(data).toMatchObject({ code: 'TOO_MANY_TRIES' });
  });

  it('turns the pages of what they asked for, writes it otherwise, and looks for all else', async () => {
    await askAll();
    for (const again of [{ page: 1 }, { size: 5 }, { mobile: ' 9912-3000 ' }])
      expect(await statusOf(members.list, { mobile: mobile(0), size: 1, ...again })).toBe(200);
    expect(await statusOf(parcels.list, { mobile: mobile(1) })).toBe(200);
    expect(await statusOf(members.list, { firstLastName: 'maria' })).toBe(200);
  });

  it('finds nobody by what cannot be the whole, and is not held up by it while they type', async () => {
    await updateRows(server, 'members', { memberId: 3 }, { mobile: '991' });
    for (let typed = 0; typed < points + 5; typed += 1) {
      const asked = { mobile: `99${String(typed)}`, size: 10 };
      const { status, body } = await server.ask(members.list, asked, veiled);
      expect([status, body.totalElements]).toEqual([200, 0]);
    }
    expect(await statusOf(members.list, { mobile: mobile(0) })).toBe(200);
  });

  it('finds nobody by the beginning of a number, however much of it they have', async () => {
    const { db } = server.database;
    await db.updateTable('members').set({ mobile: '99123456' }).where('memberId', '=', 3).execute();
    const found = async (typed: string) =>
      (await server.ask(members.list, { mobile: typed }, veiled)).body.totalElements;
    expect([await found('9912345'), await found('99123456')]).toEqual([0, 1]);
  });

  it('and not a day long either', async () => {
    await askAll();
    await server.database.db
      .updateTable('throttles')
      .set({ points: LIMITS.addressLookupDay.points })
      .where('key', 'like', 'addressLookupDay:%')
      .execute();
    await server.database.db
      .deleteFrom('throttles')
      .where('key', 'like', 'addressLookup:%')
      .execute();
    expect(await statusOf(members.list, { mobile: '99765432' })).toBe(429);
  });
});

it('whoever sees numbers looks for as many as they like', async () => {
  for (let ending = 0; ending <= points; ending += 1)
    expect(await statusOf(members.list, { mobile: mobile(ending), size: 1 }, clear)).toBe(200);
  expect(await statusOf(parcels.list, { mobile: mobile(0) }, clear)).toBe(200);
});

it('a mask keeps so much that the endings which fit cannot be tried in a week', async () => {
  const { body } = await server.ask(members.list, { size: 100 }, veiled);
  for (const member of body.content) {
    expect((member.mobile ?? '').replaceAll(/\D/g, '').length).toBeLessThanOrEqual(3);
    expect(member.email ?? '').toMatch(/^(?:.?•••@.*)?$/);
  }
});
