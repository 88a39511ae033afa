// Every call says who may make it, and the server refuses everybody else before it looks at what is asked.
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { BACKEND_AUTHORITIES, type Authority } from '../../../domain/people/authorities.ts';
import { pathNames } from '../../../server/apiDocs/openApi.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { keyOf, signInWith } from '../../kit/servers/signInWith.ts';

const endpoints = Object.entries(allEndpoints);
const staffOnes = endpoints.filter(
  ([, { needs }]) => needs !== 'anyone' && needs !== 'terminal' && needs !== 'provider',
);
const terminalOnes = endpoints.filter(([, { needs }]) => needs === 'terminal');
const providerOnes = endpoints.filter(([, { needs }]) => needs === 'provider');
const guarded = endpoints.filter(([, { needs }]) => Array.isArray(needs));

/** An input that fills the path and nothing else: whoever may not ask never has it looked at. */
const hollow = (endpoint: Endpoint) =>
  Object.fromEntries(pathNames(endpoint.path).map((name) => [name, 1]));

/** The accounts of this file by what they may do: many calls ask for the same. */
const accounts = new Map<string, Promise<{ token: string; userId: number }>>();

function tokenWith(authorities: readonly string[]): Promise<string> {
  const key = authorities.toSorted().join();
  const account = accounts.get(key) ?? signInWith(server, authorities);
  accounts.set(key, account);
  return account.then(({ token }) => token);
}

/** Asks every call and returns what is not answered with this status and code, by name. */
async function unlike(
  asked: readonly (readonly [string, Endpoint])[],
  wanted: string,
  ask: (endpoint: Endpoint) => Promise<{ status: number; body: unknown }>,
): Promise<Record<string, string>> {
  const others: Record<string, string> = {};
  for (const [name, endpoint] of asked) {
    const { status, body } = await ask(endpoint);
    const { statusCode, code } = body as { statusCode?: number; code?: string };
    const answer = statusCode === status ? `${status} ${code}` : `${status} without a code`;
    if (answer !== wanted) others[name] = answer;
  }
  return others;
}

const server = await fileServer();
const everything = (await signInWith(server, BACKEND_AUTHORITIES)).token;
const nothing = (await signInWith(server, [])).token;
const terminalKey = await keyOf(server, 1);
const before = await fingerprint(server.database);

it('looks at all calls of the contract', () => {
  expect(endpoints.length).toBeGreaterThan(20);
  expect(staffOnes.length + terminalOnes.length).toBeGreaterThan(18);
});

it('where there is a permission to export, seeing a documented list does not give its file', () => {
  const exports = BACKEND_AUTHORITIES.filter((one) => one.endsWith('_EXPORT'));
  const seen = exports.map((one) => one.replace('EXPORT', 'VIEW') as Authority);
  const files = guarded.filter(([, { path }]) => /^\/api\/\w{3,}\/.*\/export\//.test(path));
  expect(files.length).toBeGreaterThan(exports.length);
  const open = files.filter(([, { needs }]) => seen.some((one) => needs.includes(one)));
  expect(open.map(([name]) => name).join()).toBe('');
});

describe('A token is required everywhere (R6.10)', () => {
  it('no call of staff takes a request without a token', async () => {
    const answers = unlike(staffOnes, '401 NOT_SIGNED_IN', (endpoint) =>
      server.ask(endpoint, hollow(endpoint)),
    );
    expect(await answers).toEqual({});
  });

  it('no call of staff takes a token that nobody was given', async () => {
    const token = 'x'.repeat(43);
    const answers = unlike(staffOnes, '401 NOT_SIGNED_IN', (endpoint) =>
      server.ask(endpoint, hollow(endpoint), { token }),
    );
    expect(await answers).toEqual({});
  });

  it("no call of staff takes a terminal's key for a token", async () => {
    const answers = unlike(staffOnes, '401 NOT_SIGNED_IN', (endpoint) =>
      server.ask(endpoint, hollow(endpoint), { token: terminalKey, terminalKey }),
    );
    expect(await answers).toEqual({});
  });

  it('no call of terminals takes a token of staff for a key', async () => {
    const as = { token: everything, terminalKey: everything };
    const answers = unlike(terminalOnes, '401 TERMINAL_KEY_REFUSED', (endpoint) =>
      server.ask(endpoint, hollow(endpoint), as),
    );
    expect(await answers).toEqual({});
  });

  it('no call of providers takes a token of staff or the key of a terminal', async () => {
    const as = { token: everything, terminalKey, requestorKey: terminalKey };
    const answers = unlike(providerOnes, '401 REQUESTOR_KEY_REFUSED', (endpoint) =>
      server.ask(endpoint, hollow(endpoint), as),
    );
    expect(await answers).toEqual({});
  });
});

describe('A call is for those who hold its authority', () => {
  it('no guarded call lets somebody in without any authority (R6.9)', async () => {
    const answers = unlike(guarded, '403 NOT_ALLOWED', (endpoint) =>
      server.ask(endpoint, hollow(endpoint), { token: nothing }),
    );
    expect(await answers).toEqual({});
  });

  it('no guarded call lets somebody in who holds every other authority', async () => {
    const answers = unlike(guarded, '403 NOT_ALLOWED', async (endpoint) => {
      const others = BACKEND_AUTHORITIES.filter((one) => !endpoint.needs.includes(one));
      return server.ask(endpoint, hollow(endpoint), { token: await tokenWith(others) });
    });
    expect(await answers).toEqual({});
  });

  it('every guarded call lets each one of its authorities through the door', async () => {
    const each = guarded.flatMap(([name, endpoint]) =>
      (endpoint.needs as readonly string[]).map(
        (authority) => [name, endpoint, authority] as const,
      ),
    );
    const refused: string[] = [];
    for (const [name, endpoint, authority] of each) {
      const token = await tokenWith([authority]);
      const { status } = await server.ask(endpoint, { nobodyAsksThis: 1 }, { token });
      if (status !== 400) refused.push(`${name} with ${authority}: ${status}`);
    }
    expect(refused).toEqual([]);
  });
});

it('after all that: nothing in the database has changed', async () => {
  for (const account of accounts.values()) await forget((await account).userId);
  expect(await fingerprint(server.database)).toEqual(before);
});

/** Takes an account of this test away again, so that the database can be compared. */
async function forget(userId: number): Promise<void> {
  const { db } = server.database;
  const { roleId } = await readRow(db, 'staff', { userId });
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  await db.deleteFrom('staff').where('userId', '=', userId).execute();
  await db.deleteFrom('roles').where('roleId', '=', roleId).execute();
}
