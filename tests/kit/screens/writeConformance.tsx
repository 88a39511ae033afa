// Conformance of every page that writes: a press sends once, and newer changes are not overwritten.
import { screen } from '@testing-library/react';
import { beforeEach, test } from 'vitest';
import { goTo } from '../../resources/goTo.ts';
import { openApp, sessionOf } from './openApp.tsx';
import type { PageWrite } from '../browser/pageWrites.ts';
import { expectOnce, keepWrites, pressTwice } from './writtenCalls.ts';
import { fileServer } from '../servers/fileServer.ts';

/** Declares a test for each of these requests of pages, which share one server. */
export async function writeConformance(writes: readonly PageWrite[]): Promise<void> {
  const server = await fileServer();
  const session = await sessionOf(server, 'admin');
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
