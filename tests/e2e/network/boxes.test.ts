// The whole job at a locker's boxes: from the list to the grid, locking by a drag, and what is refused in words.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { dragBoxes, cellOf } from '../../kit/browser/dragBoxes.ts';
import { boxThatIs, freePair, lockerAt, lockerWith, lockerOf } from '../../kit/networkBoxes.ts';

const visit = browserTests();

const spoken = (page: Page, box: Box) => cellOf(page, box).getAttribute('aria-label');
const isChosen = async (page: Page, box: Box) =>
  (await cellOf(page, box).getAttribute('aria-pressed')) === 'true';
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

    await dragBoxes(page, ...pair);
    await page.getByText('2 boxes selected').waitFor();
    await press(page, 'Set locked');
    await toasts(page).getByText('update success').waitFor();
    expect(await statuses()).toEqual(['LOCKED', 'LOCKED']);

    await page.reload();
    await page.locator('[data-box]').first().waitFor();
    for (const box of pair) expect(await spoken(page, box)).toMatch(/, Locked/);

    await dragBoxes(page, ...pair);
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
    await cellOf(page, upper).click();
    await cellOf(page, lower).click({ modifiers: ['ControlOrMeta'] });
    expect([await isChosen(page, upper), await isChosen(page, lower)]).toEqual([true, true]);
    await cellOf(page, lower).click({ modifiers: ['ControlOrMeta'] });
    expect(await isChosen(page, lower)).toBe(false);
    await cellOf(page, upper).click();
    await cellOf(page, lower).click({ modifiers: ['Shift'] });
    await page.getByText('2 boxes selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No box selected').waitFor();
  });
});

describe('what is refused', () => {
  it("a box with a parcel in it: 'Operation is not allowed in the occupied grid state!', and nothing is changed (R4.10, R5.2)", async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerWith(staff, 'OCCUPIED');
    const full = boxThatIs(locker, 'OCCUPIED');
    await openBoxes(page, locker.lockerId);
    await cellOf(page, full).click();
    await page.getByText(`${full.name} holds a parcel`).waitFor();
    await pressOff(page, 'Set locked');
    await toasts(page).getByText('Operation is not allowed in the occupied grid state!').waitFor();
    const { boxList } = await lockerOf(staff, locker.lockerId);
    expect(boxList.find(({ boxId }) => boxId === full.boxId)?.status).toBe('OCCUPIED');
  });
});
