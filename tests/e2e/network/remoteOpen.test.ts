// Opening boxes from afar, with the synthetic terminals answering: opened, jammed, out of touch, and the parcel inside.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { boxThatIs, freePair, lockerAt, lockerOf, lockerWith } from '../../kit/networkBoxes.ts';
import { JAMMED_LOCKER } from '../../kit/servers/serverProcess.ts';

const visit = browserTests();

const cell = (page: Page, box: Box) => page.locator(`[data-box="${box.boxId}"]`);
const unlock = (page: Page) =>
  page.getByRole('toolbar').getByRole('button', { name: 'Remote unlock' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Remote unlock' });
const rowOf = (page: Page, box: Box) => dialog(page).getByRole('row').filter({ hasText: box.name });

async function choose(page: Page, lockerId: number, ...boxes: Box[]): Promise<void> {
  await page.goto(`/app/box-info?id=${lockerId}`);
  for (const box of boxes) await cell(page, box).click({ modifiers: ['ControlOrMeta'] });
}

describe('remote unlock', () => {
  it('two boxes open at their locker: the dialog closes by itself and both carry the Open mark (R1.11, R4.12, R4.14)', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerAt(staff, 3);
    const pair = freePair(locker);
    await choose(page, locker.lockerId, ...pair);
    await unlock(page);
    await rowOf(page, pair[0]).waitFor();
    await rowOf(page, pair[1]).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(`Opened: ${pair.map(({ name }) => name).join(', ')}`).waitFor();
    for (const box of pair) {
      await cell(page, box).getByText('Open', { exact: true }).waitFor();
      expect(await cell(page, box).getAttribute('aria-label')).toContain('Door open');
    }
  });

  it('a jammed door is a row that failed and says why; another try is offered, and the box is not shown open (R4.15)', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerOf(staff, JAMMED_LOCKER);
    const box = boxThatIs(locker, 'AVAILABLE');
    await choose(page, locker.lockerId, box);
    await unlock(page);
    await rowOf(page, box).getByText('No door-open signal received').waitFor();
    await dialog(page).getByText('1 failed').waitFor();
    await rowOf(page, box)
      .getByRole('button', { name: `Try again to open ${box.name}` })
      .click();
    await dialog(page).getByText('1 waiting').waitFor();
    await rowOf(page, box).getByText('No door-open signal received').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    expect(await cell(page, box).getAttribute('aria-label')).not.toContain('Door open');
  });

  it('a locker that is out of touch fails at once, and says that it is offline', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerAt(staff, 0, 'OFFLINE');
    const box = boxThatIs(locker, 'AVAILABLE');
    await choose(page, locker.lockerId, box);
    await unlock(page);
    await rowOf(page, box).getByText('The locker is offline').waitFor();
  });

  it('a box that holds a parcel is opened only after a yes, and cancelling opens nothing (R5.3)', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const locker = await lockerWith(staff, 'OCCUPIED');
    const full = boxThatIs(locker, 'OCCUPIED');
    await choose(page, locker.lockerId, full);
    await unlock(page);
    const question = page.getByRole('dialog', { name: 'Open 1 box that holds a parcel?' });
    await question
      .getByText(
        'Please note there is parcel inside the compartment. Are you sure you want to open the compartment?',
      )
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await lockerOf(staff, locker.lockerId)).boxList).toEqual(locker.boxList);

    await unlock(page);
    await question.getByRole('button', { name: `Open ${full.name}` }).click();
    await cell(page, full).getByText('Open', { exact: true }).waitFor();
    const { boxList } = await lockerOf(staff, locker.lockerId);
    expect(boxList.find(({ boxId }) => boxId === full.boxId)?.status).toBe('OCCUPIED');
  });
});
