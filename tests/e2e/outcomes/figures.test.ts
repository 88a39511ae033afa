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

const totalOf = async ({ ask }: Staff, lockerSituation: 'OFFLINE' | 'EXCEPTION') =>
  (await ask(lockers.list, { lockerSituation, size: '10' })).body.totalElements;

const figures = async (staff: Staff) => {
  const [offline, failing] = [await totalOf(staff, 'OFFLINE'), await totalOf(staff, 'EXCEPTION')];
  const waiting = await staff.ask(alerts.list, { alertState: NOT_TAKEN, page: 0, size: 10 });
  return { offline, failing, alerts: Number(waiting.headers.get('content-range')?.split('/')[1]) };
};

it.each(LANGUAGES)(
  'dashboard, wall, map, lists and bell show the same lockers in trouble and the same alerts (R2.61, %s)',
  async (language) => {
    const say = await textsIn(language);
    const { page, staff } = await visit({ as: 'admin', language, width: 1920 });
    const { offline, failing, alerts: waiting } = await figures(staff);
    const troubled = offline + failing;
    expect(Math.min(offline, failing, waiting)).toBeGreaterThan(0);

    await page.goto('/app/dashboard');
    const panel = page.getByRole('region', { name: say('dashboard.trouble.title') });
    await expect.poll(() => panel.locator('.count').textContent()).toBe(`${troubled}`);
    const window48 = page.getByRole('region', { name: say('dashboard.window') });
    await window48.getByText(say('dashboard.notTaken', { smart_count: waiting })).waitFor();
    const bell = say('app.alerts.open', { smart_count: waiting });
    await page.locator('.bell').getByText(bell, { exact: true }).waitFor();

    await page.goto('/app/ViewLockers');
    const heading = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    const inTrouble = say('resources.lockers.facts.attention', { smart_count: troubled });
    await heading.getByText(inTrouble).waitFor();
    await page.goto('/app/alerts');
    const unseen = say('resources.alerts.facts.attention', { smart_count: waiting });
    await heading.getByText(unseen).waitFor();

    await page.goto('/app-h/dashboard_v2');
    const said = (situation: 'OFFLINE' | 'EXCEPTION', count: number) =>
      `${count} ${say(`choices.lockerSituation.${situation}`)}`;
    const situations = page.locator('.wall-situations li');
    await expect
      .poll(() => situations.allTextContents())
      .toEqual(expect.arrayContaining([said('OFFLINE', offline), said('EXCEPTION', failing)]));
  },
);

/** The last count of a text, whatever its signs of grouping; NaN without one. */
const countIn = (text: string): number =>
  Number(/(\d[\d,\u202f]*)\D*$/.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? NaN);
/** The percentages of texts, whatever their decimal mark. */
const percentsIn = (texts: string[]) => texts.map((text) => text.replace(',', '.').trim());
const count = async (shown: Locator) =>
  countIn(await shown.filter({ hasText: /\d/ }).first().innerText());

/** The cells of a table below this heading, also of a table that is folded away. */
async function cells(page: Page, table: Locator, heading: string, row = 'tbody tr') {
  await table.locator(row).filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' });
  const heads = (await table.locator('thead tr > *').allTextContents()).map((text) => text.trim());
  return table.locator(`${row} > :nth-child(${heads.indexOf(heading) + 1})`).allTextContents();
}

/** Reads the pages; again if the time of a parcel ran out meanwhile. */
async function whileNothingExpires<T>({ ask }: Staff, read: () => Promise<T>): Promise<T> {
  const asked = { ordersStatus: 'STORED', sort: 'expiryTime,asc', size: '10' } as const;
  const next = async () => {
    const { status, body } = await ask(parcels.list, asked);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.content[0]?.ordersId;
  };
  const before = await next();
  const seen = await read();
  return before === (await next()) ? seen : whileNothingExpires({ ask } as Staff, read);
}

