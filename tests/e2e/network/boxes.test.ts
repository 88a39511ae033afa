// The whole job at a locker's boxes: from the list to the grid, locking by a drag, and what is refused in words.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { boxThatIs, freePair, lockerAt, lockerWith, lockerOf } from '../../kit/networkBoxes.ts';

const visit = browserTests();

const cell = (page: Page, box: Box) => page.locator(`[data-box="${box.boxId}"]`);
const spoken = (page: Page, box: Box) => cell(page, box).getAttribute('aria-label');
const isChosen = async (page: Page, box: Box) =>
  (await cell(page, box).getAttribute('aria-pressed')) === 'true';
const press = (page: Page, act: string) =>
  page.getByRole('toolbar').getByRole('button', { name: act }).click();
/** What looks off can be pressed too: it says why. The pointer leaves the grid first, so that the box's card goes. */
async function pressOff(page: Page, name: string): Promise<void> {
  const button = page.getByRole('toolbar').getByRole('button', { name, disabled: true });
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByTestId('box-card').waitFor({ state: 'detached' });
  await button.click({ force: true });
}
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function openBoxes(page: Page, lockerId: number): Promise<void> {
  await page.goto(`/app/box-info?id=${lockerId}`);
  await page.locator('[data-box]').first().waitFor();
}

/** Draws a rectangle from inside one box to inside the other. */
async function drag(page: Page, from: Box, to: Box): Promise<void> {
  await cell(page, from).scrollIntoViewIfNeeded();
  const [start, end] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  if (!start || !end) throw new Error('The boxes are not drawn.');
  await page.mouse.move(start.x + 6, start.y + 6);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 8, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

describe('from the locker list', () => {
  it('the name of a locker leads to its boxes, and the grid has every box of it', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerAt(staff, 0);
    await page.goto(
      `/app/lockers?filter=${encodeURIComponent(JSON.stringify({ lockerId: locker.lockerId }))}`,
    );
    await page.getByRole('link', { name: locker.lockerName }).click();
    await page.getByRole('heading', { level: 1, name: locker.lockerName }).waitFor();
    const boxes = locker.boxList.filter((box) => box.boxTypeName !== 'CONTROL');
    await expect.poll(() => page.locator('[data-box]').count()).toBe(boxes.length);
    expect(new URL(page.url()).searchParams.get('id')).toBe(String(locker.lockerId));
  });
});

it('on paper, also from the dark theme, there are the boxes and the time, and nothing to press', async () => {
  const { page, staff } = await visit({ as: 'operator', theme: 'dark' });
  const locker = await lockerAt(staff, 0);
  await openBoxes(page, locker.lockerId);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Printed \d{4}-/).waitFor();
  expect(await page.getByText(locker.lockerNumber).isVisible()).toBe(true);
  expect(await page.locator('[data-box]').first().isVisible()).toBe(true);
  expect(
    await page
      .locator('.btn:visible, .MuiButtonBase-root:visible, .tabs:visible, nav.nav:visible')
      .count(),
  ).toBe(0);
  const paper = () =>
    [document.body, document.querySelector('h1')].map((one) => {
      const { backgroundColor, color } = getComputedStyle(one as Element);
      return one === document.body ? backgroundColor : color;
    });
  expect(await page.evaluate(paper)).toEqual(['rgb(255, 255, 255)', 'rgb(24, 32, 29)']);
});

