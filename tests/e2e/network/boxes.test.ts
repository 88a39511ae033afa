// The whole job at a locker's boxes: from the list to the grid, locking by a drag, and what fits the screen.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { dragBoxes, cellOf } from '../../kit/browser/dragBoxes.ts';
import { freePair, lockerAt, lockerOf } from '../../kit/networkBoxes.ts';

const visit = browserTests();

const spoken = (page: Page, box: Box) => cellOf(page, box).getAttribute('aria-label');
const press = (page: Page, act: string) =>
  page.getByRole('region', { name: 'Selected boxes' }).getByRole('button', { name: act }).click();
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function openBoxes(page: Page, lockerId: number): Promise<void> {
  await page.goto(`/app/box-info?id=${lockerId}`);
  await page.locator('[data-box]').first().waitFor();
}

it('from the locker list: the name of a locker leads to its boxes, and the grid has every box of it', async () => {
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
      .locator(
        '.btn:visible, .MuiButtonBase-root:not(.leg):visible, .tabs:visible, nav.nav:visible',
      )
      .count(),
  ).toBe(0);
  const paper = () =>
    [document.body, document.querySelector('h1')].map((one) => {
      const { backgroundColor, color } = getComputedStyle(one as Element);
      return one === document.body ? backgroundColor : color;
    });
  const [parcel] = (await staff.ask(parcels.list, { size: '10' })).body.content;
  const others = ['lockers', 'alerts', `order-view?ordersId=${parcel?.ordersId}`];
  for (const path of [page.url(), ...others.map((name) => `/app/${name}`)]) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    expect(await page.evaluate(paper), path).toEqual(['rgb(255, 255, 255)', 'rgb(24, 32, 29)']);
  }
});

it('locking: two boxes are locked by dragging a rectangle over them, stay locked after a reload, and are set available again (R1.10, R2.71, R2.72, R4.9)', async () => {
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

describe('the screen', () => {
  it.each([
    [1440, 900],
    [1280, 800],
  ])('of %i × %i shows the whole cabinet beside its panel', async (width, height) => {
    const { page, staff } = await visit({ as: 'operator', width, height });
    const { lockerId, boxList } = await lockerAt(staff, 0);
    await openBoxes(page, lockerId);
    const panel = await page.getByRole('region', { name: 'Selected boxes' }).boundingBox();
    for (const box of boxList.filter(({ boxTypeName }) => boxTypeName !== 'CONTROL')) {
      const cell = (await cellOf(page, box).boundingBox())!;
      expect(cell.x + cell.width).toBeLessThan(panel!.x);
      expect(cell.y + cell.height).toBeLessThan(height);
    }
  });

  it('of a phone: a tap selects a box, which its sheet does not cover, and another tap the next one', async () => {
    const { page, staff } = await visit({ as: 'operator', width: 390, height: 844, touch: true });
    const locker = await lockerAt(staff, 1);
    await openBoxes(page, locker.lockerId);
    for (const box of freePair(locker).toReversed()) {
      await cellOf(page, box).tap();
      await page.getByRole('heading', { name: `${box.name} ${box.boxTypeName}` }).waitFor();
      const sheet = page.getByRole('region', { name: 'Selected boxes' });
      const covered = async () => {
        const [cell, over] = [await cellOf(page, box).boundingBox(), await sheet.boundingBox()];
        return cell!.y + cell!.height > over!.y;
      };
      await expect.poll(covered).toBe(false);
    }
  });
});
