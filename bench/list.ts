// Benchmark of a list of 100 rows and 12 columns in Chromium: script time of each page.
import type { Browser, CDPSession, Page } from 'playwright';
import { launch } from '../tests/kit/browser/chromium.ts';
import { dropDataDir, startServerProcess } from '../tests/kit/servers/serverProcess.ts';
import { signIn, type Staff } from '../tests/kit/staff.ts';
import { manyLockers } from './manyLockers.ts';

const ROWS = 100;
const PAGES = 6;
const RUNS = 4;
const LIMIT_MS = 100;

const TIMES = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Times = Record<(typeof TIMES)[number], number>;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** CPU time of the page's main thread so far, by kind; milliseconds. */
async function worked(client: CDPSession): Promise<Times> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return Object.fromEntries(TIMES.map((name) => [name, of(name)])) as Times;
}

/** The default columns of the locker list and four more; the fronts are drawings. */
const COLUMNS = [
  'lockerName',
  'lockerNumber',
  'location',
  'lockerSituation',
  'front',
  'inUse',
  'boxes',
  'lockerStatus',
  'companyName',
  'category',
  'postalCode',
  'lastUpdatedTime',
];

async function openList(browser: Browser, url: string, { user }: Staff): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await context.addInitScript(
    ({ user, key, columns }) => {
      sessionStorage.setItem('lockerdesk.session', JSON.stringify(user));
      localStorage.setItem(key, JSON.stringify(columns));
    },
    { user, key: `RaStore.${user.username}.columns.lockers`, columns: COLUMNS },
  );
  const page = await context.newPage();
  await page.goto(`${url}/app/lockers?perPage=${ROWS}`);
  await page
    .locator('tbody tr')
    .nth(ROWS - 1)
    .waitFor();
  const cells = await page.locator('tbody tr').first().locator('th, td:not(.pick, .acts)').count();
  if (cells !== COLUMNS.length) throw new Error(`The list shows ${cells} columns.`);
  return page;
}

/** Waits until the page has finished drawing. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => done()));
      }),
  );

/** Goes to a page of the list not visited before; returns the main thread's CPU time. */
async function turnTo(page: Page, client: CDPSession, number: number): Promise<Times> {
  const before = await worked(client);
  const answered = page.waitForResponse((response) =>
    response.url().includes(`page=${number - 1}&`),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await answered;
  await page.locator('table[aria-busy="false"]').waitFor();
  await drawn(page);
  const after = await worked(client);
  return Object.fromEntries(TIMES.map((name) => [name, after[name] - before[name]])) as Times;
}

async function measure(browser: Browser, url: string, staff: Staff): Promise<Times[]> {
  const page = await openList(browser, url, staff);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: Times[] = [];
  for (let number = 2; number <= PAGES; number += 1) times.push(await turnTo(page, client, number));
  await page.context().close();
  return times;
}

function say(times: readonly Times[]): boolean {
  const script = median(times.map(({ ScriptDuration }) => ScriptDuration));
  const held = script <= LIMIT_MS;
  console.log(
    `${ROWS} rows of ${COLUMNS.length} columns, ${times.length} pages never shown before`,
  );
  for (const name of TIMES) {
    const all = times.map((one) => one[name]);
    console.log(
      `        ${name.padEnd(20)} median ${median(all).toFixed(1)} ms, ${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`,
    );
  }
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  script, median ${script.toFixed(1)} ms  (limit ${LIMIT_MS})`,
  );
  return held;
}

const dataDir = await manyLockers(PAGES * ROWS + 1);
const server = await startServerProcess({ dataDir, env: { LOG_LEVEL: 'warn', SIMULATOR: 'off' } });
const browser = await launch();
try {
  const staff = await signIn(server.url);
  const times: Times[] = [];
  for (let run = 0; run < RUNS; run += 1)
    times.push(...(await measure(browser, server.url, staff)));
  process.exitCode = say(times) ? 0 : 1;
} finally {
  await browser.close();
  await server.end();
  await dropDataDir(dataDir);
}
