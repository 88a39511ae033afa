// What pages say of an outcome is so, in both languages: what cannot leave, and what failed.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { templates } from '../../../contract/messages/templates.ts';
import { members } from '../../../contract/people/members.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { bookParcel, parcelOf } from '../../kit/bookedParcel.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { LANGUAGES, textsIn } from '../../kit/browser/spoken.ts';
import { layIn } from '../../kit/demoTerminals.ts';
import { runServer } from '../../kit/servers/runServer.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

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

describe.each(LANGUAGES)('what the product says (%s)', (language) => {
  const come = async () => ({
    say: await textsIn(language),
    ...(await visit({ as: 'admin', language })),
  });

  it('before a PIN is reset: that its message cannot leave, and the new PIN may be read instead (R4.40)', async () => {
    const { page, staff, say } = await come();
    const parcel = await deposited(staff, `OC910000001${language.toUpperCase()}`);
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
});
