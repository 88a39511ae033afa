// Every call says who may make it, and the server refuses everybody else before it looks at what is asked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import { pathNames } from '../../../server/apiDocs/openApi.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { keyOf, signInWith } from '../../kit/servers/signInWith.ts';

let server: OpenServer;
let before: Record<string, string>;
let everything: string;
let nothing: string;
let terminalKey: string;

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

beforeAll(async () => {
  server = await openServer();
  everything = (await signInWith(server, BACKEND_AUTHORITIES)).token;
  nothing = (await signInWith(server, [])).token;
  terminalKey = await keyOf(server, 1);
  before = await fingerprint(server.database);
});

afterAll(() => server.close());

describe('A token is required everywhere (R6.10)', () => {
  it('looks at all calls of the contract', () => {
    expect(endpoints.length).toBeGreaterThan(20);
    expect(staffOnes.length + terminalOnes.length).toBeGreaterThan(18);
  });

  it.each(staffOnes)('%s refuses a question without a token (R6.10)', async (_name, endpoint) => {
    const { status, body } = await server.ask(endpoint, hollow(endpoint));
    expect([status, body]).toEqual([
      401,
      expect.objectContaining({ statusCode: 401, code: 'NOT_SIGNED_IN' }),
    ]);
  });

  it.each(staffOnes)('%s refuses a token that nobody was given', async (_name, endpoint) => {
    const { status } = await server.ask(endpoint, hollow(endpoint), { token: 'x'.repeat(43) });
    expect(status).toBe(401);
  });

  it.each(staffOnes)("%s refuses a terminal's key for a token", async (_name, endpoint) => {
    const { status } = await server.ask(endpoint, hollow(endpoint), {
      token: terminalKey,
      terminalKey,
    });
    expect(status).toBe(401);
  });

  it.each(terminalOnes)(
    '%s takes no token of staff for a terminal key',
    async (_name, endpoint) => {
      const { status, body } = await server.ask(endpoint, hollow(endpoint), {
        token: everything,
        terminalKey: everything,
      });
      expect([status, body]).toEqual([
        401,
        expect.objectContaining({ code: 'TERMINAL_KEY_REFUSED' }),
      ]);
    },
  );
});

describe('a requestor key is asked of providers', () => {
  it.each(providerOnes)(
    '%s takes no token of staff and no terminal key',
    async (_name, endpoint) => {
      const { status, body } = await server.ask(endpoint, hollow(endpoint), {
        token: everything,
        terminalKey,
        requestorKey: terminalKey,
      });
      expect([status, body]).toEqual([
        401,
        expect.objectContaining({ code: 'REQUESTOR_KEY_REFUSED' }),
      ]);
    },
  );
});

describe('A call is for those who hold its authority', () => {
  it.each(guarded)('%s refuses somebody without any authority (R6.9)', async (_name, endpoint) => {
    const { status, body } = await server.ask(endpoint, hollow(endpoint), { token: nothing });
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'NOT_ALLOWED' })]);
  });

  it.each(guarded)(
    '%s refuses somebody who holds every other authority',
    async (_name, endpoint) => {
      const others = BACKEND_AUTHORITIES.filter((authority) => !endpoint.needs.includes(authority));
      const { token, userId } = await signInWith(server, others);
      const { status } = await server.ask(endpoint, hollow(endpoint), { token });
      expect(status).toBe(403);
      await forget(userId);
    },
  );

  it.each(guarded)(
    '%s lets each one of its authorities through the door',
    async (_name, endpoint) => {
      for (const authority of endpoint.needs) {
        const { token, userId } = await signInWith(server, [authority]);
        const { status } = await server.ask(endpoint, { nobodyAsksThis: 1 }, { token });
        expect({ authority, status }).toEqual({ authority, status: 400 });
        await forget(userId);
      }
    },
  );
});

describe('after all that', () => {
  it('nothing in the database has changed', async () => {
    expect(await fingerprint(server.database)).toEqual(before);
  });
});

/** Takes an account of this test away again, so that the database can be compared. */
async function forget(userId: number): Promise<void> {
  const { db } = server.database;
  const { roleId } = await db
    .selectFrom('staff')
    .select('roleId')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  await db.deleteFrom('staff').where('userId', '=', userId).execute();
  await db.deleteFrom('roles').where('roleId', '=', roleId).execute();
}
