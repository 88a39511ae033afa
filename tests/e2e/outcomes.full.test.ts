// What the product says about what happened, against what the server knows, in English and in Chinese.
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { alertCalls, alerts } from '../../contract/operations/alerts.ts';
import { versionCalls } from '../../contract/terminals/versions.ts';
import type { AlertType } from '../../domain/alerts.ts';
import { TROUBLES } from '../../domain/lockers/trouble.ts';
import { zipOf } from '../../server/seed/network/zip.ts';
import { routes } from '../../src/routes/pages.ts';
import { listPath, pagePath } from '../../src/routes/route.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { reportFault } from '../kit/demoTerminals.ts';
import { lockerAt } from '../kit/networkBoxes.ts';
import { runServer } from '../kit/servers/runServer.ts';
import { signIn, type Staff } from '../kit/staff.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

const HOUR = 60 * 60 * 1_000;
/** Lockers that no other job of this file uses, by their place among those online. */
const PLACES = { en: { snoozed: 21, taken: 22 }, zh: { snoozed: 24, taken: 25 } };
/** A rollout that fails on all its lockers: they are offline until its failure time. */
const ROLLOUT = { name: `8.8.${Date.now()}`, lockers: 2 };

const go = (page: Page, path: string) => page.goto(`/app/${path}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });

/** Text as a pattern; `#` is any number. */
const patternOf = (text: string) =>
  new RegExp(
    text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('#', String.raw`([\d,]+)`),
  );

/** The alert that a terminal raises now. */
async function raised(
  staff: Staff,
  lockerId: number,
  alertType: 'POWER_OFF' | 'PRINTING_PAPER_OUT',
) {
  await reportFault(runServer(), lockerId, { alertType, ended: false });
  const { body } = await staff.ask(alerts.list, { lockerId, alertType, alertState: 'OPEN' });
  const [alert] = body as unknown as readonly { id: number }[];
  if (!alert) throw new Error('There is no alert.');
  return alert.id;
}

beforeAll(async () => {
  const { ask } = await signIn(runServer().url);
  const { body } = await ask(lockers.list, { lockerSituation: 'OFFLINE', size: '100' });
  const content = new Uint8Array(
    zipOf([{ name: 'bin/terminal', content: Buffer.from(ROLLOUT.name) }]),
  );
  const file = new File([content], 'terminal.zip');
  const { result } = (await ask(versionCalls.upload, { file } as never)).body;
  const { status } = await ask(versionCalls.create, {
    lockerVersionName: ROLLOUT.name,
    lockerVersionDescription: 'Reaches nobody',
    lockerVersionUpgradeTime: Date.now() - HOUR,
    lockerVersionFailureTime: Date.now() + 1_000,
    lockerVersionFileId: result ?? '',
    lockerIds: body.content.slice(0, ROLLOUT.lockers).map(({ lockerId }) => lockerId),
  });
  expect(status).toBe(200);
});

const alertRow = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.locator(`a[href$="/alerts/${id}/show"]`) });

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const say = (key: string, values?: Record<string, string | number>) =>
    sentenceOf(language, key, values);
  const places = PLACES[language];
  const alertAt = (alertType: AlertType, locker: string) =>
    say('resources.alerts.atLocker', { alert: say(`choices.alertType.${alertType}`), locker });

  it('an alert whose condition holds is snoozed with a reason and leaves the bell, until the snooze or the condition ends', async () => {
    const { page, staff } = await visit({ as: 'operator', language });
    const { lockerId, lockerName } = await lockerAt(staff, places.snoozed);
    const id = await raised(staff, lockerId, 'PRINTING_PAPER_OUT');
    const name = alertAt('PRINTING_PAPER_OUT', lockerName);
    const bellIsRight = async () => {
      const bell = await page.locator('header.top .bell .count.alarm [aria-hidden]').textContent();
      return bell === String((await staff.ask(alertCalls.openCount, {})).body.count);
    };
    const row = alertRow(page, id);
    const isIn = (state: string) =>
      row.getByText(say(`choices.alertState.${state}`), { exact: true });
    const choose = async (action: string) => {
      await button(row, say('engine.row.more', { name })).click();
      const label = say(`resources.alerts.actions.${action}.label`);
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    };
    await go(page, listPath('alerts', { lockerId }));
    await isIn('OPEN').waitFor();
    await expect.poll(bellIsRight).toBe(true);
    const before = (await staff.ask(alertCalls.openCount, {})).body.count;

    await choose('snooze');
    const asking = page.getByRole('dialog', {
      name: say('resources.alerts.actions.snooze.confirm', { name }),
    });
    await asking.getByRole('combobox').selectOption('HOUR');
    const reason = new RegExp(`^${say('resources.alerts.fields.snoozeReason')}`);
    await asking.getByLabel(reason).fill(`Paper is ordered, ${language}`);
    await button(asking, say('resources.alerts.actions.snooze.label')).click();
    await isIn('SNOOZED').waitFor();
    expect((await staff.ask(alertCalls.openCount, {})).body.count).toBeLessThan(before);
    await expect.poll(bellIsRight).toBe(true);

    await choose('wake');
    await isIn('OPEN').waitFor();
    await expect.poll(bellIsRight).toBe(true);
    const again = { snoozeFor: 'HOUR', snoozeReason: 'Paper is coming' } as const;
    expect((await staff.ask(alertCalls.snooze, { id, ...again })).status).toBe(200);
    await reportFault(runServer(), lockerId, { alertType: 'PRINTING_PAPER_OUT', ended: true });
    await page.reload();
    await isIn('RESOLVED').waitFor();
    await row.locator('a.name').click();
    const line = page.locator('.time-line');
    await line.getByText(say('alertHistory.what.ENDED')).waitFor();
    await line.getByText(`Paper is ordered, ${language}`).waitFor();
  });

  it('Take on the dashboard assigns the alert, as the wall and the list of alerts say', async () => {
    const { page, staff } = await visit({ as: 'operator', language, width: 1920, height: 1080 });
    const { lockerId, lockerName } = await lockerAt(staff, places.taken);
    const id = await raised(staff, lockerId, 'POWER_OFF');
    const values = { locker: lockerName, name: staff.user.nikename };
    const alert = say('choices.alertType.POWER_OFF');
    await go(page, pagePath(routes.dashboard));
    const trouble = page.getByRole('region', { name: say('dashboard.trouble.title') });
    const named = page.getByRole('link', { name: lockerName, exact: true });
    const row = trouble.getByRole('row').filter({ has: named });
    await row
      .getByRole('button', { name: new RegExp(`^${say('dashboard.trouble.take')}`) })
      .click();
    await page.getByText(say('dashboard.trouble.taken', { ...values, alert })).waitFor();
    await row.getByText(say('dashboard.trouble.takenBy', values)).waitFor();
    const { body } = await staff.ask(alerts.one, { id });
    expect(body).toMatchObject({ alertState: 'ACKNOWLEDGED', assigneeId: staff.user.userId });

    await page.goto('/app-h/dashboard_v2');
    const act = page
      .getByRole('listitem')
      .filter({ hasText: alert })
      .filter({ hasText: lockerName });
    await act.getByText(say('wall.actions.taken', values)).waitFor();
    await go(page, listPath('alerts', { lockerId }));
    await alertRow(page, id).getByText(values.name).waitFor();
    await reportFault(runServer(), lockerId, { alertType: 'POWER_OFF', ended: true });
  });

  it('locker list, dashboard and wall count the same lockers in trouble, and expired boxes lead to the list of as many', async () => {
    const { page, staff } = await visit({ as: 'operator', language, width: 1920, height: 1080 });
    const inTrouble = async () => {
      const counts = TROUBLES.map(async (lockerSituation) => {
        const { body } = await staff.ask(lockers.list, { lockerSituation, size: '1' });
        return body.totalElements;
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    };
    /** A locker may fall silent meanwhile. */
    const isCounted = async (texts: () => Promise<readonly string[]>) => {
      const differs = async () => {
        const shown = (await texts()).reduce((sum, text) => sum + Number(text), 0);
        return shown - (await inTrouble());
      };
      await expect.poll(differs).toBe(0);
    };
    const visited = (name: string) =>
      patternOf(say(`dashboard.visited.${name}`, { smart_count: '#' }));
    expect(await inTrouble()).toBeGreaterThan(0);
    const fact = patternOf(say('resources.lockers.facts.attention', { smart_count: '#' }));
    await go(page, listPath('lockers'));
    const said = page.getByText(fact).first();
    await isCounted(async () => [fact.exec((await said.textContent()) ?? '')?.[1] ?? '']);
    await page.goto('/app-h/dashboard_v2');
    const situations = TROUBLES.map((one) => say(`choices.lockerSituation.${one}`));
    const counts = page
      .getByRole('region', { name: say('wall.lockers.title'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(situations.join('|')) })
      .locator('b');
    await counts.first().waitFor();
    await isCounted(() => counts.allTextContents());
    await go(page, pagePath(routes.dashboard));
    const trouble = page.getByRole('region', { name: say('dashboard.trouble.title') });
    await isCounted(() => trouble.locator('header .count').allTextContents());

    /** Boxes of offline lockers are counted apart, as their state is only the last known; the list has them, too. */
    const row = trouble.getByRole('row').filter({ hasText: visited('EXPIRED') });
    const line = (await row.textContent()) ?? '';
    const [known, offline] = ['EXPIRED', 'offline'].map((name) =>
      Number(visited(name).exec(line)?.[1] ?? 0),
    );
    expect(known).toBeGreaterThan(1);
    await row.getByRole('link', { name: new RegExp(`^${say('dashboard.visited.list')}`) }).click();
    await heading(page, say('resources.boxStates.title')).waitFor();
    const range = { first: 1, last: '#', total: known! + offline! };
    await page.getByText(patternOf(say('engine.pager.range', range))).waitFor();
  });

  it('a rollout in which every locker failed is said to have failed, with the count, in list and record', async () => {
    const { page } = await visit({ as: 'admin', language });
    const failed = say('choices.rolloutState.FAILED');
    const count = ROLLOUT.lockers;
    await go(page, listPath('versions', { lockerVersionName: ROLLOUT.name }));
    const row = page.getByRole('row').filter({ hasText: ROLLOUT.name });
    // The job that fails late tasks runs every few seconds.
    const isFailed = async () => {
      await page.reload();
      await row.waitFor();
      return row.locator('.badge.alarm').allTextContents();
    };
    await expect.poll(isFailed).toEqual([say('engine.kinds.counted', { what: failed, count })]);
    await row.getByRole('link').first().click();
    await heading(page, say('deployment.named', { name: ROLLOUT.name })).waitFor();
    await page.locator('.page-fact').getByText(failed, { exact: true }).waitFor();
    await page
      .locator('.note.alarm')
      .getByText(say('deployment.failed', { smart_count: count }))
      .waitFor();
  });
});
