// Contacts of another server: its ids may be texts, and what this product does not know of a row is sent back.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { contacts } from '../../../contract/lockers/lockerContent.ts';
import { goTo } from '../../resources/goTo.ts';
import { openApp } from '../../kit/screens/openApp.tsx';

const ROWS = [
  { contactId: 'c-1', name: 'Service', phone: '1400', email: '', openingHours: '8 to 18' },
  { contactId: 'c-2', name: 'Night line', phone: '1401', email: null, openingHours: null },
];

test('unknown fields and the ids of contacts go back as they came (R3.44)', async () => {
  const saved: unknown[] = [];
  const { user, network } = await openApp({ user: 'admin' });
  network.use(
    http.get(`*${contacts.list.path}`, () => HttpResponse.json(ROWS)),
    http.post(`*${contacts.update.path}`, async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json(ROWS);
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  goTo('/app/lockerContent');
  const list = within(await screen.findByRole('region', { name: 'Contacts' }));
  await user.type(await list.findByLabelText('Name of contact 1'), ' desk');
  await user.click(list.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual([
    { contactId: 'c-1', name: 'Service desk', phone: '1400', openingHours: '8 to 18' },
    { contactId: 'c-2', name: 'Night line', phone: '1401', openingHours: null },
  ]);
});
