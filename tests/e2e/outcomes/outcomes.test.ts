// What pages say of an outcome is so, in both languages: what cannot leave, what still holds, and what failed.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { templates } from '../../../contract/messages/templates.ts';
import { alerts } from '../../../contract/operations/alerts.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { shownTaskStatus } from '../../../domain/terminals/versions.ts';
import { bookParcel, depositParcel, parcelOf } from '../../kit/bookedParcel.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { LANGUAGES, textsIn } from '../../kit/browser/spoken.ts';
import { demoTerminalKey } from '../../kit/demoTerminals.ts';
import { lockerAt, lockerOf } from '../../kit/networkBoxes.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { runServer } from '../../kit/servers/runServer.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const booked = (staff: Staff, number: string) => bookParcel(staff, number, 9);
const deposited = (staff: Staff, number: string) => depositParcel(staff, number, 9);

/** Turns the templates of an event off or on. */
async function turnMessages({ ask }: Staff, event: string, templateStatus: 'ENABLE' | 'DISABLE') {
  const { body } = await ask(templates.query, {});
  for (const template of body.filter(({ templateEvent }) => templateEvent === event))
    expect((await ask(templates.update, { ...template, templateStatus } as never)).status).toBe(
      200,
    );
}

/** The locker's terminal says that a door was left open, or that it is closed. */
async function sayDoor(lockerId: number, boxId: number | undefined, ended: boolean): Promise<void> {
  const { url, dataDir } = runServer();
  const terminalKey = await demoTerminalKey(dataDir, lockerId);
  const key = `door of box ${boxId} ${ended}`;
  const said = { key, alertType: 'DOOR_UNCLOSED', boxId, ended, time: Date.now() };
  expect((await fetch(requestOf(terminals.alert, said, { terminalKey }, url))).ok).toBe(true);
}

