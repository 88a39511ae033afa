// One figure on all pages: lockers in trouble, alerts that nobody has taken, what expired, and each percentage.
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { alerts } from '../../../contract/operations/alerts.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { NOT_TAKEN } from '../../../domain/alerts.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { LANGUAGES, textsIn } from '../../kit/browser/spoken.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

const totalOf = async ({ ask }: Staff, lockerSituation: 'OFFLINE' | 'EXCEPTION' | 'ONLINE') =>
  (await ask(lockers.list, { lockerSituation, size: '10' })).body.totalElements;

const figures = async (staff: Staff) => {
  const [offline, failing] = [await totalOf(staff, 'OFFLINE'), await totalOf(staff, 'EXCEPTION')];
  const waiting = await staff.ask(alerts.list, { alertState: NOT_TAKEN, page: 0, size: 10 });
  return { offline, failing, alerts: Number(waiting.headers.get('content-range')?.split('/')[1]) };
};

/** The last count in a text, whatever its sign of grouping; NaN without one. */
const countIn = (text: string): number =>
  Number(/(\d[\d,\u202f]*)\D*$/.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? NaN);
const count = async (shown: Locator) =>
  countIn(await shown.filter({ hasText: /\d/ }).first().innerText());
/** The percentage in each text, whatever its decimal mark. */
const percentsIn = (texts: readonly (string | undefined)[]) =>
  texts.map((text = '') => /\d+[.,]\d%/.exec(text)?.[0].replace(',', '.'));

/** The cells of a table below this heading, also of a table that is folded. */
async function cells(table: Locator, heading: string, row = 'tbody tr') {
  await table.locator(row).filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' });
  const heads = (await table.locator('thead tr > *').allTextContents()).map((text) => text.trim());
  return table.locator(`${row} > :nth-child(${heads.indexOf(heading) + 1})`).allTextContents();
}

/** Reads again if the time of a parcel ran out meanwhile. */
async function whileNothingExpires<T>(staff: Staff, read: () => Promise<T>): Promise<T> {
  const asked = { ordersStatus: 'STORED', sort: 'expiryTime,asc', size: '10' } as const;
  const next = async () => (await staff.ask(parcels.list, asked)).body.content[0]?.ordersId;
  const before = await next();
  const figuresRead = await read();
  return before === (await next()) ? figuresRead : whileNothingExpires(staff, read);
}

const list = (page: Page, name: string, filter: object) =>
  page.goto(`/app/${name}?perPage=100&filter=${JSON.stringify(filter)}`);

