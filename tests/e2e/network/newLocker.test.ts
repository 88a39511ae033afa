// Lockers made and changed in a browser: by mouse, by keyboard alone, in both languages, and by two people at once.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
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

/** Presses Tab, or Shift with it, until this has the focus; the whole page has fewer stops than this. */
async function tabTo(page: Page, label: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      const tied = document.querySelector(`label[for="${CSS.escape(at?.id ?? '')}"]`);
      const words = (tied ?? at?.closest('label') ?? at)?.textContent;
      return at?.getAttribute('aria-label') ?? words ?? '';
    });
    if (label.test(name)) return;
  }
  throw new Error(`${key} never came to ${label}`);
}

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

describe('a locker', () => {
  it('is made by mouse: its name checked while typed, its place put on the map, its boxes onto columns (R1.7, R2.56, R2.85, R2.86, R4.51, R5.28, R5.29, R5.30, R5.31, R8.23, R9.17)', async () => {
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

  it('is made by keyboard alone, in Chinese (R8.27)', async () => {
    const { page, staff } = await visit({ as: 'admin', language: 'zh' });
    await page.goto('/app/AddNewLocker');
    await heading(page, '新增快递柜').waitFor();
    await page.locator('.locker-map .coast').first().waitFor();
    await tabTo(page, /^快递柜名称/);
    await page.keyboard.type('Keyboard Street');
    await tabTo(page, /^编号/);
    await page.keyboard.type('CY-KEYS-1');
    await tabTo(page, /^把标记放到地图中央/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^经度/);
    const before = Number(await field(page, '经度').inputValue());
    expect(before).toBeGreaterThan(32);
    await tabTo(page, /^所选位置/, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    expect(Number(await field(page, '经度').inputValue())).toBeGreaterThan(before);
    await tabTo(page, /^24 小时开放|^未设置/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^下一步：柜门布局/);
    await page.keyboard.press('Enter');
    await heading(page, '柜门布局').waitFor();
    await tabTo(page, /A 列/);
    for (const key of ['3', '4', '1']) await page.keyboard.press(key);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^仍然创建/);
    await page.keyboard.press('Enter');
    await page.getByText('新增快递柜成功！').waitFor();
    await page.waitForURL('**/app/lockers');
    const made = await lockerCalled(staff, 'Keyboard Street');
    expect(made).toMatchObject({ operatingHoursStartHour: 0, operatingHoursEndHour: 23 });
    expect(made.boxList.length).toBeGreaterThan(0);
    expect(made.boxList[0]).toMatchObject({ name: 'A01' });
  });
});

describe('two people at one locker', () => {
  it('the second save is refused and told what changed; nothing is lost from the form', async () => {
    const first = await visit({ as: 'root' });
    const second = await visit({ as: 'admin' });
    second.expectNoise(/Failed to load resource.*409/);
    const draft = { lockerName: 'Two Street', lockerNumber: 'CY-TWO-1', location: 'Before' };
    const { body } = await first.staff.ask(lockerSaves.create, {
      ...draft,
      deviceList: [],
      boxList: [{ name: 'A01', boxTypeId: 3, positionX: 0, positionY: 0 }],
    });
    const address = `/app/AddNewLocker?id=${body.lockerId}&step=1`;
    for (const { page } of [first, second]) {
      await page.goto(address);
      await field(page, 'Location').waitFor();
    }
    const save = (page: Page) => page.getByRole('button', { name: 'Save locker' }).click();
    await field(first.page, 'Location').fill('Theirs');
    await save(first.page);
    await first.page.getByText('update success').waitFor();
    await field(second.page, 'Location').fill('Mine');
    await field(second.page, 'Postal code').fill('6018');
    await save(second.page);
    const stale = second.page.getByRole('dialog', { name: /saved this locker at/ });
    await stale.waitFor();
    const row = (name: string) =>
      stale.getByRole('row').filter({
        has: second.page.getByRole('rowheader', { name, exact: true }),
      });
    expect(await row('Location').textContent()).toContain('Theirs');
    expect(await row('Location').textContent()).toContain('Mine');
    expect(await row('Door layout').count()).toBe(0);
    await second.page.keyboard.press('Escape');
    expect(await field(second.page, 'Location').inputValue()).toBe('Mine');
    expect(await lockerCalled(second.staff, 'Two Street')).toMatchObject({
      location: 'Theirs',
      postalCode: null,
    });
    await save(second.page);
    await stale.getByRole('button', { name: 'Save combined version' }).click();
    await second.page.getByText('update success').waitFor();
    expect(await lockerCalled(second.staff, 'Two Street')).toMatchObject({
      location: 'Mine',
      postalCode: '6018',
      boxList: [{ name: 'A01' }],
    });
  });
});
