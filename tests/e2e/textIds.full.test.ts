// The console on a server whose ids are texts, as `k37`: the main jobs, in English and in Chinese.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { districts } from '../../contract/lockers/districts.ts';
import { members } from '../../contract/people/members.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { signIn as englishSignIn } from '../../src/i18n/en/account/signIn.ts';
import { signIn as chineseSignIn } from '../../src/i18n/zh/account/signIn.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { freePair, lockerAt, lockerOf } from '../kit/networkBoxes.ts';
import { answerWithTextIds } from '../kit/screens/textIds.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

const SIGN_IN = { en: englishSignIn.signIn, zh: chineseSignIn.signIn };
/** A locker that no other test opens, by its place among those online. */
const PLACE = { en: 26, zh: 28 };

/** Every call of the page passes a layer in which the server's ids are texts; live changes, which do not end, are left out. */
async function withTextIds(page: Page): Promise<void> {
  const answer = answerWithTextIds({ app: { fetch: (request) => fetch(request) } });
  await page.route('**/api/**', async (route) => {
    const asked = route.request();
    if (asked.url().includes('/api/v1/live')) return route.abort();
    const method = asked.method();
    const body = method === 'GET' ? null : asked.postData();
    const headers = await asked.allHeaders();
    const response = await answer(new Request(asked.url(), { method, headers, body }));
    return route.fulfill({
      status: response.status,
      headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'text/plain' },
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const say = (key: string) => sentenceOf(language, key);
  const button = (page: Page, key: string) =>
    page.getByRole('button', { name: say(key), exact: true });

  /** Signed in at that server, whose session has text ids, too. */
  const open = async (path: string) => {
    const { page, expectNoise } = await visit({ language });
    const { staff } = await visit({ as: 'admin' });
    expectNoise(/ERR_FAILED|Failed to load resource/);
    await withTextIds(page);
    await page.goto(`/page/login?to=${encodeURIComponent(path)}`);
    await page.getByLabel(SIGN_IN[language].username, { exact: true }).fill('admin');
    await page.getByLabel(SIGN_IN[language].password, { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    return { page, staff };
  };

  it('a record is read from its address and changed', async () => {
    const { page, staff } = await open('/app/districts');
    const { body } = await staff.ask(districts.list, {});
    const rows = body as unknown as readonly { id: number; name: string }[];
    const { id, name } = rows[language === 'en' ? 0 : 1]!;
    await page.goto(`/app/districts/k${id}`);
    const field = page.getByLabel(say('resources.districts.fields.name'));
    await expect.poll(() => field.inputValue()).toBe(name);
    await field.fill(`${name} ${language}`);
    await button(page, 'engine.form.save').click();
    const nameNow = async () => (await staff.ask(districts.one, { id })).body.name;
    await expect.poll(nameNow).toBe(`${name} ${language}`);
  });

  it('a locker of the list leads to its boxes, and one is opened from afar', async () => {
    const { page, staff } = await open('/app/lockers');
    const { lockerId, lockerName } = await lockerAt(staff, PLACE[language]);
    const [box] = freePair(await lockerOf(staff, lockerId));
    await page.getByLabel(say('resources.lockers.fields.lockerName')).first().fill(lockerName);
    const link = page.getByRole('link', { name: lockerName, exact: true });
    expect(await link.getAttribute('href')).toContain(`k${lockerId}`);
    await link.click();
    await page.locator(`[data-box="k${box.boxId}"]`).click();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: say('boxInfo.actions.remoteOpen') })
      .click();
    await page
      .getByText(sentenceOf(language, 'remoteUnlock.allOpened', { names: box.name }))
      .waitFor();
  });

  it('a customer is read from the address and suspended', async () => {
    const { page, staff } = await open('/app/members');
    const { body } = await staff.ask(members.create, {
      username: `text.ids.${language}`,
      email: `text.ids.${language}@example.test`,
      notifyType: 'MAIL',
      paymentScheme: 'PER_USE',
    });
    const { memberId } = body;
    await page.goto(`/app/customerDetail?memberId=k${memberId}`);
    await page.getByRole('switch', { name: say('resources.members.fields.suspendFlag') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('resources.members.actions.suspend.label'), exact: true })
      .click();
    const isNow = async () => (await staff.ask(members.one, { memberId })).body.suspendFlag;
    await expect.poll(isNow).toBe(true);
  });
});
