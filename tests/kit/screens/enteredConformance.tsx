// Conformance of pages with input: what is entered comes back after the session ended, to the same user only.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import { endSession, startSession } from '../../../src/authProvider/session.ts';
import { endEverywhere } from '../../../src/authProvider/tabs.ts';
import { afterSignIn, visit } from '../../../src/app/where.ts';
import type { PageWrite } from '../browser/pageWrites.ts';
import { goTo } from '../../resources/goTo.ts';
import { openApp, sessionOf } from './openApp.tsx';
import { fileServer } from '../servers/fileServer.ts';

const FIELDS = 'input:not([type=file], [role=combobox]), .MuiAutocomplete-input, textarea, select';

/** What is filled in, in the topmost dialog with fields, or on the page; choices may be loaded later than their form. */
function entered(): string[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  const asking = dialogs.findLast((dialog) => dialog.querySelector(FIELDS));
  const within = asking ?? document.querySelector('main');
  return [...(within?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
    .filter(({ type, value }) => type !== 'password' && value !== '')
    .map((field) => (field.type === 'checkbox' ? String(field.checked) : field.value));
}

const stored = () => JSON.stringify([sessionStorage, localStorage]);

export interface EnteredPage extends Pick<PageWrite, 'call' | 'at' | 'ready'> {
  /** A value that nothing in the browser may store. */
  readonly secret?: string;
  /** Opens a dialog that has no URL again. */
  readonly again?: () => Promise<void>;
}

/** Declares a test for each of these pages, which share one server. */
export async function enteredConformance(pages: readonly EnteredPage[]): Promise<void> {
  const server = await fileServer();
  const session = await sessionOf(server, 'admin');
  const other = await sessionOf(server, 'root');
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  /** As the sign-in page does it. */
  const signIn = (user: SessionUser) =>
    act(() => {
      startSession({ ...user });
      visit(afterSignIn(location.pathname + location.search));
    });
  const out = () => screen.findByRole('heading', { level: 1, name: 'Sign in' });

  test.each(pages)('$call at $at', async ({ at, ready, secret, again }) => {
    const where = typeof at === 'string' ? at : await at(server, session);
    await openApp({ server, session, at: '/app/MyAccount' });
    goTo(`/app/${where}`);
    await ready();
    const before = entered();
    expect(before.length).toBeGreaterThan(0);
    const address = location.pathname + location.search;
    act(() => endSession());
    await out();
    if (secret !== undefined) expect(stored()).not.toContain(secret);
    signIn(session);
    await again?.();
    await waitFor(() => expect(entered()).toEqual(before));
    expect(location.pathname + location.search).toBe(address);
    expect(
      await screen.findByText(/^Your entries from before the session ended are restored/),
    ).toBeVisible();

    act(() => endSession());
    await out();
    signIn(other);
    await waitFor(() => expect(sessionStorage.getItem('lockerdesk.entered')).toBeNull());

    act(() => endEverywhere());
    await out();
    expect(sessionStorage.getItem('lockerdesk.entered')).toBeNull();
  });
}
