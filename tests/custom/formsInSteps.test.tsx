// Forms of several steps: what a save is refused for in the second one is said in the first, and another user's save.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insertRow, readRow, updateRows } from '../kit/databases/rows.ts';
import { openApp } from '../kit/screens/openApp.tsx';

const press = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

test('of a legacy locker: the field of the first step is open again, with its message, the cursor and a link to it', async () => {
  const { server, user } = await openApp({ user: 'admin', at: '/app/box' });
  const there = { lockerName: 'Old quay', lockerNumber: 'OLD-7' };
  await insertRow(server, 'lockers', { ...there, creationTime: 1, lastUpdatedTime: 1 });
  const entries = { Name: 'New quay', 'Locker number': 'OLD-7', Operator$: 'Island Lockers' };
  for (const [label, value] of Object.entries({ ...entries, 'Free storage period': '48' })) {
    await user.clear(await field(label));
    await user.paste(value);
  }
  await user.click(await press('Next: cabinets and boxes'));
  const sizes = within(await screen.findByRole('group', { name: 'Sizes' }));
  await user.click(sizes.getByRole('button', { name: 'S' }));
  await user.click(await press('Add a box to column A'));
  await user.keyboard('{Escape}');
  await user.click(await press('Save'));
  const number = await field('Locker number');
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription(
    '“OLD-7” is already used: Locker Old quay. Choose another.',
  );
  expect(number).toHaveValue('OLD-7');
  number.blur();
  await user.click(within(number.closest('form')!).getByRole('button', { name: 'Locker number' }));
  expect(number).toHaveFocus();
});

test('a locker that another user saved meanwhile is saved with both changes', async () => {
  const { server, user } = await openApp({ user: 'admin', at: '/app/AddNewLocker?id=1&step=1' });
  await user.clear(await field('Location'));
  await user.paste('Quay 2');
  const { lastUpdatedTime } = await readRow(server, 'lockers', { lockerId: 1 });
  const theirs = { sortingCode: '99', lastUpdatedTime: lastUpdatedTime + 1 };
  await updateRows(server, 'lockers', { lockerId: 1 }, theirs);
  await user.click(await press('Save locker'));
  await user.click(await press('Save combined version'));
  await waitFor(async () =>
    expect(await readRow(server, 'lockers', { lockerId: 1 })).toMatchObject({
      location: 'Quay 2',
      sortingCode: '99',
    }),
  );
});
