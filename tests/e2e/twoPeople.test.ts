// Two people edit one record: "Stale save: refused, with what changed", and nothing that was typed is lost.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parcelCategories } from '../../contract/parcels/parcelCategories.ts';
import { browserTests } from '../kit/browser/browser.ts';
import type { Staff } from '../kit/staff.ts';

const visit = browserTests();

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Edit ${name}` });
const staleOf = (page: Page) => page.getByRole('dialog', { name: /saved this parcel category at/ });

async function make(staff: Staff, ex: string, category: string): Promise<number> {
  const asked = { ex, category, mailClass: 'PACKET' };
  return (await staff.ask(parcelCategories.create, asked)).body.parcelCategoryId;
}

async function openForm(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/app/parcelCategories/${id}`);
  await dialogOf(page, name).getByLabel('Category', { exact: true }).waitFor();
}

async function enter(page: Page, name: string, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await dialogOf(page, name).getByLabel(label, { exact: true }).fill(value);
}

const save = (page: Page, name: string) =>
  dialogOf(page, name).getByRole('button', { name: 'Save' }).click();

/** The first of the two changes prefix and category, the second category and mail class, and is refused. */
async function collide(ex: string, name: string) {
  const first = await visit({ as: 'root' });
  const second = await visit({ as: 'admin' });
  second.expectNoise(/Failed to load resource.*409/);
  const id = await make(second.staff, ex, name);
  await openForm(first.page, id, name);
  await openForm(second.page, id, name);
  await enter(first.page, name, { Prefix: `${ex}1`, Category: 'Theirs' });
  await enter(second.page, name, { Category: 'Mine', 'Mail class': 'EMS' });
  await save(first.page, name);
  await first.page.getByText('Theirs is saved.').waitFor();
  await save(second.page, name);
  await staleOf(second.page).waitFor();
  const now = async () =>
    (await second.staff.ask(parcelCategories.one, { parcelCategoryId: id })).body;
  return { page: second.page, id, now };
}

describe('two people at one parcel category', () => {
  it('the second save is refused and shows both sides; a mix of the two ends it', async () => {
    const { page, now } = await collide('TWO', 'Two people');
    const stale = staleOf(page);
    expect(await now()).toMatchObject({ category: 'Theirs', mailClass: 'PACKET' });
    await stale.getByText('Your changes are kept. Choose a value for each field.').waitFor();
    const row = (name: string) =>
      stale.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    expect(await row('Prefix').textContent()).toContain('TWO1');
    expect(await row('Category').textContent()).toContain('Theirs');
    expect(await row('Category').textContent()).toContain('Mine');
    expect(await row('Mail class').textContent()).toContain('EMS');
    expect(await stale.getByLabel('Category: Yours').isChecked()).toBe(true);

    await stale.getByLabel(/^Category: Saved/).click();
    await stale.getByRole('button', { name: 'Save combined version' }).click();
    await stale.waitFor({ state: 'detached' });
    await page.getByText('Theirs is saved.').waitFor();
    expect(await now()).toMatchObject({ ex: 'TWO1', category: 'Theirs', mailClass: 'EMS' });
  });

  it('one who closes the comparison finds what they typed still in the form', async () => {
    const { page, now } = await collide('KEPT', 'Kept by both');
    await page.keyboard.press('Escape');
    await staleOf(page).waitFor({ state: 'detached' });
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Mail class') });
    expect(await form.getByLabel('Category', { exact: true }).inputValue()).toBe('Mine');
    expect(await form.getByLabel('Mail class', { exact: true }).inputValue()).toBe('EMS');
    expect(await now()).toMatchObject({ ex: 'KEPT1', category: 'Theirs', mailClass: 'PACKET' });

    await form.getByRole('button', { name: 'Save' }).click();
    await staleOf(page).waitFor();
    await staleOf(page).getByRole('button', { name: 'Save combined version' }).click();
    await page.getByText('Mine is saved.').waitFor();
    expect(await now()).toMatchObject({ ex: 'KEPT1', category: 'Mine', mailClass: 'EMS' });
  });

  it('one who takes the saved one goes on from it', async () => {
    const { page, now } = await collide('TAKE', 'Unassigned');
    await staleOf(page).getByRole('button', { name: /^Use /u }).click();
    await staleOf(page).waitFor({ state: 'detached' });
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Mail class') });
    const entered = (label: string) => form.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(() => entered('Prefix')).toBe('TAKE1');
    expect(await entered('Category')).toBe('Theirs');
    await form.getByLabel('Mail class', { exact: true }).fill('LETTER');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Theirs is saved.').waitFor();
    expect(await now()).toMatchObject({ ex: 'TAKE1', category: 'Theirs', mailClass: 'LETTER' });
  });
});
