// What the opening of a page asks of the server: each address once, although the network changes meanwhile.
import type { Request } from 'playwright';
import { expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { live } from '../../../contract/live.ts';
import { BOXES_REFRESH_MS } from '../../../domain/terminals/terminals.ts';
import { browserTests, type Visit } from '../../kit/browser/browser.ts';
import { EVERY_PAGE } from '../../kit/browser/everyPage.ts';
import type { PageCase } from '../../kit/browser/pageCase.ts';
import { freePair, lockerOf } from '../../kit/networkBoxes.ts';
import { runServer, startRunServer } from '../../kit/servers/runServer.ts';
import type { Staff } from '../../kit/staff.ts';

// At the default level of the log, which other servers of tests do not have.
startRunServer({ LOG_LEVEL: '' });
const visit = browserTests();

/** Requests to the API on opening each of the main pages, signed in. Fewer is better, more needs a reason. */
const REQUESTS: Readonly<Record<string, number>> = {
  dashboard: 6,
  lockers: 10,
  'box-info': 6,
  'box-states': 7,
  availability: 7,
  groups: 7,
  parcels: 6,
  bookings: 6,
  warehouse: 4,
  reserve: 10,
  customers: 6,
  customer: 8,
  alerts: 13,
  cases: 10,
  messages: 8,
  versions: 6,
  providers: 6,
  staff: 6,
  prices: 7,
  audit: 6,
};

/** Lines of the log after the address, with all pages opened. */
const LOG_LINES = 10;
/** What is written within it is sealed once. */
const SEALED_TOGETHER_MS = 10_000;

/** Longer than what the first changes of a stream are collected for; there is nothing else to wait for. */
const SETTLES_MS = 2_500;
/** A session has four streams at most, and those of the pages before may be closing. */
const AT_ONCE = 2;

/** A change in the locker that most pages show, shortly before they are opened. */
async function change(staff: Staff): Promise<void> {
  const [{ boxId }] = freePair(await lockerOf(staff, 1));
  const { status } = await staff.ask(boxes.setLocked, { boxId });
  expect(status).toBe(200);
}

const addressOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
};

/** Requests that repeat an earlier one sooner than any poll does. */
function repeated(requests: readonly Request[]): string[] {
  const last = new Map<string, number>();
  return requests.flatMap((request) => {
    const [address, at] = [addressOf(request), request.timing().startTime];
    const before = last.get(address) ?? -Infinity;
    last.set(address, at);
    return at - before < BOXES_REFRESH_MS ? [address] : [];
  });
}

async function open({ name, address, settled }: PageCase, { page, end }: Visit) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  const stream = page.waitForResponse((answer) => answer.url().includes(live.listen.path));
  await page.goto(address);
  await (typeof settled === 'string' ? page.locator(settled).first() : settled?.(page))?.waitFor();
  await stream;
  await page.waitForTimeout(SETTLES_MS);
  const found = { name, count: new Set(requests.map(addressOf)).size, twice: repeated(requests) };
  await end();
  return found;
}

it('opening a page requests each address once', async () => {
  const pages = Object.keys(REQUESTS).map((name) => {
    const found = EVERY_PAGE.find((one) => one.name === name);
    if (!found) throw new Error(`There is no page ${name}.`);
    return found;
  });
  const counts: Record<string, number> = {};
  const twice: Record<string, string[]> = {};
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    const some = pages.slice(from, from + AT_ONCE);
    const visits = await Promise.all(
      some.map(async (one) => ({ one, visited: await visit({ as: 'admin', endsItself: true }) })),
    );
    await change(visits[0]!.visited.staff);
    const opened = await Promise.all(visits.map(({ one, visited }) => open(one, visited)));
    for (const one of opened) {
      counts[one.name] = one.count;
      if (one.twice.length > 0) twice[one.name] = one.twice;
    }
  }
  expect(twice).toEqual({});
  expect(counts).toEqual(REQUESTS);
});

it('the log of a first start leaves the address and the sign-in line in view', async () => {
  const lines = () => runServer().output().trimEnd().split('\n');
  const seals = () => lines().filter((line) => line.includes('"sealed"'));
  await expect.poll(seals).not.toEqual([]);
  const address = lines().findIndex((line) => line.startsWith('Lockerdesk is at'));
  expect(address).toBeGreaterThanOrEqual(0);
  expect(lines().length - address - seals().length).toBeLessThanOrEqual(LOG_LINES);
  // The first seal has all of the start; how many come later depends on how long the pages took.
  const [first = 0, second = Infinity] = seals().map((line) =>
    Number(/"time":(\d+)/.exec(line)?.[1]),
  );
  expect(second - first).toBeGreaterThan(SEALED_TOGETHER_MS);
});
