// A rights matrix over every endpoint × {no token, expired token, locked user, each demo role}: what is refused and what is allowed equals the roles' authorities.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownRights } from '../../../contract/account/ownRights.ts';
import { providerCalls } from '../../../contract/people/providers.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import { DEMO_ACCOUNTS } from '../../../server/demo/demoAccounts.ts';
import { BASE_ROLES } from '../../../server/seed/base/baseRoles.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { NAMED_ENDPOINTS, reachFor, reachOf } from '../../kit/browser/reached.ts';
import { keyOf, signInWith } from '../../kit/servers/signInWith.ts';

const ROLE_OF = {
  admin: 'SUPER_ADMIN',
  root: 'ROOT',
  operator: 'OPERATOR',
  support: 'SUPPORT',
  viewer: 'VIEWER',
} as const satisfies Record<(typeof DEMO_ACCOUNTS)[number], string>;

const MINUTE = 60_000;

let server: OpenServer;
let before: Record<string, string>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await openServer();
  for (const account of DEMO_ACCOUNTS) tokens[account] = await server.signIn(account);
  before = await fingerprint(server.database);
});
afterAll(() => server.close());

const as = (account: string) => ({ token: tokens[account] ?? '' });

const authoritiesOf = (account: (typeof DEMO_ACCOUNTS)[number]) =>
  BASE_ROLES.find(({ name }) => name === ROLE_OF[account])?.authoritySet ?? [];

/** Calls that a role comes through with and that are no questions. */
const actionsOf = (reach: Record<string, string>) =>
  NAMED_ENDPOINTS.filter(([name, { method }]) => method !== 'GET' && reach[name] === 'through')
    .filter(([, { needs }]) => typeof needs !== 'string')
    .map(([name]) => name);

describe('each demo role', () => {
  const reaches: Record<string, Record<string, string>> = {};

  it.each(DEMO_ACCOUNTS)('%s comes as far as its authorities, with every call', async (account) => {
    const reach = await reachOf(server, as(account));
    reaches[account] = reach;
    expect(reach).toEqual(reachFor(authoritiesOf(account)));
  });

  it('admin and root: "everything"', () => {
    for (const account of ['admin', 'root'])
      expect(Object.values(reaches[account] ?? {})).not.toContain('refused');
  });

  it('viewer: "look, and change nothing"', () => {
    expect(actionsOf(reaches['viewer'] ?? {})).toEqual(['lockerLogs.request', 'auditCalls.verify']);
  });

  it('operator and support keep neither the people of the product nor its settings', () => {
    const resources =
      /^(staff|role|provider|agent|audit|screenSaver|version|holiday|lockerSettings)/;
    for (const account of ['operator', 'support'])
      expect(actionsOf(reaches[account] ?? {}).filter((name) => resources.test(name))).toEqual([]);
  });

  it.each(DEMO_ACCOUNTS)('%s is answered wherever nothing more need be said', async (account) => {
    const held: readonly string[] = authoritiesOf(account);
    const questions = NAMED_ENDPOINTS.filter(
      ([, { method, gives, input, needs }]) =>
        method === 'GET' &&
        gives === 'json' &&
        typeof needs !== 'string' &&
        input.safeParse({}).success,
      // What has a report mailed is documented among the questions, and is none.
    ).filter(([name]) => !name.endsWith('Report.email'));
    const told: Record<string, number> = {};
    for (const [name, endpoint] of questions)
      told[name] = (await server.ask(endpoint, {}, as(account))).status;
    expect(told).toEqual(
      Object.fromEntries(
        questions.map(([name, { needs }]) => [
          name,
          Array.isArray(needs) && needs.some((need) => held.includes(need)) ? 200 : 403,
        ]),
      ),
    );
  });
});

describe('after all that', () => {
  it('nothing in the database has changed', async () => {
    expect(await fingerprint(server.database)).toEqual(before);
  });
});

type Changes = (server: OpenServer, userId: number) => Promise<unknown>;

const ofStaff =
  (values: (now: number) => object): Changes =>
  ({ database: { db } }, userId) =>
    db.updateTable('staff').set(values(Date.now())).where('userId', '=', userId).execute();
const ofSession =
  (values: (now: number) => object): Changes =>
  ({ database: { db } }, userId) =>
    db.updateTable('sessions').set(values(Date.now())).where('userId', '=', userId).execute();

/** What makes a token worthless, though its holder may do everything. */
const OVER: [string, Changes][] = [
  ['nothing was asked for half an hour', ofSession((now) => ({ lastSeen: now - 31 * MINUTE }))],
  ['it is older than twelve hours', ofSession((now) => ({ creationTime: now - 721 * MINUTE }))],
  ['the user is locked', ofStaff(() => ({ userStatus: 'LOCKED' }))],
  ['the user is deleted', ofStaff((now) => ({ deletedAt: now }))],
  ["the user's time is over", ofStaff((now) => ({ endTime: now - MINUTE }))],
  ["the user's time has not come", ofStaff((now) => ({ startTime: now + MINUTE }))],
  [
    'the role signs in at terminals',
    async ({ database: { db } }, userId) => {
      const { roleId } = await db
        .selectFrom('staff')
        .select('roleId')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('roles')
        .set({ loginType: 'TERMINAL' })
        .where('roleId', '=', roleId)
        .execute();
    },
  ],
];

describe('nobody comes further than whoever did not sign in', () => {
  const nobody = reachFor(undefined);

  // Keys that are not known are counted by address, and these all come from one.
  beforeEach(() => server.database.db.deleteFrom('throttles').execute());

  it('without a token', async () => {
    expect(await reachOf(server, {})).toEqual(nobody);
  });

  it.each([
    ['letters', 'x'.repeat(43)],
    ['SQL', "' OR 1=1 --"],
    ['the text null', 'null'],
    ['four thousand bytes', '\u00ff'.repeat(4_000)],
  ])('with %s for every token and key', async (_what, garbage) => {
    const sender = { token: garbage, terminalKey: garbage, requestorKey: garbage };
    expect(await reachOf(server, sender)).toEqual(nobody);
  });

  it.each(OVER)('with a token when %s', async (_why, change) => {
    const { token, userId } = await signInWith(server, BACKEND_AUTHORITIES);
    expect((await server.ask(ownRights.read, {}, { token })).status).toBe(200);
    await change(server, userId);
    expect(await reachOf(server, { token })).toEqual(nobody);
  });

  it.each(['terminal', 'provider'] as const)(
    'with the key of a %s, but for its own calls',
    async (kind) => {
      const { token } = await signInWith(server, BACKEND_AUTHORITIES);
      const key =
        kind === 'terminal'
          ? await keyOf(server, 1)
          : (await server.ask(providerCalls.renewKey, { providerId: 1 }, { token })).body
              .requestorKey;
      const reach = await reachOf(server, { token: key, terminalKey: key, requestorKey: key });
      const own = NAMED_ENDPOINTS.filter(([, { needs }]) => needs === kind);
      expect(own.length).toBeGreaterThan(1);
      expect(reach).toEqual({
        ...nobody,
        ...Object.fromEntries(own.map(([name]) => [name, 'through'])),
      });
    },
  );
});
