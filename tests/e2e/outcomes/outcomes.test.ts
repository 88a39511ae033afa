// What pages say of an outcome is so, in both languages: what cannot leave, what is taken, what nothing changed.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { templates } from '../../../contract/messages/templates.ts';
import { members } from '../../../contract/people/members.ts';
import { roles } from '../../../contract/people/roles.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { bookParcel, parcelOf } from '../../kit/bookedParcel.ts';
import { browserTests, type View } from '../../kit/browser/browser.ts';
import { LANGUAGES, textsIn } from '../../kit/browser/spoken.ts';
import { layIn } from '../../kit/demoTerminals.ts';
import { runServer } from '../../kit/servers/runServer.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A parcel that lies in its box, of somebody who can be told. */
async function deposited(staff: Staff, parcelNumber: string) {
  const asked = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: '100' } as const;
  const { content } = (await staff.ask(members.list, asked)).body;
  const memberId = content.find(({ mobile }) => mobile !== null)?.memberId ?? 0;
  const { lockerId, boxId, ordersId } = await bookParcel(staff, {
    memberId,
    parcelNumber,
    place: 9,
  });
  await layIn(runServer(), { lockerId, boxId: boxId ?? 0, ordersId });
  return parcelOf(staff, ordersId);
}

/** Turns the SMS template of a new PIN off or on. */
async function turnPinMessage({ ask }: Staff, templateStatus: 'ENABLE' | 'DISABLE') {
  const { body } = await ask(templates.query, {});
  for (const template of body.filter(({ templateEvent }) => templateEvent === 'PIN_RESEND'))
    expect((await ask(templates.update, { ...template, templateStatus } as never)).status).toBe(
      200,
    );
}

/** Makes an account with these permissions alone. */
async function madeAccount({ ask }: Staff, username: string, authoritySet: string[]) {
  const name = username.toUpperCase();
  const role = { name, description: name, loginType: 'BACKEND', authoritySet } as const;
  const { status, body } = await ask(roles.create, role);
  expect([status, body]).toEqual([200, expect.anything()]);
  const made = await ask(staffCalls.create, {
    username,
    roleId: body.roleId,
    firstName: 'Maria',
    lastName: 'Georgiou',
    userStatus: 'ACTIVE',
    password: DEMO_PASSWORD,
  });
  expect([made.status, made.body]).toEqual([200, expect.anything()]);
}