describe.each(LANGUAGES)('what the product says (%s)', (language) => {
  const come = async () => ({
    say: await textsIn(language),
    ...(await visit({ as: 'admin', language })),
  });

  it('before a PIN is reset: that its message cannot leave, and the new PIN may be read instead (R4.40)', async () => {
    const { page, staff, say } = await come();
    const parcel = await deposited(staff, `OC910000001${language.toUpperCase()}`);
    await turnMessages(staff, 'PIN_RESEND', 'DISABLE');
    await page.goto(`/app/order-view?ordersId=${parcel.ordersId}`);
    await button(page, say('parcel.resendPin.label')).click();
    const values = { number: parcel.parcelNumber, box: parcel.boxName, locker: parcel.lockerName };
    const question = page.getByRole('dialog', { name: say('parcel.resendPin.question', values) });
    await question.getByText(say('parcel.resendPin.consequence.TEMPLATE_OFF', values)).waitFor();
    const send = question.getByRole('button', { name: say('parcel.resendPin.label') });
    expect(await send.count()).toBe(0);
    await question.getByRole('button', { name: say('parcel.resendPin.reveal') }).click();
    await page.getByText(say('parcel.resendPin.shown.once')).waitFor();
    await turnMessages(staff, 'PIN_RESEND', 'ENABLE');
    await page.goto('/app/SMSGateway');
    await page.getByText(say('simulatedPhones.note')).waitFor();
  });

  it('before a box is reserved and before a booking is cancelled: that the customer is not notified (R4.40)', async () => {
    const { page, staff, say } = await come();
    const number = `OC910000003${language.toUpperCase()}`;
    const { ordersId, boxName, lockerName, memberId } = await booked(staff, number);
    await turnMessages(staff, 'RESERVATION', 'DISABLE');
    await page.goto(`/app/AssignParcel?memberId=${memberId}`);
    await page.getByText(say('willLeave.booking.TEMPLATE_OFF')).waitFor();
    await turnMessages(staff, 'RESERVATION', 'ENABLE');
    await page.goto(`/app/order-view?ordersId=${ordersId}`);
    const cancel = say('resources.parcels.actions.cancel.label');
    await button(page, cancel).click();
    const question = page.getByRole('dialog').filter({
      hasText: say('resources.parcels.actions.cancel.consequence', { boxName, lockerName }),
    });
    await question.getByRole('button', { name: cancel }).click();
    await page.getByText(say('choices.ordersStatus.CANCELED')).first().waitFor();
  });

  it('of a scan of a parcel in a box: it asks first, the box is to be checked, and the scan can be undone', async () => {
    const { page, staff, say, expectNoise } = await come();
    expectNoise(/Failed to load resource.*409/);
    const number = `OC910000002${language.toUpperCase()}`;
    const { lockerId, boxId, boxName, ordersId } = await deposited(staff, number);
    const boxStatus = async () =>
      (await lockerOf(staff, lockerId)).boxList.find((box) => box.boxId === boxId)?.status;
    await page.goto(`/app/ToWarehouse?parcelNumber=${number}`);
    await button(page, say('warehouse.update')).click();
    const scan = page.getByRole('listitem').filter({ hasText: number }).first();
    await scan.getByText(say('warehouse.asking'), { exact: true }).waitFor();
    await scan.getByText(boxName ?? '').waitFor();
    await button(page, say('warehouse.notHere')).click();
    await scan.getByText(say('warehouse.kept')).waitFor();
    expect(await boxStatus()).toBe('OCCUPIED');
    await page.getByLabel(say('warehouse.parcelNumber')).fill(number);
    await page.keyboard.press('Enter');
    await button(page, say('warehouse.here')).click();
    await scan.getByText(say('warehouse.toCheck')).waitFor();
    expect(await boxStatus()).toBe('FLAGGED');
    await button(page, say('warehouse.undo')).click();
    await scan.getByText(say('warehouse.undone'), { exact: true }).waitFor();
    const { ordersStatus } = await parcelOf(staff, ordersId);
    expect([ordersStatus, await boxStatus()]).toEqual(['STORED', 'OCCUPIED']);
  });

  it('of an alert whose condition holds: it cannot be resolved but snoozed with a reason, and resolves itself when the door is closed', async () => {
    const { page, staff, say } = await come();
    const { lockerId, boxList } = await lockerAt(staff, language === 'en' ? 3 : 4);
    await sayDoor(lockerId, boxList[0]?.boxId, false);
    const asked = { lockerId, alertType: 'DOOR_UNCLOSED', alertState: 'OPEN' } as const;
    const { body } = await staff.ask(alerts.list, { ...asked, page: 0, size: 10, sort: 'id,desc' });
    const [alert] = body as unknown as readonly { id: number }[];
    await page.goto(`/app/alerts/${alert?.id}/show`);
    const label = (action: string) => say(`resources.alerts.actions.${action}.label`);
    await button(page, label('resolve')).click({ force: true });
    await page.getByText(say('problems.codes.ALERT_HOLDS')).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button(page, label('acknowledge')).click();
    const state = (value: string) =>
      page.locator('.badge').getByText(say(`choices.alertState.${value}`), { exact: true });
    await state('ACKNOWLEDGED').first().waitFor();
    await button(page, label('snooze')).click();
    const snoozing = page.getByRole('dialog');
    await snoozing.getByLabel(say('resources.alerts.fields.snoozeFor')).selectOption('HOUR');
    await snoozing.getByLabel(say('resources.alerts.fields.snoozeReason')).fill('R4.33');
    await snoozing.getByRole('button', { name: label('snooze') }).click();
    await state('SNOOZED').first().waitFor();
    await page.getByText('R4.33').first().waitFor();
    await sayDoor(lockerId, boxList[0]?.boxId, true);
    await state('RESOLVED').first().waitFor();
  });

  it('of a rollout that failed on every locker: failed, and how many were never tried', async () => {
    const { page, staff, say } = await come();
    const { content } = (await staff.ask(versions.list, { size: '100' })).body;
    const { lockerVersionId, taskCounts } = content.find(
      ({ rolloutState, taskCounts: own }) => rolloutState === 'FINISHED' && own?.SUCCEEDED === 0,
    )!;
    await page.goto(`/app/TerminalDeployment3?lockerVersionId=${lockerVersionId}`);
    const { body } = await staff.ask(versions.one, { lockerVersionId });
    const untried = body.lockerVersionTaskList.filter(
      ({ error }) => shownTaskStatus('FAILED', error) === 'NOT_TRIED',
    );
    const failure = say('deployment.failed', { smart_count: taskCounts?.FAILED ?? 0 });
    const note = page.getByRole('status').filter({ hasText: failure });
    await note.getByText(say('deployment.notTried', { smart_count: untried.length })).waitFor();
    expect(untried.length).toBeGreaterThan(0);
    const shown = page.getByText(say('choices.lockerVersionStatus.NOT_TRIED'), { exact: true });
    await shown.first().waitFor();
  });
});
