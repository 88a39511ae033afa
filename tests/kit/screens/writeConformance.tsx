// Conformance of every page that writes: a press sends once, and newer changes are not overwritten.
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import { goTo } from '../../resources/goTo.ts';
import { openApp, sessionOf } from './openApp.tsx';
import { openServer, type OpenServer } from '../servers/openServer.ts';
import type { PageWrite } from '../browser/pageWrites.ts';
import { expectOnce, keepWrites, pressTwice } from './writtenCalls.ts';

/** Declares a test for each of these requests of pages, which share one server. */
export function writeConformance(writes: readonly PageWrite[]): void {
  let server: OpenServer;
  let session: SessionUser;
  beforeAll(async () => {
    server = await openServer();
    session = await sessionOf(server, 'admin');
  });
  afterAll(() => server.close());
  // Drafts of forms are stored there.
  beforeEach(() => localStorage.clear());

  test.each(writes)('$call is sent once, of what was seen', async ({ call, at, ready }) => {
    const where = typeof at === 'string' ? at : await at(server, session);
    const app = await openApp({ server, session, at: '/app/nothing' });
    await screen.findByRole('heading', { level: 1 });
    const calls = keepWrites(app, { stale: true });
    goTo(`/app/${where}`);
    pressTwice(await ready());
    await expectOnce(calls, call);
  });
}
