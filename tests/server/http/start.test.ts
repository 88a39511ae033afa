// The program itself, started as `npm start` starts it: what it prints, and how it stops.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'lockerdesk-start-'));
const started: ChildProcess[] = [];

interface Program {
  child: ChildProcess;
  printed(): string;
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number | null>;
}

/** What the first administrator chooses. */
const OWN = 'Another1Horse';

function run(settings: Record<string, string>, ...program: string[]): Program {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DRAIN_S: '0',
    ...settings,
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', ...(program.length > 0 ? program : ['server/main.ts'])],
    { env },
  );
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (text += String(part)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, printed: () => text, ended };
}

/** Waits for the line that says where it is. */
async function address(program: Program): Promise<string> {
  while (program.child.exitCode === null) {
    const found = /Lockerdesk is at (\S+)/.exec(program.printed())?.[1];
    if (found) return found;
    await once(program.child.stdout ?? program.child, 'data');
  }
  throw new Error(program.printed());
}

async function signIn(url: string, password: string) {
  const response = await fetch(`${url}/api/user/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return { status: response.status, body: await response.json() };
}

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
const first = run({ DEMO: 'off' });
const url = await address(first);
const password = /admin \/ (\S+) \(told only this once\)/.exec(first.printed())?.[1] ?? '';

it('without demo data: "the first start prints a one-time administrator password", and it opens the door', async () => {
  const { status, body } = await signIn(url, password);
  expect([status, body.roles[0].name, body.mustChangePassword]).toEqual([200, 'SUPER_ADMIN', true]);
  expect((await signIn(url, 'Lockerdesk2026')).status).toBe(400);
  expect((await (await fetch(`${url}/api/capabilities`)).json()).demo).toBeNull();
});

it('a second one over the same data folder is refused with a clear line', async () => {
  const second = run({ DEMO: 'off' });
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain(`The data folder ${dataDir} is in use by another process.`);
});

describe('npm run reset-password -- admin', () => {
  const reset = (...names: string[]) => run({}, 'server/resetPassword.ts', ...names);

  it('is refused while a server has the embedded database, and without a name', async () => {
    const running = reset('admin');
    expect(await running.ended).toBe(1);
    expect(running.printed()).toContain(`The data folder ${dataDir} is in use by another process.`);
    const nameless = reset();
    expect(await nameless.ended).toBe(1);
    expect(nameless.printed()).toContain('npm run reset-password -- admin');
  });
});

it('told to stop ends with 0, and the next start finds everything, sessions too', async () => {
  const { body } = await signIn(url, password);
  const done = await fetch(`${url}/api/v1/account/first-sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-User-Token': body.token },
    body: JSON.stringify({ newPassword: OWN, mobile: '99123456', email: 'admin@example.test' }),
  });
  expect(done.status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const next = run({ DEMO: 'off' });
  const nextUrl = await address(next);
  expect(next.printed()).toContain('sign in with your account');
  const lockers = await fetch(`${nextUrl}/api/locker/v1/locker/query`, {
    headers: { 'X-User-Token': body.token },
  });
  expect([lockers.status, await lockers.json()]).toEqual([
    200,
    { content: [], totalPages: 0, totalElements: 0 },
  ]);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});
