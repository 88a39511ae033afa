// What a page weighs on its way to Chromium, and that figures do not wait for charts.
import type { CDPSession, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserTests } from '../../kit/browser/browser.ts';
import { unheard } from '../../kit/unheard.ts';

const visit = browserTests();

const KIB = 1024;

interface Weighed {
  readonly url: string;
  readonly type: string;
  readonly kib: number;
}

interface Responded {
  requestId: string;
  type: string;
  response: { url: string };
}

/** Counts the bytes of every answer as they come over the wire, headers included; nothing comes from a cache. */
async function weigh(page: Page): Promise<Weighed[]> {
  const wire: CDPSession = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  const known = new Map<string, Responded>();
  const weighed: Weighed[] = [];
  wire.on('Network.responseReceived', (event: Responded) => known.set(event.requestId, event));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = known.get(requestId);
    if (answer)
      weighed.push({
        url: answer.response.url,
        type: answer.type,
        kib: encodedDataLength / KIB,
      });
  });
  return weighed;
}

const sum = (rows: readonly Weighed[]) => rows.reduce((total, { kib }) => total + kib, 0);

describe('on the wire in Chromium', () => {
  it('"login page ≤ 95 KiB of script"', async () => {
    const { page } = await visit();
    const weighed = await weigh(page);
    await page.goto('/page/login');
    await page.locator('.demo').waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = weighed.filter(({ type }) => type === 'Script');
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts)).toBeLessThanOrEqual(95);
  });

  it('"locker list with its data ≤ 350 KiB"', async () => {
    const { page } = await visit({ as: 'operator' });
    const weighed = await weigh(page);
    await unheard(page);
    await page.goto('/app/lockers');
    await page.getByText(/^1–10 of \d+$/).waitFor();
    await page.getByText(/lockers?, \d+ in trouble/).waitFor();
    await page.waitForLoadState('networkidle');
    expect(weighed.some(({ url }) => url.includes('/locker/query'))).toBe(true);
    expect(weighed.filter(({ type }) => type === 'Stylesheet').length).toBeGreaterThan(0);
    expect(sum(weighed)).toBeLessThanOrEqual(350);
  });

  it('what never changes its name is kept by the browser: the second visit loads no script again', async () => {
    const { page } = await visit();
    await page.goto('/page/login');
    await page.locator('.demo').waitFor();
    await page.reload();
    await page.locator('.demo').waitFor();
    const again = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
        .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(again).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('"the dashboard\'s figures show before its charts": all figures stand while the chart\'s code is on its way', async () => {
    const { page } = await visit({ as: 'operator' });
    let deliver = () => {};
    const wanted = new Promise<void>((done) => (deliver = done));
    let asked = false;
    await page.route(/\/assets\/StateRing-.*\.js$/, async (route) => {
      asked = true;
      await wanted;
      await route.continue();
    });
    await page.goto('/app/dashboard');
    const figures = page.locator('.window48 dd.figure');
    await expect
      .poll(async () => (await figures.allTextContents()).every((text) => /\d/.test(text)))
      .toBe(true);
    await page.getByRole('table', { name: 'Boxes by state' }).waitFor();
    expect(await figures.count()).toBe(6);
    await expect.poll(() => asked).toBe(true);
    expect(await page.locator('.ring svg').count()).toBe(0);

    deliver();
    await page.locator('.ring svg path').first().waitFor();
  });

  it('a chart that does not arrive is said, and takes no figure with it', async () => {
    const { page, expectNoise } = await visit({ as: 'operator' });
    expectNoise(/ERR_FAILED|Failed to fetch dynamically imported module|StateRing/);
    await page.route(/\/assets\/StateRing-.*\.js$/, (route) => route.abort());
    await page.goto('/app/dashboard');
    await page.getByText('The chart could not be loaded; the figures are in the table.').waitFor();
    await page.getByRole('table', { name: 'Boxes by state' }).waitFor();
  });
});
