// The dashboard over the real server: every figure equals a recount of what is stored.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { recountBoxes, recountEvents, tally } from './dashboardRecount.ts';

/** The clock stands still, so that the recount looks at the same moment as the server. */
const now = Date.now();
let server: OpenServer;

beforeAll(async () => {
  server = await openServer({ now: () => now });
});
afterAll(() => server.close());

const figure = async (name: string): Promise<string | null | undefined> => {
  const strip = await screen.findByRole('region', { name: 'Last 48 hours' });
  await screen.findByRole('heading', { name: 'Boxes now' });
  return within(strip).getByText(name).nextElementSibling?.textContent;
};

const rowsOf = async (panel: string): Promise<string[][]> => {
  const region = await screen.findByRole('region', { name: panel });
  const [, ...rows] = within(region).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
};

const english = new Intl.NumberFormat('en');
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

describe('the dashboard', () => {
  it('counts what was booked, deposited, collected and posted, and the alerts, of the last 48 hours (R1.43, R2.61, R9.25)', async () => {
    const counts = await recountEvents(server, now);
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    for (const [name, count] of Object.entries(counts)) {
      expect([name, await figure(name)]).toEqual([name, english.format(count)]);
    }
    expect(Math.max(...Object.values(counts))).toBeGreaterThan(0);
  });

  it('heads its figures, and hides the bars, which repeat the values beside them', async () => {
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Last 48 hours' })).toBeVisible();
    const sizes = within(await screen.findByRole('region', { name: 'Free boxes by size' }));
    const heads = sizes.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Size', 'Free / all', 'In use']);
    for (const row of sizes.getAllByRole('row').slice(1))
      expect(within(row).getAllByRole('cell')).toHaveLength(2);
  });

  it('tells the door states with their counts and shares in a table', async () => {
    const boxes = await recountBoxes(server, now);
    const states = tally(boxes.map((box) => box.state));
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const named = ['Available', 'Stored', 'Reserved', 'Locked', 'Flagged', 'Expired'];
    const expected = [...named, 'Unknown: locker offline'].map((state) => [
      state,
      english.format(states[state] ?? 0),
      percent(states[state] ?? 0, boxes.length),
    ]);
    expect(await rowsOf('Boxes now')).toEqual(expected);
  });

  it('draws the door states as a ring with the number of boxes in its middle (R2.62)', async () => {
    const boxes = await recountBoxes(server, now);
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const ring = await screen.findByRole('img', { name: /Ring chart of boxes by state/ });
    expect(ring).toHaveTextContent(`${english.format(boxes.length)}boxes`);
    const slices = new Set(boxes.map((box) => box.state)).size;
    await expect.poll(() => ring.querySelectorAll('.recharts-sector').length).toBe(slices);
  });

  it('tells free boxes by size (R2.63)', async () => {
    const boxes = (await recountBoxes(server, now)).filter(({ known }) => known);
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const rows = await rowsOf('Free boxes by size');
    const sizes = tally(boxes.map((box) => box.size));
    expect(rows.length).toBe(Object.keys(sizes).length);
    for (const [name = '', , ratio] of rows) {
      const size = name.replace('Few left', '');
      const free = boxes.filter((box) => box.size === size && box.state === 'Available').length;
      expect([size, ratio]).toEqual([
        size,
        `${english.format(free)} / ${english.format(sizes[size] ?? 0)}`,
      ]);
    }
  });

  it('tells the boxes and the occupied ones of each locker, the fullest first, each leading to its boxes (R2.64)', async () => {
    const boxes = await recountBoxes(server, now);
    const { user } = await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const panel = await screen.findByRole('region', { name: 'Boxes in use per locker' });
    await user.click(within(panel).getByRole('button', { name: /^Show all/ }));
    const rows = await rowsOf('Boxes in use per locker');
    expect(rows.length).toBe(new Set(boxes.map((box) => box.locker.lockerId)).size);
    const shares = rows.map((row) => Number.parseFloat(row[3] ?? '')).filter((share) => share >= 0);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    for (const link of within(panel).getAllByRole('link')) {
      const own = boxes.filter((box) => box.locker.lockerName === link.textContent);
      const used = own.filter((box) => box.state === 'Stored' || box.state === 'Expired').length;
      expect(link).toHaveAttribute('href', `/app/box-info?id=${own[0]?.locker.lockerId}`);
      const said = own[0]?.known ? String(used) : '–The server does not provide this figure';
      expect(link.closest('tr')).toHaveTextContent(`${said} / ${own.length}`);
    }
  });

  it('tells how many prefer each locker as their first and as their second (R2.65)', async () => {
    const members = await server.database.db
      .selectFrom('members')
      .selectAll()
      .where('deletedAt', 'is', null)
      .execute();
    const lockers = await server.database.db.selectFrom('lockers').selectAll().execute();
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const rows = await rowsOf('Preferred lockers');
    const sheet = screen.getByRole('region', { name: 'Preferred lockers' });
    expect(sheet.querySelector('header')).toHaveTextContent(/^Preferred lockersShow all \d+$/);
    expect(rows.length).toBeGreaterThan(0);
    for (const [name, , primary, secondary] of rows) {
      const id = lockers.find((locker) => locker.lockerName === name)?.lockerId;
      const first = members.filter((one) => one.primaryLockerId === id).length;
      const second = members.filter((one) => one.secondaryLockerId === id).length;
      expect([name, primary, secondary]).toEqual([
        name,
        english.format(first),
        english.format(second),
      ]);
    }
  });

  it('finds trouble in one glance and one click: the worst lockers first, each leading to its boxes or its log', async () => {
    const boxes = await recountBoxes(server, now);
    await openApp({ server, user: 'operator', at: '/app/dashboard' });
    const panel = await screen.findByRole('region', { name: 'Lockers in trouble' });
    const rows = [...panel.querySelectorAll<HTMLElement>('tbody tr:has(.leads)')];
    const offline = new Set(boxes.filter(({ known }) => !known).map(({ locker }) => locker));
    const first = [...offline].toSorted(
      (one, other) => (one.situationTime ?? 0) - (other.situationTime ?? 0),
    )[0];
    expect(rows[0]).toHaveTextContent(/^Offline/);
    expect(rows[0]).toHaveTextContent(first?.lockerName ?? '');
    for (const row of rows) {
      const [name, lead] = within(row).getAllByRole('link');
      const id = boxes.find(({ locker }) => locker.lockerName === name?.textContent)?.locker
        .lockerId;
      expect(name).toHaveAttribute('href', `/app/box-info?id=${id}`);
      const page = row.textContent?.startsWith('Offline') ? 'log' : 'box-info';
      expect(lead).toHaveAttribute('href', `/app/${page}?id=${id}`);
    }
    const lockers = await server.database.db.selectFrom('lockers').selectAll().execute();
    const troubled = lockers.filter(({ lockerSituation }) => lockerSituation !== 'ONLINE');
    expect(panel.querySelector('.count')).toHaveTextContent(String(troubled.length));
  });

  it.each([
    [
      'en',
      'Lockers in trouble',
      / box(es)? with expired parcels/,
      /^\d+ lockers?/,
      /^Walking list/,
    ],
    ['zh', '需处理的快递柜', / 个格口有过期包裹/, /^\d+ 组快递柜/, /^巡检清单/],
  ] as const)(
    'tells of expired parcels in one calm line that leads to the walking list, in %s',
    async (language, title, what, where, list) => {
      const boxes = await recountBoxes(server, now);
      const late = boxes.filter(({ state }) => state === 'Expired');
      await openApp({ server, user: 'operator', at: '/app/dashboard', language });
      const panel = await screen.findByRole('region', { name: title });
      const line = within(panel).getByRole('row', { name: what });
      expect(line).toHaveTextContent(`${late.length} `);
      expect(within(line).getByText(where)).toHaveTextContent(
        String(new Set(late.map(({ locker }) => locker.lockerId)).size),
      );
      expect(line.querySelector('.badge')).toHaveClass('warn');
      const link = within(line).getByRole('link', { name: list });
      const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
      expect([pathname, JSON.parse(searchParams.get('filter') ?? '')]).toEqual([
        '/app/boxStates',
        { shownStatus: 'EXPIRED' },
      ]);
    },
  );

  it('says who has taken an alert, and lets nobody take one who may only look', async () => {
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const panel = await screen.findByRole('region', { name: 'Lockers in trouble' });
    expect(
      within(panel).getAllByText(/^(Acknowledged by .+|Unacknowledged|Assigned to .+)/),
    ).not.toEqual([]);
    expect(within(panel).queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  });

  it('tells the 48 hours before, and leads from each figure to its list, cut to the same hours', async () => {
    const before = await recountEvents(server, now - 48 * 3_600_000);
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const strip = await screen.findByRole('region', { name: 'Last 48 hours' });
    const links = await within(strip).findAllByRole('link');
    const leads = links.map((link) => new URL((link as HTMLAnchorElement).href));
    expect(leads.map(({ pathname }) => pathname)).toEqual([
      ...Array.from({ length: 4 }, () => '/app/parcels'),
      '/app/alerts',
      '/app/cases',
    ]);
    const filters = leads
      .slice(0, -1)
      .map((url) => JSON.parse(url.searchParams.get('filter') ?? '{}'));
    expect(filters.map(({ timeQueryType }) => timeQueryType)).toEqual([
      'BOOK_TIME',
      'STORE_TIME',
      'COLLECT_TIME',
      'STORE_TIME',
      undefined,
    ]);
    const since = filters.map(({ startTime, startFrom }) => startTime ?? startFrom);
    for (const time of since) expect(Date.now() - 48 * 3_600_000 - time).toBeLessThan(120_000);
    const booked = within(strip).getByText('Booked').parentElement;
    const counted = (before['Booked'] ?? 0) - (await recountEvents(server, now))['Booked']!;
    expect(booked).toHaveTextContent(`previously ${counted}`);
  });

  it('leads to the locker list', async () => {
    const { user, address } = await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    const panel = await screen.findByRole('region', { name: 'Boxes now' });
    await user.click(within(panel).getByRole('link', { name: /lockers$/ }));
    await expect.poll(address).toContain('/app/lockers');
  });
});
