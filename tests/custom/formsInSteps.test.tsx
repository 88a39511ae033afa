// A save that is refused from the second step of a form leads to the field of the first, which says why.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insertRow } from '../kit/databases/rows.ts';
import { openApp, type App } from '../kit/screens/openApp.tsx';

const HAS = { lockerName: 'Old quay', lockerNumber: 'OLD-7' };

/** The app on a server that has a locker with this number. */
async function openForm(): Promise<App> {
  const app = await openApp({ user: 'admin', at: '/app/box' });
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  await insertRow(app.server, 'lockers', { ...HAS, ...stamps });
  return app;
}

const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function enter({ user }: App, entries: readonly (readonly [string, string])[]) {
  for (const [label, value] of entries) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.paste(value);
  }
}

/** The field of the first step, which is open again: its message, the cursor, and the link to it in the foot. */
async function expectRefusedAt({ user }: App, label: string, says: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(says);
  expect(field).toHaveValue(HAS.lockerNumber);
  field.blur();
  const form = within(field.closest('form')!);
  await user.click(form.getByRole('button', { name: label }));
  expect(field).toHaveFocus();
}

test('of a legacy locker', async () => {
  const app = await openForm();
  await enter(app, [
    ['Name', 'New quay'],
    ['Locker number', HAS.lockerNumber],
    ['Operator$', 'Island Lockers'],
    ['Free storage period', '48'],
  ]);
  await press(app, 'Next: cabinets and boxes');
  await app.user.click(
    within(await screen.findByRole('group', { name: 'Sizes' })).getByRole('button', { name: 'S' }),
  );
  await press(app, 'Add a box to column A');
  await app.user.keyboard('{Escape}');
  await press(app, 'Save');
  const says = '“OLD-7” is already used: Locker Old quay. Choose another.';
  await expectRefusedAt(app, 'Locker number', says);
});
