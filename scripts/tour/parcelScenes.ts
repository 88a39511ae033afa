// Scenes of parcels: the list, one parcel, a reservation, every stay of a number, cases.
import type { Page } from 'playwright';
import { cases, type CaseRow } from '../../contract/operations/cases.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { members, type MemberInfo } from '../../contract/people/members.ts';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcelHistory } from '../../contract/parcels/parcelHistory.ts';
import { parcels, type ParcelRow } from '../../contract/parcels/parcels.ts';
import type { Staff } from '../../tests/kit/staff.ts';
import { BOTH_LOOKS, EN_LIGHT, type Network, open, PHONE, type Scene, WIDE } from './scene.ts';

const listed = async ({ ask }: Staff, ordersStatus: ParcelRow['ordersStatus']) =>
  (await ask(parcels.list, { ordersStatus, size: 100 })).body.content;

/** Opens the expired parcel that most happened to. */
async function showParcel(page: Page, { staff }: Network): Promise<void> {
  let [most, shown] = [0, 0];
  for (const { ordersId } of await listed(staff, 'EXPIRED')) {
    const { steps } = (await staff.ask(parcelHistory.one, { ordersId })).body;
    if (steps.length > most) [most, shown] = [steps.length, ordersId];
  }
  await open(page, `/app/order-view?ordersId=${shown}`);
  await page.locator('.time-line').waitFor();
}

/** A customer who prefers accessible boxes and whose locker has a free one; with the size of that box. */
async function whoNeeds({ ask }: Staff): Promise<{ member: MemberInfo; size: string }> {
  const asked = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: 1_000 } as const;
  for (const { memberId, email, secondaryLockerId } of (await ask(members.list, asked)).body
    .content) {
    if (!email || secondaryLockerId === null) continue;
    const { body: member } = await ask(members.one, { memberId });
    const { primaryLockerId: lockerId } = member;
    if (!member.disabled || lockerId === null) continue;
    const { boxList, lockerSituation } = (await ask(lockers.one, { lockerId })).body;
    const box = boxList.find(({ bottomFlag, status }) => bottomFlag && status === 'AVAILABLE');
    if (box && lockerSituation === 'ONLINE') return { member, size: box.boxTypeName };
  }
  throw new Error('No such customer.');
}

/** Two boxes are chosen; what the second parcel lacks is said at its fields. */
async function reserve(page: Page, { staff }: Network): Promise<void> {
  const { member, size } = await whoNeeds(staff);
  await open(page, `/app/AssignParcel?memberId=${member.memberId}`);
  await page.locator(`.sizeSeg button[aria-label^="${size}"]`).click();
  for (let chosen = 0; chosen < 2; chosen += 1)
    await page.locator('[data-box].free:not(.dim)[aria-pressed="false"]').last().click();
  for (const [place, number] of ['RR482910394CY', 'CP00481123'].entries()) {
    const form = page.locator('.parcelForm').nth(place);
    await form.locator('input').first().fill(number);
    // Its category is found.
    await form
      .locator('select')
      .first()
      .locator('option:checked:not([value=""])')
      .waitFor({ state: 'attached' });
  }
  await page.locator('.panelFoot .submit').click();
  await page.locator(':is(.msg.bad, .Mui-error)').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(0, 0);
}

/** A parcel that could not be laid in is booked once more: two stays of one number. */
async function showStays(page: Page, { staff, busy }: Network): Promise<void> {
  const failed = await listed(staff, 'FAILED_DEPOSIT');
  const parcel = failed.find(({ memberId }) => memberId !== null);
  const box = busy.boxList.findLast(({ status }) => status === 'AVAILABLE');
  if (!parcel?.memberId || !box) throw new Error('Nothing to book once more.');
  const { parcelNumber, memberId } = parcel;
  const { body } = await staff.ask(parcels.one, { ordersId: parcel.ordersId });
  await staff.ask(parcelActions.reserve, {
    memberId,
    parcelNumber,
    lockerId: busy.lockerId,
    boxId: box.boxId,
    boxTypeName: box.boxTypeName,
    parcelType: 'DEPOSIT_PARCEL',
    category: body.category ?? 'Parcel',
    countryCode: body.countryCode ?? 'CY',
  });
  await open(page, `/app/HistoryCheck?parcelNumber=${parcelNumber}`);
  await page.locator('.history-stays section').nth(1).waitFor();
}

/** How many are open is told a moment later. */
async function showCases(page: Page): Promise<void> {
  await open(page, '/app/cases');
  await page.locator('a[href="/app/cases"] .count').waitFor();
}

/** The case that is most talked about among those that stand. */
async function showCase(page: Page, { staff }: Network): Promise<void> {
  const asked = { caseState: 'IN_PROGRESS', size: 100 } as const;
  const found = (await staff.ask(cases.list, asked)).body as unknown as CaseRow[];
  const [most] = found.toSorted((one, other) => other.commentCount - one.commentCount);
  if (!most) throw new Error('Nobody sees to a case.');
  await open(page, `/app/cases/${most.id}/show`);
  await page.locator('.time-line > li').first().waitFor();
}

const shown = (address: string) => (page: Page) => open(page, address);
const desk = { ...WIDE, signedIn: true, looks: BOTH_LOOKS };

export const parcelScenes: readonly Scene[] = [
  { ...desk, name: 'parcels', show: shown('/app/parcels') },
  { ...desk, name: 'parcel', show: showParcel },
  { ...desk, name: 'reservation', show: reserve },
  { ...desk, name: 'history-check', looks: [EN_LIGHT], show: showStays },
  { ...desk, name: 'cases', looks: [EN_LIGHT], show: showCases },
  { ...desk, name: 'case', looks: [EN_LIGHT], show: showCase },
  { ...desk, ...PHONE, name: 'phone-parcel', show: showParcel },
];