it.each(LANGUAGES)(
  'what expired and each percentage are the same on dashboard, wall, alerts, lists, report and statistics (%s)',
  async (language) => {
    const say = await textsIn(language);
    const { page, staff } = await visit({ as: 'admin', language, width: 1920, height: 1080 });
    const list = (name: string, filter: object) =>
      page.goto(`/app/${name}?perPage=100&filter=${JSON.stringify(filter)}`);
    const table = page.locator('main table');
    const figure = (label: string) =>
      count(page.locator('dl > div', { hasText: say(label) }).locator('dd'));

    const walkingList = page.locator('a[href*="boxStates"][href*="EXPIRED"] .unseen');

    const seen = await whileNothingExpires(staff, async () => {
      await page.goto('/app/dashboard');
      const boxes = [await count(walkingList)];
      const elsewhere = page.locator('.need', { has: walkingList }).locator('.need-what > p');
      const all = (boxes[0] ?? NaN) + (await count(elsewhere));
      const shown = page.getByRole('row', { name: say('choices.shownStatus.EXPIRED') });
      boxes.push(await count(shown));
      const bars = page.locator('.by-lockers tbody tr');
      const drawn = await bars
        .locator('[role=progressbar]')
        .evaluateAll((some) => some.map((bar) => Number(bar.getAttribute('aria-valuenow'))));
      await page.goto('/app/alerts');
      boxes.push(await count(walkingList));
      await page.goto('/app-h/dashboard_v2');
      boxes.push(await count(walkingList));
      const onWall = page.locator('.wall-fullest li');
      const names = await onWall.locator('.wall-name').allTextContents();
      const onWallShares = percentsIn(await onWall.locator('.wall-share').allInnerTexts());

      await list('boxStates', { shownStatus: 'EXPIRED' });
      const listed = [await count(page.locator('.MuiTablePagination-displayedRows'))];
      await list('parcels', { ordersStatus: 'EXPIRED' });
      const field = (name: string) => say(`resources.parcels.fields.${name}`);
      const [where, box] = [
        await cells(page, table, field('lockerName')),
        await cells(page, table, field('boxName')),
      ];
      listed.push(new Set(where.map((name, row) => `${name} ${box[row]}`)).size);
      await list('lockers', {});
      const inList = await cells(page, table, say('resources.lockers.fields.inUse'));
      const listNames = await table.locator('tbody th').allInnerTexts();
      const inListShares = percentsIn(names.map((name) => inList[listNames.indexOf(name)] ?? ''));

      await page.goto('/app/ReportUsage');
      const expired = [await figure('resources.reports.fields.expired')];
      for (const path of ['staticExpress', 'usageStatistics']) {
        await page.goto(`/app/${path}`);
        expired.push(await figure('statistics.columns.expiredCount'));
      }
      const dwell = page.locator(`table[aria-label="${say('statistics.dwell.title')}"]`);
      const inStatistics = percentsIn(await cells(page, dwell, say('statistics.columns.share')));
      await page.goto('/app/areaStatistics');
      const column = say('statistics.columns.expiredCount');
      expired.push(countIn((await cells(page, table, column, 'tfoot tr')).join()));
      await page.goto('/app/ReportTimeAnalysis');
      const share = say('resources.reports.fields.share');
      const inReport = percentsIn(await cells(page, table, share));
      return {
        boxes,
        all,
        listed,
        expired,
        drawn,
        onWallShares,
        inListShares,
        inStatistics,
        inReport,
      };
    });
    expect(new Set(seen.boxes), 'boxes on dashboard, alerts and wall').toEqual(
      new Set([seen.boxes[0]]),
    );
    expect(seen.listed, 'boxes in the lists').toEqual([seen.all, seen.all]);
    expect(new Set(seen.expired).size, `in report and statistics: ${seen.expired}`).toBe(1);
    expect(Math.min(seen.all, ...seen.boxes, ...seen.expired)).toBeGreaterThan(0);
    expect(seen.onWallShares.every((share) => /^\d+\.\d%$/.test(share))).toBe(true);
    expect(seen.inListShares, 'in use').toEqual(seen.onWallShares);
    expect(seen.drawn.slice(0, seen.onWallShares.length), 'bars').toEqual(
      seen.onWallShares.map((share) => Math.round(parseFloat(share))),
    );
    expect(seen.inReport.length, 'groups of stays').toBeGreaterThan(0);
    expect(seen.inReport, 'stays').toEqual(seen.inStatistics);
  },
);
