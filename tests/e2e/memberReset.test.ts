// What is done to a customer, on a desk and on a phone: their number reset, suspended, given another status; and what of it is written down for whom.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { members, type MemberRow } from '../../contract/people/members.ts';
import { memberActions } from '../../contract/people/memberActions.ts';
import { browserTests, type Visit } from '../kit/browser/browser.ts';
import { pressOn, tabTo } from '../kit/browser/keyboard.ts';

const visit = browserTests();

const nameOf = ({ firstName, lastName }: MemberRow) => `${firstName} ${lastName}`;
const onScreen = (value: string | null) => value ?? '?';

/** An active customer whom no other test of this file takes. */
async function customer({ staff }: Visit, place: number): Promise<MemberRow> {
  const active = {
    memberStatus: 'ACTIVE',
    suspendFlag: 'false',
    sort: 'creationTime,asc',
    size: 20,
  } as const;
  const { content } = (await staff.ask(members.list, active)).body;
  const named = content.filter(({ mobile, lastName }) => mobile !== null && lastName !== null);
  const found = named[place];
  if (!found) throw new Error('The demo has too few active customers.');
  return found;
}

async function open(page: Page, one: MemberRow): Promise<void> {
  await page.goto(`/app/customerDetail?memberId=${one.memberId}`);
  await page.getByRole('heading', { level: 1, name: nameOf(one) }).waitFor();
}

/** The latest changes of the record as its history tells them, the last one first: field, before, after. */
async function told(page: Page, tab: string, count = 1): Promise<string[][]> {
  await page.getByRole('tab', { name: tab }).click();
  const rows = page.locator('.audit-lines .diff tbody tr');
  await rows.first().waitFor();
  const cells = (row: Locator) => row.locator('th, td').allTextContents();
  return Promise.all((await rows.all()).slice(0, count).map(cells));
}

describe('A customer', () => {
  it('is given a new number by keyboard; suspended and made inactive too, and the audit has each before and after (R1.16, R1.17, R1.18, R2.110)', async () => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    const one = await customer(admin, 0);
    await open(page, one);
    await pressOn(page, page.getByRole('button', { name: 'Reset mobile' }));
    const asking = page.getByRole('dialog', { name: /^Reset the mobile number of / });
    await tabTo(page, asking.getByLabel('New mobile number'));
    await page.keyboard.press('Enter');
    await asking.getByText('Please enter mobile number').waitFor();
    await page.keyboard.type('99 818 283');
    await page.keyboard.press('Enter');
    await page.getByText('Update success').first().waitFor();
    await asking.waitFor({ state: 'detached' });
    const contact = page.getByRole('region', { name: 'Contact details' });
    await contact.getByText('99818283').waitFor();

    const suspended = page.getByRole('switch', { name: 'Suspended' });
    await pressOn(page, suspended, 'Space');
    const dialog = page.getByRole('dialog', { name: `Suspend ${nameOf(one)}?` });
    await pressOn(page, dialog.getByRole('button', { name: 'Suspend' }));
    await expect.poll(() => suspended.isChecked()).toBe(true);
    await pressOn(page, page.getByRole('button', { name: 'Change status' }));
    const status = page.getByRole('dialog').getByLabel('Status');
    await tabTo(page, status);
    await page.keyboard.press('ArrowDown');
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Change status' }));
    await page.getByText('Unregistered').first().waitFor();

    expect(await told(page, 'History', 3)).toEqual([
      ['Status', 'Active', 'Inactive'],
      ['Suspended', 'no', 'yes'],
      ['Mobile', onScreen(one.mobile), '99818283'],
    ]);
    const latest = page.locator('.audit-lines > li').first();
    await latest.getByText('Customer changed').waitFor();
    await latest.getByText('admin').waitFor();
    await latest.getByText('127.0.0.1').waitFor();
  });

  it('手机上，在中文界面中重置：the same behind one button, at 390 px', async () => {
    const phone = { width: 390, height: 844, touch: true } as const;
    const admin = await visit({ as: 'admin', language: 'zh', ...phone });
    const { page } = admin;
    const one = await customer(admin, 3);
    await open(page, one);
    await page.getByRole('button', { name: '更多', exact: true }).tap();
    await page.getByRole('menuitem', { name: '重置手机号' }).tap();
    const asking = page.getByRole('dialog', { name: `重置 ${nameOf(one)} 的手机号` });
    await asking.getByLabel('新手机号').fill('abc');
    await page.keyboard.press('Enter');
    await asking.getByText('至少 4 位数字，可含空格、连字符和括号，前面可加“+”。').waitFor();
    await asking.getByLabel('新手机号').fill('99818284');
    await asking.getByRole('button', { name: '重置手机号' }).tap();
    await page.getByText('更新成功').first().waitFor();
    await page.getByText('99818284').waitFor();
    expect(await told(page, '历史')).toEqual([['手机号', onScreen(one.mobile), '99818284']]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(phone.width);
  });

  it('is masked for whoever may not see what is personal: "reveal is an audited act"', async () => {
    const admin = await visit({ as: 'admin' });
    const one = await customer(admin, 6);
    const changed = { memberId: one.memberId, mobile: '99818285' };
    expect((await admin.staff.ask(memberActions.resetMobile, changed)).status).toBe(200);

    const { page } = await visit({ as: 'support' });
    await open(page, one);
    const contact = page.getByRole('region', { name: 'Contact details' });
    await contact.getByText('•••85').waitFor();
    expect(await page.content()).not.toContain('99818285');
    expect(await page.getByRole('button', { name: 'Reset mobile' }).count()).toBe(0);
    await pressOn(page, contact.getByRole('button', { name: /^Show Mobile/ }));
    await contact.getByText('99818285').waitFor();

    const filter = { eventType: 'PERSONAL_REVEALED', subjectId: String(one.memberId) };
    await admin.page.goto(`/app/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const line = admin.page.getByRole('row', { name: /Personal values revealed/ });
    await line.getByText('support').waitFor();
    expect(await line.count()).toBe(1);

    // Whoever reads the audit is told of the change, not of the number.
    const viewer = await visit({ as: 'viewer' });
    await open(viewer.page, one);
    const masked = `•••${onScreen(one.mobile).slice(-2)}`;
    expect(await told(viewer.page, 'History')).toEqual([['Mobile', masked, '•••85']]);
  });
});
