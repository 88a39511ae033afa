// A save that is refused from the second step of a form leads to the field of the first, which says why.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insertRow } from '../kit/databases/rows.ts';
import { openApp, type App, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import { saidOf } from '../resources/messages.ts';

const HAS = { lockerName: 'Old quay', lockerNumber: 'OLD-7' };

/** The app on a server that has a locker with this number. */
async function openWith(options: OpenAppOptions): Promise<App> {
  const app = await openApp({ user: 'admin', ...options });
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

test.each([
  ['en', '“OLD-7” is already used: Locker Old quay. Choose another.'],
  ['zh', '“OLD-7”已被使用（快递柜：Old quay），请换一个。'],
] as const)('of a new locker (%s)', async (language, says) => {
  const app = await openWith({ at: '/app/AddNewLocker', language });
  const said = (key: string) => saidOf(language, `lockerForm.${key}`);
  const label = (field: string) => saidOf(language, `resources.lockers.fields.${field}`);
  await enter(app, [
    [label('lockerName'), 'New quay'],
    [label('lockerNumber'), HAS.lockerNumber],
  ]);
  await press(app, said('toLayout'));
  await press(app, said('saveLocker'));
  await press(app, said('lacking.create'));
  await expectRefusedAt(app, label('lockerNumber'), says);
});

test('of a legacy locker', async () => {
  const app = await openWith({ at: '/app/box' });
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
