// What the product promises about what is entered, offered and said, each as a whole job in English and in Chinese.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../contract/account/sessions.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { roles } from '../../contract/people/roles.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { signIn as englishSignIn } from '../../src/i18n/en/account/signIn.ts';
import { signIn as chineseSignIn } from '../../src/i18n/zh/account/signIn.ts';
import { routes } from '../../src/routes/pages.ts';
import { listPath, pagePath } from '../../src/routes/route.ts';
import { browserTests, type Visit } from '../kit/browser/browser.ts';
import { requestOf } from '../kit/servers/requestOf.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

const PASSWORD = 'Nightdesk2026';
const LANGUAGES = ['en', 'zh'] as const;
type Language = (typeof LANGUAGES)[number];

const SIGN_IN = { en: englishSignIn.signIn, zh: chineseSignIn.signIn };

const go = (page: Page, path: string) => page.goto(`/app/${path}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A new user of a new role with these permissions. */
async function newUser({ staff }: Visit, name: string, permissions: string[]): Promise<string> {
  const role = await staff.ask(roles.create, {
    name: name.toUpperCase(),
    description: name,
    loginType: 'BACKEND',
    authoritySet: permissions,
  });
  expect(role.status).toBe(200);
  const username = name.toLowerCase().replaceAll('_', '.');
  const user = await staff.ask(staffCalls.create, {
    username,
    password: PASSWORD,
    roleId: role.body.roleId,
    userStatus: 'ACTIVE',
  });
  expect(user.status).toBe(200);
  return username;
}

async function signInAs(page: Page, language: Language, username: string, password = PASSWORD) {
  await page.getByLabel(SIGN_IN[language].username, { exact: true }).fill(username);
  await page.getByLabel(SIGN_IN[language].password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

describe.each(LANGUAGES)('in %s', (language) => {
  const say = (key: string, values?: Record<string, string>) => sentenceOf(language, key, values);

  it('whoever may not see the dashboard starts at a page of theirs, and no refusal leads to another', async () => {
    const admin = await visit({ as: 'admin' });
    const username = await newUser(admin, `Customers_${language}`, ['MEMBER_VIEW']);
    const { page, expectNoise } = await visit({ language });
    expectNoise(/Failed to load resource.*40[13]/);
    await page.goto('/page/login');
    await signInAs(page, language, username);
    await heading(page, say('resources.members.title')).waitFor();
    await go(page, listPath('parcels'));
    await page.getByRole('link', { name: say('app.forbidden.back') }).click();
    await heading(page, say('resources.members.title')).waitFor();
  });

  it('what was entered comes back after the session ended', async () => {
    const { page, url, expectNoise } = await visit({ language });
    expectNoise(/Failed to load resource.*401/);
    await page.goto('/page/login?to=%2Fapp%2FlockerGroups%2Fcreate');
    await signInAs(page, language, 'admin', DEMO_PASSWORD);
    const name = page.getByLabel(say('resources.lockerGroups.fields.name'), { exact: true });
    await name.fill(`Islands ${language}`);
    const token = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('lockerdesk.session') ?? '{}').token,
    );
    await fetch(requestOf(sessions.logout, {}, { token }, url));
    await page.getByRole('button', { name: say('engine.form.save'), exact: true }).click();
    await page.getByText(SIGN_IN[language].ended).waitFor();
    await signInAs(page, language, 'admin', DEMO_PASSWORD);
    await page.getByText(say('engine.form.restored')).waitFor();
    expect(await name.inputValue()).toBe(`Islands ${language}`);
    expect(new URL(page.url()).pathname).toBe('/app/lockerGroups/create');
  });

  it('a reload reopens the dialog of a record, and Back closes it', async () => {
    const { page } = await visit({ as: 'admin', language });
    await go(page, listPath('parcelCategories'));
    const table = page.locator('table[aria-busy="false"]');
    await table
      .getByRole('button', { name: new RegExp(`^${say('engine.actions.edit.label')}`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const edits = new RegExp(`^${say('engine.actions.edit.label')} `);
    const title = await dialog.getByRole('heading', { name: edits }).textContent();
    await page.reload();
    await dialog.getByRole('heading', { name: title ?? '' }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/app/parcelCategories');
  });

  it('an address with a wrong id opens no empty form', async () => {
    const { page, expectNoise } = await visit({ as: 'admin', language });
    expectNoise(/Failed to load resource.*40[04]/);
    for (const path of ['AddCourier?agentId=abc', 'AddLSPCompany?providerId=abc']) {
      await go(page, path);
      await page
        .getByText({ en: /does not exist/, zh: /不存在/ }[language])
        .first()
        .waitFor();
      expect(await page.getByRole('textbox').count(), path).toBe(0);
    }
  });

  it('a schedule that is made from a report has its report, filter, format and time', async () => {
    const { page } = await visit({ as: 'admin', language });
    const filter = encodeURIComponent(JSON.stringify({ paymentScheme: 'YEARLY' }));
    await go(page, `ReportSubscription?filter=${filter}`);
    await page
      .getByRole('button', { name: new RegExp(`^${say('reports.schedules.button')}`) })
      .click();
    await page.getByRole('link', { name: say('reports.schedules.add') }).click();
    const form = page.getByRole('dialog');
    await form.locator('select').nth(1).waitFor();
    const chosen = () =>
      form
        .locator('select')
        .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
    await expect
      .poll(chosen)
      .toEqual(expect.arrayContaining(['subscription', 'YEARLY', 'XLSX', '06:00']));
  });

  it('the coming night is offered for a rollout, and sets both times', async () => {
    const { page } = await visit({ as: 'admin', language });
    await go(page, pagePath(routes.newDeployment));
    await page.getByRole('button', { name: { en: /^Tonight: /, zh: /^今晚：/ }[language] }).click();
    const times = await page
      .locator('input')
      .evaluateAll((inputs) =>
        inputs
          .map((input) => (input as HTMLInputElement).value)
          .filter((value) => / 0[26]:00$/.test(value)),
      );
    expect(times.map((time) => time.slice(-5))).toEqual(['02:00', '06:00']);
  });

  it('a locker without place, address and terminal is asked about, and nothing is created meanwhile', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    await go(page, pagePath(routes.lockerForm));
    const label = (field: string) =>
      page.getByLabel(new RegExp(`^${say(`resources.lockers.fields.${field}`)}`)).first();
    await label('lockerName').fill(`Nowhere ${language}`);
    await label('lockerNumber').fill(`NOWHERE-${language.toUpperCase()}`);
    await page.getByRole('button', { name: say('lockerForm.toLayout') }).click();
    await page.getByRole('button', { name: say('lockerForm.saveLocker') }).click();
    const question = page.getByRole('dialog', {
      name: say('lockerForm.lacking.title', { name: `Nowhere ${language}` }),
    });
    for (const part of ['place', 'address', 'terminal'])
      await question.getByText(say(`lockerForm.lacking.${part}`), { exact: true }).waitFor();
    await question.getByRole('button', { name: say('lockerForm.lacking.back') }).click();
    await label('lockerName').waitFor();
    const { body } = await staff.ask(lockers.list, { lockerName: `Nowhere ${language}` });
    expect(body.content).toEqual([]);
  });

  it('a number whose parcel has a box is told where it is typed', async () => {
    const { page, staff } = await visit({ as: 'operator', language });
    const stored = await staff.ask(parcels.list, { ordersStatus: 'STORED', size: '1' });
    const reserved = await staff.ask(parcels.list, { ordersStatus: 'RESERVED', size: '1' });
    const { parcelNumber = '' } = stored.body.content[0] ?? {};
    const { ordersId = 0 } = reserved.body.content[0] ?? {};
    await go(page, `${pagePath(routes.parcel, { ordersId })}&dialog=changeNumber`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(parcelNumber);
    await dialog.getByText(say('problems.codes.PARCEL_NUMBER_LIVE', { parcelNumber })).waitFor();
  });
});
