// Shared views of every list: who sees, shares and changes them, and that none makes a list fail.
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import type { Input, Listing } from '../../../contract/endpoint.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { sharedViews, type SharedView } from '../../../contract/operations/sharedViews.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { inner } from '../../../contract/scalars.ts';
import {
  SHARED_VIEW_FILTERS_MAX,
  SHARED_VIEW_NAME_MAX,
  SHARED_VIEW_VALUE_MAX,
  SHARED_VIEWS_MAX,
} from '../../../domain/limits.ts';
import { holdsAny } from '../../../domain/people/authorities.ts';
import { isPersonalFilter } from '../../../domain/people/personal.ts';
import { DEMO_ACCOUNTS } from '../../../server/demo/demoAccounts.ts';
import { refused } from '../../kit/refused.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { sessionOf } from '../../kit/screens/openApp.tsx';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

type Draft = Input<typeof sharedViews.create>;
type As = { token: string; asRead?: number };

const server = await fileServer();
const viewer = await signInWith(server, ['LOCKER_VIEW']);
const other = await signInWith(server, ['LOCKER_VIEW', 'LOCKER_EDIT']);
const keeper = await signInWith(server, ['LOCKER_VIEW', 'SETTING_EDIT']);
const outsider = await signInWith(server, ['PARCEL_VIEW', 'SETTING_EDIT']);
beforeEach(async () => {
  await server.database.db.deleteFrom('sharedViews').execute();
});

const list = lockers.list.path;
const draft: Draft = { list, name: 'Offline', filter: { lockerSituation: 'OFFLINE' } };
const share = (about: object = {}, as: As = viewer) =>
  server.ask(sharedViews.create, { ...draft, ...about }, as);
const rename = (id: number, name: string, as: As) =>
  server.ask(sharedViews.update, { id, name }, as);
const remove = (id: number, as: As) => server.ask(sharedViews.remove, { id }, as);
const seen = async (as: As, input: Input<typeof sharedViews.list> = {}) =>
  (await server.ask(sharedViews.list, { page: 0, size: 1_000, ...input }, as))
    .body as unknown as SharedView[];

/** A filter of the list that names nobody. */
function filterOf({ filters, input }: Listing) {
  for (const name of filters.filter((one) => !isPersonalFilter(one))) {
    const { options = [] } = inner(input.shape[name] as z.ZodType) as { options?: string[] };
    for (const value of [...options, '1', '2026-01-01', 'true', 1, true])
      if (typeof value !== 'object' && input.safeParse({ [name]: value }).success)
        return { [name]: value };
  }
  return undefined;
}

const screenLists = Object.values(allEndpoints).filter(
  (endpoint): endpoint is Listing =>
    'sorts' in endpoint && (Array.isArray(endpoint.needs) || endpoint.needs === 'signedIn'),
);

describe('Who sees a shared view', () => {
  test('each role sees those of the lists that it may open, and shares no others', async () => {
    const root = { token: await server.signIn('root') };
    const shareable = screenLists.filter(filterOf);
    expect(shareable.length).toBeGreaterThan(25);
    for (const one of shareable) {
      const about = { list: one.path, filter: filterOf(one) };
      expect([one.path, (await share(about, root)).status]).toEqual([one.path, 200]);
    }
    for (const account of DEMO_ACCOUNTS) {
      const { token, authoritySet } = await sessionOf(server, account);
      const mayOpen = ({ needs }: Listing) =>
        typeof needs === 'string' || holdsAny(authoritySet, needs);
      const open = shareable.filter(mayOpen).map(({ path }) => path);
      expect((await seen({ token })).map((view) => view.list)).toEqual(open);
      for (const one of shareable.filter((each) => !mayOpen(each))) {
        const about = { list: one.path, name: 'Mine', filter: filterOf(one) };
        expect(await share(about, { token })).toMatchObject({ status: 404 });
      }
    }
  });

  test('of one list alone, in the order in which they were shared or by name', async () => {
    const both = await signInWith(server, ['LOCKER_VIEW', 'PARCEL_VIEW']);
    await share({ name: 'Zulu' }, both);
    await share({ name: 'Alpha' }, both);
    await share({ list: parcels.list.path, filter: { ordersStatus: 'STORED' } }, both);
    const names = async (input: Input<typeof sharedViews.list>) =>
      (await seen(both, input)).map(({ name }) => name);
    expect(await names({ list })).toEqual(['Zulu', 'Alpha']);
    expect(await names({ list, sort: 'name,asc' })).toEqual(['Alpha', 'Zulu']);
    expect(await names({ list, page: 1, size: 1 })).toEqual(['Alpha']);
    expect(await names({ list: '/api/nothing' })).toEqual([]);
  });
});

