// Reserving in the browser: two boxes for a customer by a drag, one for somebody unregistered by mail, and what is said of faults.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Box } from '../../contract/boxes.ts';
import { members } from '../../contract/members.ts';
import { parcels } from '../../contract/parcels.ts';
import { BOX_SIZES } from '../../domain/limits.ts';
import { browserTests } from '../kit/browser.ts';
import { lockerOf } from '../kit/networkBoxes.ts';
import type { Staff } from '../kit/staff.ts';

const visit = browserTests();

const cell = (page: Page, box: Box) => page.locator(`[data-box="${box.boxId}"]`);
const form = (page: Page, box: Box) => page.getByRole('region', { name: `Box ${box.name}` });

/** A customer whose locker has two free boxes of one size right below each other. */
async function reservable(
  staff: Staff,
): Promise<{ memberId: number; lockerName: string; pair: [Box, Box] }> {
  const asked = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: '100' } as const;
  const { body } = await staff.ask(members.list, asked);
  const lockerIds = new Map(body.content.map((row) => [row.primaryLockerId, row.memberId]));
  for (const [lockerId, memberId] of lockerIds) {
    if (lockerId === null) continue;
    const { boxList, lockerStatus, lockerName } = await lockerOf(staff, lockerId);
    if (lockerStatus === 'DISABLE') continue;
    const free = boxList.filter(
      (box) => box.status === 'AVAILABLE' && BOX_SIZES.some((size) => size === box.boxTypeName),
    );
    for (const one of free) {
      const below = free.find(
        (box) =>
          box.positionX === one.positionX &&
          box.positionY === one.positionY + 1 &&
          box.boxTypeName === one.boxTypeName,
      );
      if (below) return { memberId, lockerName, pair: [one, below] };
    }
  }
  throw new Error('No customer has two free boxes.');
}

async function drag(page: Page, from: Box, to: Box): Promise<void> {
  await cell(page, from).scrollIntoViewIfNeeded();
  const [start, end] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  if (!start || !end) throw new Error('The boxes are not drawn.');
  await page.mouse.move(start.x + 6, start.y + 6);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 8, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** A number whose category and country are known from itself. */
async function fill(page: Page, box: Box, number: string): Promise<void> {
  await form(page, box).getByLabel('Parcel number').fill(number);
  await form(page, box).getByText('Found from the parcel number').waitFor();
}

const statusOf = async (staff: Staff, parcelNumber: string) =>
  (await staff.ask(parcels.list, { parcelNumber })).body.content.map((row) => row.ordersStatus);

it('two boxes are reserved for a customer by dragging over them; what is missing is said at its field', async () => {
  const { page, staff } = await visit({ as: 'admin' });
  const { memberId, pair } = await reservable(staff);
  const [upper, lower] = pair;
  await page.goto(`/app/AssignParcel?memberId=${memberId}`);
  await page.locator('[data-box]').first().waitFor();
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await page.getByText('Please select door size').waitFor();
  await page.locator('.sizeSeg label', { hasText: new RegExp(`^${upper.boxTypeName}\\d`) }).click();
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await page.getByText('Please select a compartment').waitFor();
  await drag(page, upper, lower);
  await page.getByRole('button', { name: 'Reserve 2 boxes' }).click();
  await form(page, upper).getByText('Please enter parcel number').waitFor();
  await form(page, lower).getByText('Please enter Country code').waitFor();
  await form(page, lower).getByText('Please select a category').waitFor();
  await fill(page, upper, 'cp900000011cy');
  await fill(page, lower, 'cp900000012cy');
  await page.getByRole('button', { name: 'Reserve 2 boxes' }).click();
  await page.getByRole('dialog', { name: '2 boxes are reserved' }).waitFor();
  expect(await statusOf(staff, 'CP90000001')).toEqual(['RESERVED', 'RESERVED']);
  await page.getByRole('button', { name: 'Back to customers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
});

it('a box is reserved for somebody who is not registered, reached by mail, on a phone', async () => {
  const { page, staff } = await visit({ as: 'operator', width: 390, height: 844, touch: true });
  const { pair, lockerName } = await reservable(staff);
  const [box] = pair;
  await page.goto('/app/unregisteredCustomer');
  await page.getByLabel('E-mail').fill('somebody@example.test');
  await page.getByRole('combobox', { name: 'Locker' }).fill(lockerName);
  await page.getByRole('option', { name: lockerName, exact: true }).click();
  await page.locator('.sizeSeg label', { hasText: new RegExp(`^${box.boxTypeName}\\d`) }).click();
  await cell(page, box).tap();
  await fill(page, box, 'cp900000021cy');
  await page.getByRole('button', { name: 'Reserve 1 box' }).click();
  await page.getByRole('button', { name: 'Another recipient' }).click();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('');
  expect(await statusOf(staff, 'CP900000021CY')).toEqual(['RESERVED']);
});
