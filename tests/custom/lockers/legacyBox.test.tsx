// The legacy designer over the real server: two steps, one save, and what stands in its way.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readRows } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openApp, sessionOf, type App } from '../../kit/screens/openApp.tsx';
import { openLegacy } from '../../server/legacyLockers/openLegacy.ts';

const legacy = await forFile(openLegacy());
const session = await sessionOf(legacy.server, 'admin');
// The page is large and loads lazily: it is there before the first test waits for it.
await import('../../../src/custom/legacyBox/LegacyBox.tsx');

const open = (at: string, more: Parameters<typeof openApp>[0] = {}) =>
  openApp({ server: legacy.server, session, at, ...more });

async function enter({ user }: App, entries: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.paste(value);
  }
}
const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Presses a size and then the end of a column. */
async function draw(app: App, size: string, column: string): Promise<void> {
  const sizes = within(screen.getByRole('group', { name: 'Sizes' }));
  await app.user.click(sizes.getByRole('button', { name: size }));
  await press(app, `Add a box to column ${column}`);
  await app.user.keyboard('{Escape}');
}
const details = {
  Name: 'Old harbour',
  'Locker number': 'OLD-1',
  Operator$: 'Island Lockers',
  'Free storage period': '48',
};
const find = async (name: string) => {
  const { db } = legacy.server.database;
  const found = await readRows(db, 'lockers', { lockerName: name }, ['lockerId']);
  return found[0]?.lockerId;
};

it('A legacy locker is made in two steps: details, then cabinets that stand without a gap; then the list shows it (R2.144)', async () => {
  const app = await open('/app/box');
  await enter(app, details);
  await app.user.selectOptions(screen.getByLabelText('Free storage in'), 'Hours');
  await press(app, 'Next: cabinets and boxes');
  expect(await screen.findByText('Draw at least one box.')).toBeVisible();
  await draw(app, 'XXL', 'A');
  await draw(app, 'S', 'C');
  const says = 'There must be no empty space between the two columns!';
  expect((await screen.findAllByText(new RegExp(says))).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await press(app, 'Undo');
  await draw(app, 'S', 'B');
  await press(app, 'Save');
  expect(await screen.findByText('create success!')).toBeVisible();
  await press(app, 'Continue');
  expect(await screen.findByRole('link', { name: 'Old harbour' })).toBeVisible();

  const id = await find('Old harbour');
  expect(await legacy.read(id ?? 0)).toMatchObject({
    orderNo: 'OLD-1',
    operator: { id: null, name: 'Island Lockers' },
    currencyUnit: 'EUR',
    overdueType: 'HOUR',
    freeHours: 48,
    freeDays: null,
    cabinets: [
      { number: 1, mouths: [{ mouthType: { id: 6 } }] },
      { number: 2, mouths: [{ mouthType: { id: 2 } }] },
    ],
  });
});
