// A form of several steps that another user saved meanwhile.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readRow, updateRows } from '../kit/databases/rows.ts';
import { openApp } from '../kit/screens/openApp.tsx';

const press = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

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
