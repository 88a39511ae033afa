// Prices, payments, numbers, files and uploads: what is said, refused and written, in English and in Chinese.
import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parcels } from '../../contract/parcels/parcels.ts';
import { prices } from '../../contract/parcels/prices.ts';
import { paymentPreUseReport } from '../../contract/reports/reports.ts';
import { screenSavers } from '../../contract/terminals/screenSavers.ts';
import { pngOf } from '../../server/seed/network/png.ts';
import { reportRoutes, routes } from '../../src/routes/pages.ts';
import { listPath, pagePath } from '../../src/routes/route.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

const HOUR = 60 * 60 * 1_000;
const HAN = /\p{Script=Han}/u;

const go = (page: Page, path: string) => page.goto(`/app/${path}`);
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });

/** A picture of one colour. */
function picture() {
  const colours = [[40, 90, 140]] as const;
  const buffer = pngOf({ width: 64, height: 40, colours, colourAt: () => 0 });
  return { name: 'a.png', mimeType: 'image/png', buffer };
}

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const say = (key: string, values?: Record<string, string | number>) =>
    sentenceOf(language, key, values);

  it('prices are saved after what changes, from when and for how many customers; a third decimal is refused', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    const useNow = async () => (await staff.ask(prices.read, {})).body.PER_USE.amount;
    const before = await useNow();
    const counts = (await staff.ask(prices.counts, {})).body;
    const smart_count = counts.find(
      ({ paymentScheme }) => paymentScheme === 'PER_USE',
    )!.memberCount;
    const scheme = say('choices.paymentScheme.PER_USE');
    await go(page, pagePath(routes.priceSetting));
    const price = page.getByRole('group', { name: scheme }).getByLabel(say('prices.fields.amount'));
    const save = button(page, say('engine.form.save'));
    await price.fill('5.55');
    await save.click();
    const asked = page.getByRole('dialog', { name: say('prices.confirm.title') });
    await asked
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${scheme}.*→ €5\\.55$`) })
      .waitFor();
    await asked.getByText(say('prices.confirm.use', { name: scheme })).waitFor();
    await asked.getByText(say('prices.confirm.members', { smart_count })).waitFor();
    await button(asked, say('ra.action.cancel')).click();
    const time = `${new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10)} 00:00`;
    await page.getByRole('radio', { name: say('prices.plan.later') }).click();
    await page.getByRole('textbox', { name: say('prices.plan.time') }).fill(time);
    await save.click();
    const planned = page.getByRole('dialog', { name: say('prices.confirm.planTitle') });
    await planned.getByText(say('prices.confirm.planUse', { name: scheme, time })).waitFor();
    await button(planned, say('ra.action.cancel')).click();
    await price.fill('5.555');
    await save.click();
    const says = page.locator(`[id="${await price.getAttribute('aria-describedby')}"]`);
    await says.getByText(say('prices.faults.amountWrong')).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await useNow()).toBe(before);
  });

  it('what is not paid has no time of payment, and a parcel that costs nothing is not said to be paid', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    const span = { startTime: Date.now() - 300 * 24 * HOUR, endTime: Date.now() };
    const { body } = await staff.ask(paymentPreUseReport.query, { ...span, page: 0, size: 1000 });
    const { parcelNumber, payTime, ordersId } = body.content.find(
      ({ payStatus }) => payStatus === 'WAIT',
    )!;
    const filter = JSON.stringify({ startTime: payTime - HOUR, endTime: payTime + HOUR });
    await go(page, `${pagePath(reportRoutes.paymentPreUse)}?${new URLSearchParams({ filter })}`);
    const headOf = say('resources.reports.fields.payTime');
    await page.getByRole('row').filter({ hasText: parcelNumber! }).waitFor();
    const heads = await page.getByRole('columnheader').allTextContents();
    const cells = page.getByRole('row').filter({ hasText: parcelNumber! }).locator('th, td');
    const unpaid = await cells.allTextContents();
    expect(unpaid).toContain(say('choices.payStatus.WAIT'));
    expect(unpaid[heads.indexOf(headOf)]).toBe('');
    await go(page, pagePath(routes.parcel, { ordersId: ordersId! }));
    const charge = page.getByRole('row').filter({ hasText: say('choices.payStatus.WAIT') });
    await charge.getByText(say('payments.charged'), { exact: true }).waitFor();

    const all = (await staff.ask(parcels.list, { size: '100' })).body.content;
    const free = all.find(({ nothingDue }) => nothingDue === true)!;
    await go(page, pagePath(routes.parcel, { ordersId: free.ordersId }));
    await page.getByText(say('choices.payStatus.NOTHING_DUE'), { exact: true }).waitFor();
    expect(await page.getByText(say('choices.payStatus.SUCCESS'), { exact: true }).count()).toBe(0);
  });

  it('all numbers of a report have a decimal comma, those of other pages the format of the language', async () => {
    const { page } = await visit({ as: 'admin', language });
    const filter = JSON.stringify({ startTime: Date.now() - 300 * 24 * HOUR, endTime: Date.now() });
    await go(page, `${pagePath(reportRoutes.parcelAndPayment)}?${new URLSearchParams({ filter })}`);
    await page.locator('.report-figures dd').first().waitFor();
    await page.locator('table[aria-busy="false"]').waitFor();
    const figures = page.locator('.report-figures dd');
    const written = await page
      .locator('.report-figures dd, .report-table .end, .report-fact')
      .allTextContents();
    const numbers = written
      .flatMap((text) => text.match(/\d[\d.,\s]*/g) ?? [])
      .map((one) => one.trim());
    expect(numbers.filter((one) => !/^\d{1,3}(\u202f\d{3})*(,\d+)?$/.test(one))).toEqual([]);
    expect(numbers.filter((one) => /\u202f\d{3},\d\d$/.test(one))).not.toEqual([]);
    const total = (await figures.first().textContent()) ?? '';
    expect(total).toMatch(/^\d+\u202f\d{3}$/);
    await page.getByText(say('engine.pager.range', { first: 1, last: 10, total })).waitFor();

    const { format } = new Intl.NumberFormat(language);
    await go(page, pagePath(routes.dashboard));
    await page.locator('.ring-middle b').waitFor();
    const boxes = (await page.locator('.ring-middle b').textContent()) ?? '';
    expect(boxes).toBe(format(Number(boxes.replaceAll(/\D/g, ''))));
    expect(boxes).toMatch(/^\d,\d{3}$/);
    const shares = await page.locator('.states td.soft').allTextContents();
    expect(shares.filter((share) => /^\d+\.\d%$/.test(share))).toEqual(shares);
    await go(page, listPath('lockers', { lockerSituation: 'ONLINE' }));
    await page.locator('table[aria-busy="false"] tbody a.name').first().waitFor();
    const uses = (await page.locator('tbody').textContent())?.match(/\d[\d.,]*%/g) ?? [];
    expect(uses).not.toEqual([]);
    expect(uses.filter((use) => !/^\d+(\.\d)?%$/.test(use))).toEqual([]);
  });

  it('a file has the headings of the language', async () => {
    const { page } = await visit({ as: 'operator', language });
    await go(page, listPath('lockers'));
    await button(page, say('engine.export.label')).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: /^CSV/ }).click();
    const [head = [], ...rows] = parseCsv(await readFile(await (await coming).path(), 'utf8'));
    expect(rows.length).toBeGreaterThan(1);
    expect(head).toContain(say('resources.lockers.fields.lockerName'));
    expect(head.filter((name) => HAN.test(String(name)))).toEqual(language === 'zh' ? head : []);
  });

  it('a picture of a screen saver is uploaded when it is chosen, and a save waits for it', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    let arrive = () => {};
    const held = new Promise<void>((done) => (arrive = done));
    let pieces = 0;
    await page.route('**/screen-saver/upload-image', async (route) => {
      pieces += 1;
      await held;
      await route.continue();
    });
    const saved: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(screenSavers.create.path))
        saved.push(request.url());
    });
    const name = `Chosen ${language}`;
    await go(page, pagePath(routes.bannerUpload));
    await page.getByLabel(say('resources.screenSavers.fields.name'), { exact: true }).fill(name);
    await page.locator('.drop-area input').setInputFiles(picture());
    await expect.poll(() => pieces).toBe(1);
    await button(page, say('engine.form.save')).click();
    await page.getByRole('button', { name: say('engine.form.saving') }).waitFor();
    expect(saved).toEqual([]);
    arrive();
    await page.getByText(say('marketing.created', { name })).waitFor();
    const { body } = await staff.ask(screenSavers.list, { name });
    const { screenSaverId = 0 } = body.content[0] ?? {};
    const { fileList } = (await staff.ask(screenSavers.one, { screenSaverId })).body;
    expect(fileList?.map((file) => file.name)).toEqual(['a.png']);
  });
});