describe('locking', () => {
  it('two boxes are locked by dragging a rectangle over them, stay locked after a reload, and are set available again (R1.10, R2.71, R2.72, R4.9)', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerAt(staff, 1);
    const pair = freePair(locker);
    await openBoxes(page, locker.lockerId);
    const statuses = async () => {
      const { boxList } = await lockerOf(staff, locker.lockerId);
      return pair.map((box) => boxList.find(({ boxId }) => boxId === box.boxId)?.status);
    };

    await drag(page, ...pair);
    await page.getByText('2 boxes selected').waitFor();
    await press(page, 'Set locked');
    await toasts(page).getByText('update success').waitFor();
    expect(await statuses()).toEqual(['LOCKED', 'LOCKED']);

    await page.reload();
    await page.locator('[data-box]').first().waitFor();
    for (const box of pair) expect(await spoken(page, box)).toMatch(/, Locked/);

    await drag(page, ...pair);
    await press(page, 'Set available');
    await toasts(page).getByText('update success').waitFor();
    for (const box of pair) await expect.poll(() => spoken(page, box)).toMatch(/, Available/);
    expect(await statuses()).toEqual(['AVAILABLE', 'AVAILABLE']);
  });

  it('Ctrl and Shift choose one more and all between, Escape none', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerAt(staff, 1);
    const [upper, lower] = freePair(locker);
    await openBoxes(page, locker.lockerId);
    await cell(page, upper).click();
    await cell(page, lower).click({ modifiers: ['ControlOrMeta'] });
    expect([await isChosen(page, upper), await isChosen(page, lower)]).toEqual([true, true]);
    await cell(page, lower).click({ modifiers: ['ControlOrMeta'] });
    expect(await isChosen(page, lower)).toBe(false);
    await cell(page, upper).click();
    await cell(page, lower).click({ modifiers: ['Shift'] });
    await page.getByText('2 boxes selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No box selected').waitFor();
  });

  it('the accessible mark is turned on and off', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerAt(staff, 1);
    const [box] = freePair(locker);
    await openBoxes(page, locker.lockerId);
    const before = await spoken(page, box);
    for (const marked of [!box.bottomFlag, box.bottomFlag]) {
      await cell(page, box).click();
      await press(page, 'Accessible mark');
      await expect.poll(async () => (await spoken(page, box))?.includes('Accessible')).toBe(marked);
      await page.keyboard.press('Escape');
    }
    expect(await spoken(page, box)).toBe(before);
  });
});

describe('what is refused', () => {
  it("nothing chosen: 'Please select a  box!' (R5.1)", async () => {
    const { page, staff } = await visit({ as: 'operator' });
    await openBoxes(page, (await lockerAt(staff, 2)).lockerId);
    for (const act of ['Set available', 'Set locked', 'Remote unlock']) {
      await press(page, act);
      const toast = toasts(page).locator('.toast');
      await toast.waitFor();
      expect(await toast.textContent()).toContain('Please select a  box!');
      await toast.getByRole('button', { name: 'Close the message' }).click();
      await toast.waitFor({ state: 'detached' });
    }
  });

  it("a box with a parcel in it: 'Operation is not allowed in the occupied grid state!', and nothing is changed (R4.10, R5.2)", async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerWith(staff, 'OCCUPIED');
    const full = boxThatIs(locker, 'OCCUPIED');
    await openBoxes(page, locker.lockerId);
    await cell(page, full).click();
    await page.getByText(`${full.name} holds a parcel`).waitFor();
    await pressOff(page, 'Set locked');
    await toasts(page).getByText('Operation is not allowed in the occupied grid state!').waitFor();
    const { boxList } = await lockerOf(staff, locker.lockerId);
    expect(boxList.find(({ boxId }) => boxId === full.boxId)?.status).toBe('OCCUPIED');
  });

  it('a reserved box names its booking', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerWith(staff, 'RESERVED');
    const booked = boxThatIs(locker, 'RESERVED');
    const booking = locker.ordersList.find(({ boxId }) => boxId === booked.boxId);
    await openBoxes(page, locker.lockerId);
    await cell(page, booked).click();
    await pressOff(page, 'Set available');
    await toasts(page)
      .getByText(`${booked.name} is reserved for ${booking?.bookNumber ?? ''}`)
      .waitFor();
  });

  it('who may only read sees the boxes and no act', async () => {
    const { page, staff } = await visit({ as: 'viewer' });
    await openBoxes(page, (await lockerAt(staff, 2)).lockerId);
    expect(await page.getByRole('toolbar').count()).toBe(0);
  });
});
