// Lockers made and changed in a browser: by mouse, by keyboard alone, in both languages, and by two people at once.
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

/** The locker of this name as the server has it. */
async function lockerCalled(staff: Staff, lockerName: string) {
  const { content } = (await staff.ask(lockers.list, { lockerName })).body;
  const lockerId = content[0]?.lockerId ?? 0;
  return (await staff.ask(lockers.one, { lockerId })).body;
}

/** A field by its label, whether or not it may stay empty. */
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}\\s*(optional|选填)?$`));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** The middle of what can be seen, in CSS pixels. */
async function middleOf(seen: Locator) {
  await seen.scrollIntoViewIfNeeded();
  const box = await seen.boundingBox();
  if (!box) throw new Error('Nothing to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by mouse from one point of the screen to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Drags the map's mark to the north-east: both inputs follow it. */
async function dragMark(page: Page): Promise<void> {
  const place = async () =>
    Promise.all(['Latitude', 'Longitude'].map((name) => field(page, name).inputValue()));
  const [north = 0, east = 0] = (await place()).map(Number);
  const from = await middleOf(page.getByRole('button', { name: /^Selected position/ }));
  await drag(page, from, { x: from.x + 60, y: from.y - 40 });
  await expect
    .poll(async () => {
      const [latitude, longitude] = await place();
      return Number(latitude) > north && Number(longitude) > east;
    })
    .toBe(true);
}

it('a locker is made by mouse: its name checked while typed, its place put on the map, its boxes onto columns (R1.7, R2.56, R2.85, R2.86, R4.51, R5.28, R5.29, R5.30, R5.31, R8.23, R9.17)', async () => {
  const { page, staff } = await visit({ as: 'admin' });
  await page.goto('/app/lockers');
  await page.getByRole('button', { name: 'New locker' }).click();
  await heading(page, 'New locker').waitFor();
  await field(page, 'Locker name').fill('Larnaca – Finikoudes Promenade');
  await page
    .getByText('Locker Name Larnaca – Finikoudes Promenade Existing, please re-enter!')
    .waitFor();
  await field(page, 'Locker name').fill('x'.repeat(50));
  expect(await field(page, 'Locker name').inputValue()).toHaveLength(36);
  await field(page, 'Locker name').fill('Mouse Street');
  await field(page, 'Locker number').fill('CY-MOUSE-1');

  await page.locator('.locker-map .coast').first().waitFor();
  await page.getByRole('group', { name: 'Position on the map' }).click();
  await expect.poll(() => field(page, 'Latitude').inputValue()).toMatch(/^3[45]\.\d+$/);
  await dragMark(page);
  await page.getByRole('button', { name: 'Add a device' }).click();
  await page.getByRole('button', { name: 'Next: door layout' }).click();
  await page.getByText('Select a Interface!').waitFor();
  await field(page, 'Address').fill('COM1');
  await page.getByRole('button', { name: 'Add a device' }).click();
  const second = page.getByRole('listitem', { name: 'Device 2' });
  await second.getByLabel('Device', { exact: true }).selectOption('Printer');
  await second.getByLabel('Address').fill('com1');
  await page.getByText('Interface repeated selection!').waitFor();
  await second.getByLabel('Address').fill('COM2');

  await page.getByText(/^Saved as a draft on this device at \d\d:\d\d\./).waitFor();
  await page.reload();
  expect(await field(page, 'Locker number').inputValue()).toBe('CY-MOUSE-1');
  await page.getByRole('button', { name: 'Next: door layout' }).click();
  await heading(page, 'Door layout').waitFor();
  await page.getByRole('button', { name: /^M,/ }).click();
  for (const column of ['A', 'A'])
    await page.getByRole('button', { name: `Add a box to column ${column}` }).click();
  const size = page.getByRole('button', { name: /^L,/ });
  const onto = await middleOf(page.getByRole('button', { name: 'Add a box to column B' }));
  await drag(page, await middleOf(size), onto);
  await page.getByRole('button', { name: /^B01, size L/ }).waitFor();
  await page.getByText('Mouse Street, step 2 of 2').waitFor();
  await page.getByRole('button', { name: 'Save locker' }).click();
  await page.getByRole('button', { name: 'Create as it is' }).click();
  await page.getByText('The new cabinet success!').waitFor();
  await page.waitForURL('**/app/lockers');

  const made = await lockerCalled(staff, 'Mouse Street');
  expect(made.boxList.map(({ name, boxTypeName }) => [name, boxTypeName])).toEqual([
    ['A01', 'M'],
    ['A02', 'M'],
    ['B01', 'L'],
  ]);
  expect(made).toMatchObject({
    lockerNumber: 'CY-MOUSE-1',
    deviceList: [{ interfaceAddress: 'COM1' }, { deviceType: 'PRINTER' }],
  });
  // The draft is gone with the save.
  await page.goto('/app/AddNewLocker');
  await heading(page, 'New locker').waitFor();
  expect(await field(page, 'Locker number').inputValue()).toBe('');
});
