// One figure on all pages: lockers in trouble, and alerts that nobody has taken.
import { expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { alerts } from '../../../contract/operations/alerts.ts';
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
