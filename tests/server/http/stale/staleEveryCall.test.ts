// Every call that changes a record refuses a save made from an older state of it, or is listed with the reason why not.
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../contract/all.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { fingerprint } from '../../../kit/databases/fingerprint.ts';
import { sharedView, UNVERSIONED, VERSIONED } from '../../../kit/screens/versionedCalls.ts';
import { refused } from '../../../kit/refused.ts';

/** Names of columns that no call answers, and the beginning of what is sealed. */
const SECRETS = /passwordHash|argon2|Hmac|deletedAt|"v1\./;
const server = await fileServer();
const token = await server.signIn('admin');
await sharedView(server, token);
const before = await fingerprint(server.database);

it('every call that writes is listed once', () => {
  const writing = Object.entries(allEndpoints)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => name);
  expect([...Object.keys(VERSIONED), ...Object.keys(UNVERSIONED)].toSorted()).toEqual(
    writing.toSorted(),
  );
});

describe('a save from an older state', () => {
  it.each(Object.entries(VERSIONED))(
    'of %s is refused, and told what the record is',
    async (name, inputOf) => {
      const endpoint = allEndpoints[name]!;
      const input = await inputOf(server, token);
      const answer = await server.ask(endpoint, input, { token, asRead: 1 });
      expect(answer).toMatchObject(
        refused(409, 'STALE', { values: { by: expect.any(String), time: expect.any(Number) } }),
      );
      expect(JSON.stringify(answer.body)).not.toMatch(SECRETS);
      const { current } = answer.body as { current?: Record<string, unknown> };
      if (/\.(update|save\w*)$/.test(name)) expect(current).toBeDefined();
      if (!inputOf.isUnchanged) return;
      const told = Object.keys(input).filter((field) => field in (current ?? {}));
      expect(told).not.toEqual([]);
      const { time } = (answer.body as { values: { time: number } }).values;
      expect(current?.['lastUpdatedTime'] ?? time).toBe(time);
      expect(current).toMatchObject(Object.fromEntries(told.map((field) => [field, input[field]])));
    },
  );

  it('changed nothing', async () => {
    expect(await fingerprint(server.database)).toEqual(before);
  });
});
