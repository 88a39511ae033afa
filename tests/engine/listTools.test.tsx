// What a list offers beside its rows: saved queries, the order of columns, periods, and all pages at once.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { forFile } from '../kit/servers/forFile.ts';
import { umbrellas as contract } from '../kit/screens/unseenResource.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

const server = await forFile(openUmbrellas(24));

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const table = () => screen.findByRole('table', { name: 'Umbrella list' });
const red = `umbrellas?filter=${encodeURIComponent(JSON.stringify({ colour: 'RED' }))}&sort=name&order=ASC`;
const signOutAndIn = async (at: string) => openAt(server, at);

test('a query is kept under a name, also after signing out, and shows the same rows again', async () => {
  const first = await openAt(server, red);
  await table();
  await first.user.click(await press('Saved queries'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved queries' }));
  await first.user.type(await sheet.findByLabelText('Query name'), 'Red ones');
  await first.user.click(sheet.getByRole('button', { name: 'Save' }));
  await first.user.keyboard('{Escape}');
  await first.user.click(await press(/Eleni Georgiou/));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(first.address()).toContain('/page/login'));
  first.screen.unmount();
  first.network.close();
  const { user, address } = await signOutAndIn('umbrellas');
  await table();
  await user.click(await press(/^Saved queries/));
  await user.click(await press('Red ones'));
  await waitFor(() => expect(address()).toContain(encodeURIComponent('"RED"')));
  expect(await press('Colour Red')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(await press(/^Saved queries/));
  await user.click(await press('Delete Red ones'));
  expect(screen.queryByRole('button', { name: 'Red ones' })).toBeNull();
});

test('"Select all" takes every page, and a bulk act says which of them failed', async () => {
  const { user, network } = await openAt(server, `${red}&perPage=5`);
  await table();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await press('Select all 8'));
  expect(await screen.findByText('8 selected')).toBeVisible();
  network.use(
    http.post(`*${contract.remove.path}`, async ({ request }) => {
      const { umbrellaId } = (await request.clone().json()) as { umbrellaId: number };
      if (umbrellaId !== 10) return server.app.fetch(request);
      return HttpResponse.json(
        { statusCode: 404, code: 'NOT_FOUND', message: '' },
        { status: 404 },
      );
    }),
  );
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete these 8?' }));
  expect(asked.getAllByRole('listitem')).toHaveLength(8);
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  const failed = within(await screen.findByRole('dialog', { name: '1 of 8 failed' }));
  expect(failed.getByText('Umbrella 10')).toBeVisible();
  expect(failed.queryByRole('button', { name: /^Try/ })).toBeNull();
  // Behind the dialog the list shows what is left.
  await waitFor(() => expect(document.querySelectorAll('.list-table tbody tr')).toHaveLength(1));
});
