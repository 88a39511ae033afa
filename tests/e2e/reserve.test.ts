// Reserving in the browser: two boxes for a customer by a drag, one for somebody unregistered by mail, and what is said of faults.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Box } from '../../contract/boxes/boxes.ts';
import { members } from '../../contract/people/members.ts';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { BOX_SIZES } from '../../domain/limits.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { dragBoxes, cellOf } from '../kit/browser/dragBoxes.ts';
import { lockerOf } from '../kit/networkBoxes.ts';
import type { Staff } from '../kit/staff.ts';
import type { Numbered } from '../../domain/recordId.ts';

const visit = browserTests();

const form = (page: Page, box: Numbered<Box>) =>
  page.getByRole('region', { name: `Box ${box.name}` });

/** A customer whose locker has two free boxes of one size right below each other. */
async function reservable(staff: Staff): Promise<{
  memberId: number;
  lockerId: number;
  lockerName: string;
  pair: [Numbered<Box>, Numbered<Box>];
}> {
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
      if (below) return { memberId, lockerId, lockerName, pair: [one, below] };
    }
  }
  throw new Error('No customer has two free boxes.');
}

/** A number whose category and country are known from itself. */
async function fill(page: Page, box: Numbered<Box>, number: string): Promise<void> {
  await form(page, box).getByLabel('Parcel number').fill(number);
  await form(page, box).getByText('Found from the parcel number').waitFor();
}

const chooseSize = (page: Page, { boxTypeName }: Numbered<Box>) =>
  page.locator('.sizeSeg button', { hasText: new RegExp(`^${boxTypeName}\\d`) }).click();

const statusOf = async (staff: Staff, parcelNumber: string) =>
  (await staff.ask(parcels.list, { parcelNumber })).body.content.map((row) => row.ordersStatus);

it('two boxes are reserved for a customer by dragging over them; what is missing is said at its field (R1.23, R2.98, R2.100, R2.101, R2.102)', async () => {
  const { page, staff } = await visit({ as: 'admin', width: 1280 });
  const { memberId, pair } = await reservable(staff);
  const [upper, lower] = pair;
  await page.goto(`/app/AssignParcel?memberId=${memberId}`);
  await page.locator('[data-box]').first().waitFor();
  const grid = await page
    .locator('.cabScroll')
    .evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(grid).toBe(0);
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await page.getByText('Please select door size').waitFor();
  await chooseSize(page, upper);
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await page.getByText('Please select a compartment').waitFor();
  await dragBoxes(page, upper, lower);
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

it('what is wrong with a price is said at its field, and nothing is booked (R5.11, R5.12, R5.13, R5.14, R5.15, R5.22)', async () => {
  const { page, staff } = await visit({ as: 'admin' });
  const { memberId, lockerId, pair } = await reservable(staff);
  const [box] = pair;
  await page.goto(`/app/AssignParcel?memberId=${memberId}`);
  await chooseSize(page, box);
  await cellOf(page, box).click();
  await fill(page, box, 'cp900000031cy');
  const parcel = form(page, box);
  await parcel.getByRole('button', { name: 'Price and reason' }).click();
  const price = parcel.getByLabel('Price', { exact: true });
  expect(await price.isDisabled()).toBe(true);
  await parcel.getByLabel('Price reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Reserve 1 box' }).click();
  await parcel.getByText('Please enter price if you have selected a reason').waitFor();
  for (const [typed, fault] of [
    ['0,00', 'The price cannot be 0'],
    ['1.234', 'Please enter no more than 2 decimal places'],
    ['a', 'Letters should not be allowed to be entered into the price field'],
  ] as const) {
    await price.fill(typed);
    await parcel.getByText(fault).waitFor();
  }
  // No form sends a price without its reason: it is the server that says so.
  const wanted = { lockerId, memberId, boxId: box.boxId, boxTypeName: box.boxTypeName, price: 3 };
  const about = { parcelNumber: 'CP900000031CY', category: 'Parcel', countryCode: 'CY' };
  const asked = { ...wanted, ...about, parcelType: 'DEPOSIT_PARCEL' } as const;
  const { body } = await staff.ask(parcelActions.reserve, asked);
  expect(body).toMatchObject({ message: 'Please select a price reason' });
  expect(await statusOf(staff, 'CP900000031CY')).toEqual([]);
});

it('a box is reserved for somebody who is not registered, reached by mail, on a phone (R1.24, R2.103, R2.104, R2.105)', async () => {
  const { page, staff } = await visit({ as: 'operator', width: 390, height: 844, touch: true });
  const { pair, lockerName } = await reservable(staff);
  const [box] = pair;
  await page.goto('/app/unregisteredCustomer');
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await page.getByText('Please enter either a mobile number or email address.').waitFor();
  await page.getByText('Please select Locker').waitFor();
  await page.getByLabel('E-mail').fill('somebody');
  await page.getByText('Your email incorrect').waitFor();
  await page.getByLabel('E-mail').fill('somebody@example.test');
  await page.getByRole('combobox', { name: 'Locker' }).fill(lockerName);
  await page.getByRole('option', { name: lockerName, exact: true }).click();
  await chooseSize(page, box);
  await cellOf(page, box).tap();
  await fill(page, box, 'cp900000021cy');
  await page.getByRole('button', { name: 'Reserve 1 box' }).click();
  await page.getByRole('button', { name: 'Another recipient' }).click();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('');
  expect(await statusOf(staff, 'CP900000021CY')).toEqual(['RESERVED']);
});