describe('Who changes a shared view', () => {
  test('the one who shared it and a holder of SETTING_EDIT, who is told so', async () => {
    const { body } = await share();
    expect(body).toMatchObject({ ...draft, sort: null, mine: true, mayChange: true });
    expect(await seen(other)).toMatchObject([{ mine: false, mayChange: false }]);
    expect(await seen(keeper)).toMatchObject([{ mine: false, mayChange: true }]);
    for (const answer of [await rename(body.id, 'Taken over', other), await remove(body.id, other)])
      expect(answer).toMatchObject(refused(403, 'NOT_ALLOWED'));
    for (const missing of [
      await rename(body.id, 'Unseen', outsider),
      await remove(body.id, outsider),
    ])
      expect(missing.status).toBe(404);
    expect((await rename(body.id, 'Away', viewer)).body).toMatchObject({ name: 'Away' });
    expect((await rename(body.id, 'Gone', keeper)).body).toMatchObject({ name: 'Gone' });
    expect((await seen(viewer))[0]).toMatchObject({ name: 'Gone', mine: true });
    expect((await remove(body.id, keeper)).status).toBe(200);
    expect(await seen(viewer)).toEqual([]);
    expect((await remove(body.id, keeper)).status).toBe(404);
  });

  test('each change is in the history', async () => {
    const { body } = await share();
    await rename(body.id, 'Away', viewer);
    await rename(body.id, 'Away', viewer);
    await remove(body.id, keeper);
    const subjectId = String(body.id);
    const events = await readEvents(server, { subjectType: 'sharedViews', subjectId });
    expect(events).toMatchObject([
      { type: 'RECORD_CREATED', data: { to: { list, name: 'Offline' } } },
      { type: 'RECORD_CHANGED', data: { from: { name: 'Offline' }, to: { name: 'Away' } } },
      { type: 'RECORD_REMOVED', data: { from: { filter: '{"lockerSituation":"OFFLINE"}' } } },
    ]);
  });
});

describe('What is shared', () => {
  test('names are unique for a list, in capitals or not', async () => {
    await share();
    const taken = refused(409, 'TAKEN', { field: 'name', values: { value: 'Offline' } });
    expect(await share({ name: 'OFFLINE' }, other)).toMatchObject(taken);
    const { body } = await share({ name: 'Away' }, other);
    expect(await rename(body.id, 'offline', other)).toMatchObject(taken);
  });

  test('a list has so many at most, even if they are shared at once', async () => {
    const shared = await Promise.all(
      Array.from({ length: SHARED_VIEWS_MAX + 2 }, (_, place) => share({ name: `View ${place}` })),
    );
    const others = shared.filter(({ status }) => status !== 200);
    expect(others.map(({ body }) => body)).toMatchObject(
      Array.from({ length: 2 }, () => ({
        code: 'SHARED_VIEWS_FULL',
        values: { most: SHARED_VIEWS_MAX },
      })),
    );
    expect(await seen(viewer)).toHaveLength(SHARED_VIEWS_MAX);
  });

  const many = Object.fromEntries(
    Array.from({ length: SHARED_VIEW_FILTERS_MAX + 1 }, (_, place) => [`name${place}`, 'x']),
  );
  test.each([
    ['no filter', { filter: {} }],
    ['a filter that is a list', { filter: ['OFFLINE'] }],
    ['a filter that is null', { filter: null }],
    ['a nested value', { filter: { lockerName: { $ne: '' } } }],
    ['several values', { filter: { lockerId: [1, 2] } }],
    ['a value that is null', { filter: { lockerName: null } }],
    ['a filter that the list does not have', { filter: { colour: 'RED' } }],
    ['a value that the filter does not have', { filter: { lockerSituation: 'AWAY' } }],
    ['a page', { filter: { lockerSituation: 'OFFLINE', page: 1_000_000 } }],
    ['a sort in the filter', { filter: { sort: 'lockerName,asc' } }],
    ['a character that cannot be stored', { filter: { lockerName: 'a\0' } }],
    ['too many filters', { filter: many }],
    ['a long value', { filter: { lockerName: 'x'.repeat(SHARED_VIEW_VALUE_MAX + 1) } }],
    ['a sort that the list does not have', { sort: 'colour,asc' }],
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(SHARED_VIEW_NAME_MAX + 1) }],
    ['a field of the server', { sharedBy: 'root' }],
  ])('%s is refused', async (_, about) => {
    expect(await share(about)).toMatchObject(refused(400, 'BAD_INPUT'));
    expect(await seen(viewer)).toEqual([]);
  });

  test('a filter that names a person is refused: it would outlive the person', async () => {
    const reader = await signInWith(server, ['PARCEL_VIEW', 'PERSONAL_VIEW']);
    const about = { list: parcels.list.path, filter: { mobile: '99123456' } };
    expect(await share(about, reader)).toMatchObject(
      refused(400, 'BAD_INPUT', { field: 'filter.mobile' }),
    );
  });

  test('a path that is no list does not exist', async () => {
    for (const path of [lockers.one.path, '/api/v1/nothing', list.slice(1)])
      expect(await share({ list: path })).toMatchObject({ status: 404 });
  });
});

test('a server of the documented calls alone has no shared views', async () => {
  const documented = await openServer({ config: { documentedOnly: true } });
  const token = await documented.signIn('admin');
  expect((await documented.ask(sharedViews.list, {}, { token })).status).toBe(404);
  await documented.close();
});
