// Draws a rectangle over the boxes of a locker, from inside one to inside another.
import type { Page } from 'playwright';
import type { Box } from '../../../contract/boxes/boxes.ts';

/** The box as the grid draws it. */
export const cellOf = (page: Page, { boxId }: Pick<Box, 'boxId'>) =>
  page.locator(`[data-box="${boxId}"]`);

export async function dragBoxes(page: Page, from: Box, to: Box): Promise<void> {
  const cells = [cellOf(page, from), cellOf(page, to)];
  // Both in view, and neither below what stays at the foot of the page.
  await cells[1]!.evaluate((box) => box.scrollIntoView({ block: 'center', inline: 'center' }));
  const [start, end] = await Promise.all(cells.map((cell) => cell.boundingBox()));
  if (!start || !end) throw new Error('The boxes are not drawn.');
  await page.mouse.move(start.x + 6, start.y + 6);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 8, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}
