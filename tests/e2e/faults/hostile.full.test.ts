// SQL and HTML in every text field (stored and shown harmlessly in both languages): seen on the lists and pages of people in a browser.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents } from '../../../contract/people/agents.ts';
import { members } from '../../../contract/people/members.ts';
import { providerCalls } from '../../../contract/people/providers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { follow } from '../../kit/browser/follow.ts';
import {
  enterHostile,
  HOSTILE,
  HOSTILE_NAMES,
  type Hostile,
  type HostileRecords,
} from '../../kit/hostile.ts';
import { runServer } from '../../kit/servers/runServer.ts';
import { signIn, type Staff } from '../../kit/staff.ts';

const visit = browserTests();

let staff: Staff;
let made: Record<Hostile, HostileRecords>;
beforeAll(async () => {
  staff = await signIn(runServer().url);
  made = await enterHostile(staff.ask);
});

/** The other tests of this server find it as it was. */
afterAll(async () => {
  for (const { agentId, providerId, memberId } of Object.values(made)) {
    await staff.ask(agents.remove, { agentId });
    await staff.ask(providerCalls.remove, { id: providerId });
    await staff.ask(members.remove, { memberId });
  }
  for (const list of [staffCalls.backend, staffCalls.terminal]) {
    const { content } = (await staff.ask(list, { username: 'hostile', size: 100 })).body;
    for (const { userId } of content) await staff.ask(staffCalls.remove, { userId });
  }
  for (const { roleId } of Object.values(made)) await staff.ask(roles.remove, { roleId });
});

const filtered = (list: string, filter: object) =>
  `/app/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Lists that show all of the texts at once. */
const LISTS = [
  filtered('staff', { username: 'hostile' }),
  filtered('terminalUsers', { username: 'hostile' }),
  filtered('roles', { name: 'HOSTILE' }),
  filtered('providers', { providerNumber: 'H' }),
  filtered('agents', { agentNumber: 'H' }),
  filtered('members', { mobile: '99765432' }),
];

/** What was written down of those that are called so; a phone tells it on the page of each line. */
const AUDIT = ['providers', 'agents'].map((subjectKind) =>
  filtered('audit', { subjectKind, eventType: 'RECORD_CREATED' }),
);

/** Where one text stands alone: each record's page or form, and a filter that finds nothing or the text itself. */
const placesOf = (name: Hostile): string[] => {
  const { userId, terminalUserId, roleId, providerId, agentId, memberId } = made[name];
  return [
    `/app/AddNewStaff?userId=${userId}`,
    `/app/AddTerminalUser?userId=${terminalUserId}`,
    `/app/AddNewRole?id=${roleId}`,
    `/app/providers/${providerId}/show`,
    `/app/AddLSPCompany?providerId=${providerId}`,
    `/app/AddCourier?agentId=${agentId}`,
    `/app/customerDetail?memberId=${memberId}`,
    filtered('roles', { name: HOSTILE[name] }),
    filtered('audit', { person: HOSTILE[name] }),
  ];
};

/** Which of the texts are not to be read here, in words or in a field. */
const lacking = (page: Page, texts: readonly string[]) =>
  page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const shown = [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
    return wanted.filter((text) => !shown.includes(text));
  }, texts);

/** Nothing was made of it: no element of the text's, no script run, no title but the page's own. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.locator('img[src="x"], [onerror], body script:not([src])').count()).toBe(0);
  const titles = async () => [await page.title(), await page.locator('h1').textContent()];
  await expect
    .poll(async () => {
      const [title, heading] = await titles();
      return title === `${heading} · Lockerdesk`;
    })
    .toBe(true);
}

async function expectShown(page: Page, address: string, texts: readonly string[]): Promise<void> {
  await follow(page, address);
  await expect.poll(() => lacking(page, texts), { message: address }).toEqual([]);
  await expectHarmless(page);
}

/** The history of a record, by its text. */
async function expectTold(page: Page, name: Hostile): Promise<void> {
  await follow(page, `/app/AddNewRole?id=${made[name].roleId}`);
  await page.getByRole('tab', { name: /^(?:History|历史)$/ }).click();
  await page.locator('.audit-lines td').getByText(HOSTILE[name], { exact: true }).waitFor();
  await expectHarmless(page);
}

/** A question that names the customer. */
async function expectAsked(page: Page, name: Hostile, more?: string): Promise<void> {
  await follow(page, `/app/customerDetail?memberId=${made[name].memberId}`);
  if (more !== undefined) await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByText(/^(?:Change status|更改状态)$/).click();
  const dialog = page.getByRole('dialog');
  const question = dialog.getByRole('heading');
  expect(await question.textContent()).toContain(`${HOSTILE[name]} ${HOSTILE[name]}`);
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe.each([
  { language: 'en', width: 1440, lists: [...LISTS, ...AUDIT], names: HOSTILE_NAMES },
  { language: 'zh', width: 390, lists: LISTS, names: ['html', 'values'], more: '更多' },
] as const)('in $language at $width px', ({ language, width, lists, names, ...phone }) => {
  it('every list shows all of them as they were typed', async () => {
    const { page } = await visit({ as: 'admin', language, width });
    await page.goto('/app/MyAccount');
    for (const address of lists) await expectShown(page, address, Object.values(HOSTILE));
  });

  it('every page shows each as it was typed, in questions too', async () => {
    const { page } = await visit({ as: 'admin', language, width });
    await page.goto('/app/MyAccount');
    for (const name of names) {
      for (const address of placesOf(name)) await expectShown(page, address, [HOSTILE[name]]);
      await expectTold(page, name);
      await expectAsked(page, name, 'more' in phone ? phone.more : undefined);
    }
  });
});
