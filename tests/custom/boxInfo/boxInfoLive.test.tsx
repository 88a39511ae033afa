// The page stays true while somebody looks at it: it asks again, keeps the choice, and says when it cannot ask.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { BOXES_REFRESH_MS } from '../../../domain/terminals/terminals.ts';
import { call } from '../../../src/dataProvider/call.ts';
import { giveTerminal, openBoxes, type BoxPage } from './boxInfoApp.tsx';

const boxes = [{ name: 'A01' }, { name: 'A02' }];

const lock = ({ server, idOf }: BoxPage, name: string) =>
  server.database.db
    .updateTable('boxes')
    .set({ status: 'LOCKED' })
    .where('boxId', '=', idOf(name))
    .execute();

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Moves the browser's clock on, so that what was seen is old. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('"the page asks again every 5 s while visible"', () => {
  it('shows what changed, and what was chosen stays chosen', async () => {
    const page = await openBoxes(boxes);
    await page.app.user.click(page.box('A02'));
    await lock(page, 'A01');
    expect(await screen.findByRole('button', { name: 'A01, M, Locked' })).toBeVisible();
    expect(page.chosen()).toEqual(['A02']);
  });

  it('asks at once when it is looked at again after longer', async () => {
    const page = await openBoxes(boxes);
    look('hidden');
    await lock(page, 'A01');
    later(60_000);
    expect(page.box('A01')).toHaveAccessibleName('A01, M, Available');
    look('visible');
    expect(await screen.findByRole('button', { name: 'A01, M, Locked' })).toBeVisible();
  });
});

describe('a locker that cannot be reached', () => {
  it('shows "the last known picture, dated, not passed off as live", until it is back', async () => {
    const page = await openBoxes(boxes);
    expect(screen.getByText(/^No connection to this locker since \d\d:\d\d\.$/)).toBeVisible();
    expect(
      screen.getByText(/^The data shown is from that time\. Remote opening is unavailable until/),
    ).toBeVisible();
    await giveTerminal(page, Date.now());
    look('hidden');
    later(60_000);
    look('visible');
    await waitFor(() => expect(screen.queryByText(/^No connection to this locker/)).toBeNull());
  });
});

describe('when the server does not answer', () => {
  it('keeps the last known picture, dated, and asks again on demand', async () => {
    const page = await openBoxes(boxes);
    let broken = true;
    page.app.network.use(
      http.get('*/locker/info/*', () =>
        broken ? new HttpResponse(null, { status: 503 }) : undefined,
      ),
    );
    later(60_000);
    look('visible');
    expect(await screen.findByText(/No server response since \d\d:\d\d\./)).toBeVisible();
    expect(
      screen.getByText('The data shown is from that time. Remote opening is unavailable.'),
    ).toBeVisible();
    expect(page.box('A01')).toBeVisible();
    await page.app.user.click(page.box('A01'));
    await page.press('Remote unlock');
    expect(await screen.findByText('No connection. Remote opening is unavailable.')).toBeVisible();
    await page.press('Set locked');
    expect(await screen.findByText('No connection. Nothing was changed.')).toBeVisible();
    broken = false;
    await page.app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/No server response since/)).toBeNull());
  });

  it('asks at once when another call was answered: the line is back', async () => {
    const page = await openBoxes(boxes);
    let away = true;
    page.app.network.use(
      http.get('*/locker/info/*', () => (away ? HttpResponse.error() : undefined)),
    );
    later(60_000);
    look('visible');
    expect(await screen.findByText(/^No connection since \d\d:\d\d\./)).toBeVisible();
    await lock(page, 'A01');
    away = false;
    await call(alertCalls.openCount, {});
    const soon = { timeout: BOXES_REFRESH_MS / 2 };
    expect(await screen.findByRole('button', { name: 'A01, M, Locked' }, soon)).toBeVisible();
  });
});