describe.each(LANGUAGES)('what the product says (%s)', (language) => {
  const come = async (view: View = {}) => ({
    say: await textsIn(language),
    ...(await visit({ as: 'admin', language, ...view })),
  });
  const number = (place: number) => `OC91000000${place}${language.toUpperCase()}`;

  it('before a PIN is reset: that its message cannot leave, and the new PIN may be read instead (R4.40)', async () => {
    const { page, staff, say } = await come();
    const parcel = await deposited(staff, number(1));
    await turnPinMessage(staff, 'DISABLE');
    await page.goto(`/app/order-view?ordersId=${parcel.ordersId}`);
    await button(page, say('parcel.resendPin.label')).click();
    const values = { number: parcel.parcelNumber, box: parcel.boxName, locker: parcel.lockerName };
    const question = page.getByRole('dialog', { name: say('parcel.resendPin.question', values) });
    await question.getByText(say('parcel.resendPin.consequence.TEMPLATE_OFF', values)).waitFor();
    expect(
      await question.getByRole('button', { name: say('parcel.resendPin.label') }).count(),
    ).toBe(0);
    await question.getByRole('button', { name: say('parcel.resendPin.reveal') }).click();
    await page.getByText(say('parcel.resendPin.shown.once')).waitFor();
    await turnPinMessage(staff, 'ENABLE');
  });

  it('of a locker with a number that another has: whose it is, on the step where it was saved (R5.28)', async () => {
    const { page, staff, say, expectNoise } = await come();
    expectNoise(/Failed to load resource.*40\d/);
    const { body } = await staff.ask(lockers.list, { size: '10' });
    const other = body.content[0] ?? { lockerNumber: '', lockerName: '' };
    const field = (key: string) =>
      page.getByLabel(
        new RegExp(`^${say(`resources.lockers.fields.${key}`)}\\s*(optional|选填)?$`),
      );
    await page.goto('/app/AddNewLocker');
    await heading(page, say('lockerForm.titleNew')).waitFor();
    await field('lockerName').fill(`Taken number ${language}`);
    await field('lockerNumber').fill(other.lockerNumber);
    await button(page, say('lockerForm.toLayout')).click();
    await heading(page, say('lockerForm.step2')).waitFor();
    await button(page, say('lockerForm.saveLocker')).click();
    await button(page, say('lockerForm.lacking.create')).click();
    const refused = page.getByText(other.lockerName).filter({ hasText: other.lockerNumber });
    await refused.first().waitFor();
  });

  it('of a scan into the warehouse while the parcel is in a box: it asks, flags the box, and can be undone (R4.41)', async () => {
    const { page, staff, say, expectNoise } = await come();
    expectNoise(/Failed to load resource.*409/);
    const parcel = await deposited(staff, number(2));
    await page.goto('/app/ToWarehouse');
    await page.getByLabel(say('warehouse.parcelNumber')).fill(parcel.parcelNumber);
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: parcel.parcelNumber });
    await row.getByText(`${parcel.boxName}`).waitFor();
    expect((await parcelOf(staff, parcel.ordersId)).ordersStatus).toBe('STORED');
    await row.getByRole('button', { name: say('warehouse.here') }).click();
    await row.getByText(say('warehouse.toCheck')).waitFor();
    expect((await parcelOf(staff, parcel.ordersId)).ordersStatus).toBe('WAREHOUSE_STORED');
    await row.getByRole('button', { name: say('warehouse.undo') }).click();
    await row.getByText(say('warehouse.undone')).waitFor();
    expect((await parcelOf(staff, parcel.ordersId)).ordersStatus).toBe('STORED');
  });

  it('of an alert whose condition holds: it cannot be resolved yet, and why', async () => {
    const { page, say } = await come();
    const filter = JSON.stringify({ alertState: 'OPEN', alertType: 'LOCKER_DISCONNECTED' });
    await page.goto(`/app/alerts?filter=${encodeURIComponent(filter)}`);
    await page.locator('tbody tr').first().locator('.row-acts button').last().click();
    const label = say('resources.alerts.actions.resolve.label');
    const resolve = page.getByRole('menuitem', { name: label });
    expect(await resolve.getAttribute('aria-disabled')).toBe('true');
    await resolve.focus();
    await page.keyboard.press('Enter');
    await page.getByText(say('problems.codes.ALERT_HOLDS'), { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('of a rollout that failed on every locker: failed, and how many were never tried', async () => {
    const { page, staff, say } = await come();
    const { content } = (await staff.ask(versions.list, { size: '100' })).body;
    const failed = content.find(
      ({ rolloutState, taskCounts }) => rolloutState === 'FINISHED' && taskCounts?.SUCCEEDED === 0,
    );
    await page.goto(`/app/TerminalDeployment3?lockerVersionId=${failed?.lockerVersionId}`);
    const { FAILED = 0 } = failed?.taskCounts ?? {};
    const note = page
      .getByRole('status')
      .filter({ hasText: say('deployment.failed', { smart_count: FAILED }) });
    await note.waitFor();
    expect(await note.textContent()).toMatch(/\d/);
  });

  it('of an expiry time that stays as it was: nothing has changed, and nothing is written (R4.39)', async () => {
    const { page, staff, say } = await come();
    const parcel = await deposited(staff, number(3));
    await page.goto(`/app/order-view?ordersId=${parcel.ordersId}`);
    await button(page, say('resources.parcels.actions.changeExpiry.label')).click();
    const asking = page.getByRole('dialog');
    await asking
      .getByRole('button', { name: say('resources.parcels.actions.changeExpiry.label') })
      .click();
    await page.getByText(say('engine.form.unchanged')).waitFor();
    expect(await parcelOf(staff, parcel.ordersId)).toEqual(parcel);
  });

  it('to a role that may see parcels alone: its first page is theirs', async () => {
    const { staff, say } = await come();
    const username = `narrow${language}`;
    await madeAccount(staff, username, ['PARCEL_VIEW']);
    const { page } = await come({ as: username });
    await page.goto('/app');
    await heading(page, say('resources.parcels.title')).waitFor();
  });
});
