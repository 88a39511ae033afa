// A PIN whose message cannot leave, and the count of what did not leave, in English and in Chinese.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { undelivered } from '../../contract/messages/messages.ts';
import { members } from '../../contract/people/members.ts';
import { lasting } from '../../src/custom/shared/networkNow/lasting.ts';
import { routes } from '../../src/routes/pages.ts';
import { pagePath } from '../../src/routes/route.ts';
import { bookParcel } from '../kit/bookedParcel.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { layIn } from '../kit/demoTerminals.ts';
import { runServer } from '../kit/servers/runServer.ts';
import type { Staff } from '../kit/staff.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

/** Lockers that no other job uses, by their place among those online. */
const PLACES = { en: 20, zh: 23 };

const go = (page: Page, path: string) => page.goto(`/app/${path}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });

/** What did not leave, a channel each. */
type Unsent = readonly { channel: string; count: number; oldest: number }[];

/** A parcel in its box whose recipient wants e-mails, which cannot leave: no mail server is set up. */
async function storedForMail(staff: Staff, name: string, place: number) {
  const { body } = await staff.ask(members.create, {
    username: `only.mail.${name}`,
    email: `only.mail.${name}@example.test`,
    notifyType: 'MAIL',
    paymentScheme: 'PER_USE',
  });
  const parcelNumber = `OUT${name.toUpperCase()}0001CY`;
  const parcel = await bookParcel(staff, { memberId: body.memberId, parcelNumber, place });
  const { lockerId, boxId, ordersId } = parcel;
  await layIn(runServer(), { lockerId, boxId: boxId!, ordersId });
  return parcel;
}

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const say = (key: string, values?: Record<string, string | number>) =>
    sentenceOf(language, key, values);

  it('a new PIN whose message cannot leave is shown once, and messages that did not leave are counted with their age', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    const parcel = await storedForMail(staff, language, PLACES[language]);
    const { parcelNumber: number, boxName, lockerName: locker } = parcel;
    const pin = (key: string) =>
      say(`parcel.resendPin.${key}`, { number, box: boxName ?? '', locker });
    await go(page, pagePath(routes.parcel, { ordersId: parcel.ordersId }));
    await button(page, pin('label')).click();
    const question = page.getByRole('dialog', { name: pin('question') });
    await question.getByText(pin('consequence.NO_GATEWAY')).waitFor();
    expect(await button(question, pin('label')).count()).toBe(0);
    await button(question, pin('reveal')).click();
    const shown = page.getByRole('dialog', { name: pin('shown.title') });
    await shown.getByText(pin('shown.once')).waitFor();
    const code = (await shown.locator('code').textContent()) ?? '';
    expect(code).toMatch(/^\d{4,}$/);
    await button(shown, pin('shown.done')).click();
    await shown.waitFor({ state: 'detached' });
    await page.reload();
    await button(page, pin('label')).waitFor();
    expect(await page.locator('body').textContent()).not.toContain(code);

    // What the page itself was answered last: other jobs of the day send messages meanwhile.
    let answered: { readonly at: number; readonly channels: Unsent } | undefined;
    page.on('response', async (response) => {
      if (!response.url().endsWith(undelivered.count.path)) return;
      const at = Date.now();
      answered = { at, ...((await response.json()) as { channels: Unsent }) };
    });
    await go(page, pagePath(routes.dashboard));
    const { channels } = (await staff.ask(undelivered.count, {})).body;
    expect(channels.map(({ channel }) => channel)).toContain('MAIL');
    const sentenceFor = (
      key: 'much' | 'summary',
      { at, channels: counted }: typeof answered & {},
    ) => {
      const { name, values } = lasting(at - Math.min(...counted.map(({ oldest }) => oldest)));
      const span = say(`undelivered.lasts.${name}`, values as Record<string, number>);
      const smart_count = counted.reduce((sum, { count }) => sum + count, 0);
      return say(`undelivered.${key}`, { smart_count, span });
    };
    const banner = page.getByText(say('undelivered.why.MAIL.NO_GATEWAY')).locator('xpath=..');
    const ofMail = () =>
      answered &&
      sentenceFor('much', {
        ...answered,
        channels: answered.channels.filter(({ channel }) => channel === 'MAIL'),
      });
    await expect
      .poll(async () => (await banner.textContent())?.endsWith(ofMail() ?? '?'))
      .toBe(true);
    const press = async (at: Page | Locator, role: 'button' | 'menuitem') => {
      const named = () =>
        at.getByRole(role, { name: answered ? sentenceFor('summary', answered) : '?' });
      await expect.poll(() => named().count()).toBe(1);
      // The element itself: its count may change before it is pressed.
      await (await named().elementHandle()).click();
    };
    await press(page.locator('header.top'), 'button');
    await press(page, 'menuitem');
    await heading(page, say('resources.messages.title')).waitFor();
  });
});
