// New terminal software goes out to a group where one terminal fails: the first ring halts it, staff go on, all is seen live.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockerGroups } from '../../../contract/lockers/lockerGroups.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { zipOf } from '../../../server/seed/network/zip.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { typed } from '../../kit/browser/typed.ts';
import { lockerAt, lockerOf } from '../../kit/networkBoxes.ts';
import { FAILING_LOCKER } from '../../kit/servers/serverProcess.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

const HOUR = 60 * 60 * 1_000;
/** The longest that a terminal takes, and the page to hear of it. */
const UPDATE = 40_000;
const software = zipOf([{ name: 'bin/terminal', content: Buffer.from('the trial') }]);

/** How often it was begun: versions and groups have names of their own, a second try has others. */
let tries = 0;
const version = () => `9.9.${tries}`;
const group = () => `Trial ${tries} of new software`;

/** A group of two lockers that are well and one whose updates fail; gives their names, that one first. */
async function makeGroup(staff: Staff): Promise<string[]> {
  const lockers = [
    await lockerOf(staff, FAILING_LOCKER),
    await lockerAt(staff, 0),
    await lockerAt(staff, 1),
  ];
  const lockerIds = lockers.map(({ lockerId }) => lockerId);
  const { status } = await staff.ask(lockerGroups.create, { name: group(), lockerIds });
  expect(status).toBe(200);
  return lockers.map(({ lockerName }) => lockerName);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const rowOf = (page: Page, locker: string) => page.getByRole('row').filter({ hasText: locker });

async function enter(page: Page, ringLocker: string): Promise<void> {
  await field(page, 'Version number').fill(version());
  await field(page, 'Description').fill('Trial');
  await field(page, 'Upgrade time').fill(typed(Date.now() - 60_000));
  await field(page, 'Failure time').fill(typed(Date.now() + HOUR));
  await page.getByRole('button', { name: group() }).click();
  await page.getByText(/^3 of \d+ selected$/).waitFor();
  await page.getByRole('switch', { name: 'Update some lockers first' }).click();
  const ring = page.getByRole('group', { name: 'Lockers of the first ring' });
  await ring.getByRole('checkbox', { name: ringLocker }).check();
}

describe('a rollout', () => {
  it('halts when its first ring fails, goes on by hand, and shows each terminal until its end (R1.42, R2.139)', async () => {
    tries += 1;
    const { page, staff, expectNoise } = await visit({ as: 'admin' });
    const [failing = '', ...well] = await makeGroup(staff);
    await page.goto('/app/TerminalDeployment');
    await page.getByRole('button', { name: 'New deployment' }).click();
    await enter(page, failing);

    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please upload the terminal package').waitFor();
    const file = page.locator('input[type="file"]');
    expectNoise(/status of 400/);
    const wrong = Buffer.from('no zip at all');
    await file.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: wrong });
    await page.getByText('The format is incorrect, please use .zip format').waitFor();
    const name = 'terminal.zip';
    await file.setInputFiles({ name, mimeType: 'application/zip', buffer: software });
    await page.getByText(`${name} is uploaded.`).waitFor();
    // The form moves up once it has found the file.
    await page.getByText('Please upload the terminal package').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('create success!').waitFor();

    await page.getByRole('heading', { name: `Version ${version()}` }).waitFor();
    await rowOf(page, failing).getByText('Updating').waitFor();
    await rowOf(page, failing).getByRole('progressbar').waitFor();
    await rowOf(page, failing)
      .getByText(`${version()} did not start; 4.2.0 runs again`)
      .waitFor({ timeout: UPDATE });
    await rowOf(page, failing).getByText('Failed', { exact: true }).waitFor();
    await page.getByText('The rollout has halted: the first ring can no longer reach').waitFor();
    for (const locker of well) await rowOf(page, locker).getByText('On hold').waitFor();

    await page.getByRole('button', { name: 'Resume the rollout' }).click();
    const question = page.getByRole('dialog', { name: `Resume ${version()}?` });
    await question.getByText('2 lockers on hold start now.').waitFor();
    await question.getByRole('button', { name: 'Resume the rollout' }).click();
    const all = (words: string) =>
      Promise.all(
        well.map((locker) => rowOf(page, locker).getByText(words).waitFor({ timeout: UPDATE })),
      );
    await all('Updating');
    await all('Successful');
    await page.getByText('2 of 3 lockers are updated').waitFor();
    await page.locator('.page-fact').getByText('Finished with failures').waitFor();
    expect(await page.getByRole('button', { name: 'Cancel all' }).getAttribute('title')).toBe(
      'The upgrade time has passed. Tasks can no longer be cancelled.',
    );
    await all(version());
  }, 120_000);

  it('reads the same in Chinese on a phone', async () => {
    const { page, staff } = await visit({ as: 'viewer', language: 'zh', width: 390, height: 844 });
    const { body } = await staff.ask(versions.list, { lockerVersionName: version() });
    const { lockerVersionId } = body.content[0]!;
    await page.goto(`/app/TerminalDeployment3?lockerVersionId=${lockerVersionId}`);
    await page.getByText('3 组快递柜中已升级 2 组').waitFor();
    await expect.poll(() => page.getByText('成功', { exact: true }).count()).toBe(2);
    await page.getByText('失败', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: '全部取消' }).count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
