// Jobs of running the network by keyboard alone, each found by role and name and announced when done, in English and in Chinese: prices, reports, several lockers, a rollout.
import { describe, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { prices } from '../../contract/parcels/prices.ts';
import { reportSchedules } from '../../contract/reports/reportSchedules.ts';
import { versions } from '../../contract/terminals/versions.ts';
import { zipOf } from '../../server/seed/network/zip.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn, typeInto } from '../kit/browser/keyboard.ts';
import { announced, listen, nameless, Person } from '../kit/browser/person.ts';
import { typed } from '../kit/browser/typed.ts';
import { lockerAt } from '../kit/networkBoxes.ts';

const visit = browserTests();

/** A job on a busy machine, in milliseconds. */
const LONGEST_MS = 120_000;

const HOUR = 60 * 60 * 1_000;

/** Values of each language, which no other test uses. */
const OWN = {
  en: { price: 5.35, town: 'Limassol', version: '7.7.1', place: 31 },
  zh: { price: 5.45, town: 'Nicosia', version: '7.7.2', place: 32 },
};

describe.each(['en', 'zh'] as const)('by keyboard in %s', { timeout: LONGEST_MS }, (language) => {
  const own = OWN[language];

  /** The administrator at the keyboard, who hears what is announced. */
  const sit = async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    await listen(page);
    return { page, staff, user: new Person(page, language) };
  };

  it('7. a price is changed and confirmed', async () => {
    const { page, staff, user } = await sit();
    const before = (await staff.ask(prices.read, {})).body;
    await page.goto('/app/PriceSetting');
    await user.heading('resources.prices.title');
    const monthly = page.getByRole('group', {
      name: user.say('choices.paymentScheme.MONTHLY'),
      exact: true,
    });
    await user.type('prices.fields.amount', String(own.price), monthly);
    await nameless(page);
    await user.press('engine.form.save');
    const question = user.dialog('prices.confirm.title');
    await question.waitFor();
    await nameless(page);
    await expect.poll(() => user.button('prices.confirm.save', question).isEnabled()).toBe(true);
    await user.press('prices.confirm.save', question);
    await announced(page, user.say('prices.saved'));
    await question.waitFor({ state: 'detached' });
    const after = (await staff.ask(prices.read, {})).body;
    expect(after.MONTHLY.amount).toBe(own.price);
    expect((await staff.ask(prices.save, before)).status).toBe(200);
  });

  it('8. a report is scheduled weekly', async () => {
    const { page, staff, user } = await sit();
    const resource = 'resources.reportSchedules';
    const resourceName = user.say(`${resource}.name`).toLowerCase();
    const addresses = `keyboard.${language}@example.test`;
    const report = user.say('choices.report.lockersUsage');
    const period = user.say('choices.period.WEEKLY');
    await page.goto('/app/reportSchedules');
    await user.heading(`${resource}.title`);
    await user.press('engine.actions.create.label', page, { resourceName });
    const form = user.dialog('engine.form.create', { resourceName });
    await form.waitFor();
    await user.select(`${resource}.fields.report`, report, form);
    await user.select(`${resource}.fields.period`, period, form);
    await user.select(`${resource}.fields.sendHour`, '07:00', form);
    await user.select(`${resource}.fields.format`, 'XLSX', form);
    await user.type(`${resource}.fields.addresses`, addresses, form);
    await nameless(page);
    await user.press('engine.form.save', form);
    const name = user.say(`${resource}.called`, { report, period });
    await announced(page, user.say('engine.form.created', { name }));
    await form.waitFor({ state: 'detached' });
    await nameless(page);
    const { body } = await staff.ask(reportSchedules.list, { addresses });
    const made = body as unknown as readonly { id: number }[];
    expect(made).toMatchObject([
      { report: 'lockersUsage', period: 'WEEKLY', sendHour: 7, format: 'XLSX', addresses },
    ]);
    for (const { id } of made) await staff.ask(reportSchedules.remove, { id });
  });

  it('9. several lockers are selected with Space, disabled with a reason, and taken back with Ctrl+Z', async () => {
    const { page, staff, user } = await sit();
    const filter = { lockerName: own.town, lockerStatus: 'ENABLE' } as const;
    const rows = (await staff.ask(lockers.list, filter)).body.content.slice(0, 2);
    expect(rows).toHaveLength(2);
    const statuses = () =>
      Promise.all(
        rows.map(async ({ lockerId }) => {
          return (await staff.ask(lockers.one, { lockerId })).body.lockerStatus;
        }),
      );
    const action = (name: string) => `resources.lockers.actions.${name}`;
    const several = { smart_count: 2 };
    await page.goto(
      `/app/lockers?filter=${encodeURIComponent(JSON.stringify({ lockerName: own.town }))}`,
    );
    await user.heading('resources.lockers.title');
    for (const [index, { lockerName: name }] of rows.entries()) {
      const check = page.getByRole('checkbox', {
        name: user.say('engine.row.select', { name }),
        exact: true,
      });
      await pressOn(page, check, 'Space');
      expect(await check.isChecked()).toBe(true);
      await announced(page, user.say('engine.bulk.selected', { smart_count: index + 1 }));
    }
    await nameless(page);
    const bar = page.getByRole('toolbar', { name: user.say('engine.bulk.label') });
    await user.press(action('disable.label'), bar);
    const question = user.dialog(action('disable.confirmMany'), several);
    await user.type('resources.lockers.fields.reason', 'Painted', question);
    await nameless(page);
    await user.press(action('disable.label'), question);
    await announced(page, user.say(action('disable.doneMany'), several));
    expect(await statuses()).toEqual(['DISABLE', 'DISABLE']);
    await page.keyboard.press('Control+z');
    await announced(page, user.say(action('enable.doneMany'), several));
    expect(await statuses()).toEqual(['ENABLE', 'ENABLE']);
    await nameless(page);
  });

  it('10. a rollout is entered with its package, saved for later, and cancelled', async () => {
    const { page, staff, user } = await sit();
    const { lockerName } = await lockerAt(staff, own.place);
    const field = (name: string) => `resources.versions.fields.${name}`;
    await page.goto('/app/TerminalDeployment');
    await user.heading('resources.versions.title');
    await page.getByRole('row').nth(1).waitFor();
    await nameless(page);
    await user.press('resources.versions.actions.create.label');
    await user.heading('deployment.new');
    await user.type(field('lockerVersionName'), own.version);
    const choosing = page.waitForEvent('filechooser');
    await pressOn(page, user.field(field('lockerVersionFileId')));
    const name = `terminal-${own.version}.zip`;
    const buffer = zipOf([{ name: 'bin/terminal', content: Buffer.from(own.version) }]);
    await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer });
    await announced(page, user.say('deployment.package.ready', { name }));
    await user.type(field('lockerVersionDescription'), 'By keyboard');
    const from = Date.now() + 24 * HOUR;
    await user.type(field('lockerVersionUpgradeTime'), typed(from));
    await user.type(field('lockerVersionFailureTime'), typed(from + 4 * HOUR));
    await typeInto(
      page,
      page.getByRole('searchbox', { name: user.say('lockerChoice.find') }),
      lockerName,
    );
    const target = page.getByRole('checkbox', { name: lockerName, exact: true });
    await pressOn(page, target, 'Space');
    expect(await target.isChecked()).toBe(true);
    await nameless(page);
    await user.press('engine.form.save');
    await announced(page, user.say('resources.versions.form.created'));
    await user.heading('deployment.named', { name: own.version });
    await nameless(page);

    await user.press('deployment.cancelAll.label');
    const question = user.dialog('deployment.cancelAll.question', { name: own.version });
    await question.waitFor();
    await nameless(page);
    await user.press('deployment.cancelAll.yes', question);
    await announced(page, user.say('deployment.cancelAll.done', { name: own.version }));
    const asked = { lockerVersionName: own.version };
    const { lockerVersionId } = (await staff.ask(versions.list, asked)).body.content[0]!;
    const { lockerVersionTaskList } = (await staff.ask(versions.one, { lockerVersionId })).body;
    expect(
      lockerVersionTaskList.map((task) => [task.lockerName, task.lockerVersionStatus]),
    ).toEqual([[lockerName, 'CANCELED']]);
  });
});
