// Passwords are looked at a few at a time; when very many wait, whoever comes is told so at once.
import type * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { sessions } from '../../../contract/account/sessions.ts';
import { hashPassword, passwordFits } from '../../../server/system/passwords.ts';
import { openServer } from '../../kit/servers/openServer.ts';

let open = (): void => undefined;
const gate = new Promise<void>((resolve) => {
  open = resolve;
});

// The real thing, once the test lets it begin.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(() => gate.then(() => true)) };
});

it('"The server is busy. Try again in a moment." while a hundred wait; the try does not count, and all others are looked at', async () => {
  const server = await openServer();
  const waiting = Array.from({ length: 102 }, () => passwordFits('kept', 'wrong'));
  const input = { username: 'viewer', password: 'Lockerdesk2026' };
  for (let tried = 0; tried < 7; tried += 1) {
    const { status, body, headers } = await server.ask(sessions.login, input);
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect(body).toMatchObject({ code: 'BUSY', message: expect.stringContaining('busy') });
  }
  await expect(hashPassword('Another1Horse')).rejects.toMatchObject({ code: 'BUSY' });
  open();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  expect((await server.ask(sessions.login, input)).status).toBe(200);
  await server.close();
});
