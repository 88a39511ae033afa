// The built server told to stop, and a second one over the same data folder.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { demoTerminalKey } from '../../kit/demoTerminals.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  spawnServer,
  startServerProcess,
  type ServerProcess,
} from '../../kit/servers/serverProcess.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess({ env: QUIET_NETWORK });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDataDir(server.dataDir);
});

describe('a second process over the same data folder', () => {
  it('is refused with one clear line and another exit code than 0; the first goes on', async () => {
    const second = await spawnServer({ env: QUIET_NETWORK, dataDir: server.dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `The data folder ${server.dataDir} is in use by another process. Stop that one first.`,
    );
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});

describe('SIGTERM', () => {
  it('ends with 0 and without a word while a terminal waits for tasks; the terminal is answered', async () => {
    const terminalKey = await demoTerminalKey(server.dataDir);
    const waiting = fetch(
      requestOf(terminals.tasks, { waitMs: '25000' }, { terminalKey }, server.url),
    );
    // An answer to a later question says that the earlier one has arrived.
    await fetch(`${server.url}/readyz`);
    expect(await server.end('SIGTERM')).toBe(0);
    const answer = await waiting;
    expect([answer.status, await answer.json()]).toEqual([200, { tasks: [] }]);
    const [first, ...more] = server.output().trim().split('\n');
    expect(first).toMatch(/^Lockerdesk is at http/);
    expect(more).toEqual([]);
  });

  it('leaves a folder that the next start finds whole and unlocked', async () => {
    const next = await startServerProcess({ env: QUIET_NETWORK, dataDir: server.dataDir });
    expect(next.output()).not.toMatch(/error|warn/i);
    expect(await next.end('SIGTERM')).toBe(0);
  });
});