it.each(LANGUAGES)(
  'dashboard, wall, map, lists and bell show the same lockers in trouble and the same alerts (R2.61, %s), and with report and statistics the same expired boxes and parcels and the same percentages',
  async (language) => {
    const say = await textsIn(language);
    const { page, staff } = await visit({ as: 'admin', language, width: 1920, height: 1080 });
    // The terminals of a server that has just started are heard one after the other.
    const heard = async () => (await totalOf(staff, 'ONLINE')) - (await totalOf(staff, 'OFFLINE'));
    await expect.poll(heard).toBeGreaterThan(0);
    const { offline, failing, alerts: waiting } = await figures(staff);
    const troubled = offline + failing;
    expect(Math.min(offline, failing, waiting)).toBeGreaterThan(0);
    const table = page.locator('main table');
    const walkingList = page.locator('a[href*="boxStates"][href*="EXPIRED"] .unseen');
    const figure = (label: string) =>
      count(page.locator('dl > div', { hasText: say(label) }).locator('dd'));

    const read = await whileNothingExpires(staff, async () => {
      await page.goto('/app/dashboard');
      const panel = page.getByRole('region', { name: say('dashboard.trouble.title') });
      await expect.poll(() => panel.locator('.count').textContent()).toBe(`${troubled}`);
      await panel.getByText(say('dashboard.trouble.means', { smart_count: troubled })).waitFor();
      const window48 = page.getByRole('region', { name: say('dashboard.window') });
      await window48.getByText(say('dashboard.notTaken', { smart_count: waiting })).waitFor();
      const bell = say('app.alerts.open', { smart_count: waiting });
      await page.locator('.bell').getByText(bell, { exact: true }).waitFor();
      await page.getByRole('link', { name: say('undelivered.open') }).waitFor();
      const state = page.getByRole('row', { name: say('choices.shownStatus.EXPIRED') });
      const boxes = [await count(walkingList), await count(state)];
      const elsewhere = page.locator('.need', { has: walkingList }).locator('.need-what > p');
      const everywhere = boxes[0]! + (await count(elsewhere));
      const bars = await page
        .locator('.by-lockers [role=progressbar]')
        .evaluateAll((some) => some.map((bar) => Number(bar.getAttribute('aria-valuenow'))));

      await list(page, 'ViewLockers', {});
      const heading = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
      const inTrouble = say('resources.lockers.facts.attention', { smart_count: troubled });
      await heading.getByText(inTrouble).waitFor();
      const shares = await cells(table, say('resources.lockers.fields.inUse'));
      const names = await table.locator('tbody th').allInnerTexts();
      await page.goto('/app/lockers/map');
      const beside = page.locator('.on-map-name > .grow');
      await beside.first().waitFor();
      const onMap = (await beside.allInnerTexts()).map((text) => text.split('\n'));
      await page.goto('/app/alerts');
      const unseen = say('resources.alerts.facts.attention', { smart_count: waiting });
      await heading.getByText(unseen).waitFor();
      boxes.push(await count(walkingList));

      await page.goto('/app-h/dashboard_v2');
      const said = (situation: 'OFFLINE' | 'EXCEPTION', many: number) =>
        `${many} ${say(`choices.lockerSituation.${situation}`)}`;
      const situations = page.locator('.wall-situations li');
      await expect
        .poll(() => situations.allTextContents())
        .toEqual(expect.arrayContaining([said('OFFLINE', offline), said('EXCEPTION', failing)]));
      boxes.push(await count(walkingList));
      const fullest = page.locator('.wall-fullest li');
      const onWall = percentsIn(await fullest.locator('.wall-share').allInnerTexts());
      const named = await fullest.locator('.wall-name').allTextContents();
      const inUse = [
        percentsIn(named.map((name) => shares[names.indexOf(name)])),
        percentsIn(named.map((name) => onMap.find(([one]) => one === name)?.[1])),
      ];

      await list(page, 'boxStates', { shownStatus: 'EXPIRED' });
      const listed = [await count(page.locator('.MuiTablePagination-displayedRows'))];
      await list(page, 'parcels', { ordersStatus: 'EXPIRED' });
      const at = await cells(table, say('resources.parcels.fields.lockerName'));
      const box = await cells(table, say('resources.parcels.fields.boxName'));
      listed.push(new Set(at.map((name, row) => `${name} ${box[row]}`)).size);

      const open = async (path: string, meaning = 'statistics.expired') => {
        await page.goto(`/app/${path}`);
        await page.getByText(say(meaning)).first().waitFor();
      };
      await open('ReportUsage', 'reports.of.lockersUsage.tells');
      const expired = [await figure('resources.reports.fields.expired')];
      for (const path of ['staticExpress', 'usageStatistics']) {
        await open(path);
        expired.push(await figure('statistics.columns.expiredCount'));
      }
      const dwell = page.locator(`table[aria-label="${say('statistics.dwell.title')}"]`);
      const inStatistics = percentsIn(await cells(dwell, say('statistics.columns.share')));
      await open('areaStatistics');
      const sums = await cells(table, say('statistics.columns.expiredCount'), 'tfoot tr');
      expired.push(countIn(sums.join()));
      await page.goto('/app/ReportTimeAnalysis');
      const inReport = percentsIn(await cells(table, say('resources.reports.fields.share')));
      return { boxes, everywhere, listed, expired, bars, onWall, inUse, inReport, inStatistics };
    });
    const { boxes, everywhere, listed, expired, bars, onWall, inUse } = read;
    expect(Math.min(...boxes, ...listed, ...expired)).toBeGreaterThan(0);
    expect(new Set(boxes).size, boxes.join()).toBe(1);
    expect(listed, 'expired boxes in lists').toEqual([everywhere, everywhere]);
    expect(new Set(expired).size, expired.join()).toBe(1);
    expect(onWall.join(' ')).toMatch(/^(\d+\.\d% ?)+$/);
    expect(inUse, 'boxes in use in the list and on the map').toEqual([onWall, onWall]);
    expect(bars.slice(0, onWall.length)).toEqual(
      onWall.map((one = '') => Math.round(parseFloat(one))),
    );
    expect(read.inReport.join(' ')).toMatch(/^(\d+\.\d% ?)+$/);
    expect(read.inReport, 'lengths of stays').toEqual(read.inStatistics);
  },
);
