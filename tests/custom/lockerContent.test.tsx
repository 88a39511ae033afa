// Contacts and tips, each list in a form of its own.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts } from '../../contract/lockers/lockerContent.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';

const server = await fileServer();
const root = await sessionOf(server, 'root');

const stored = async () => (await server.ask(contacts.list, {}, root)).body;
const names = async () => (await stored()).map(({ name }) => name);
async function openContacts(...there: string[]) {
  await server.ask(contacts.update, { list: there.map((name) => ({ name, phone: '1400' })) }, root);
  const { user } = await openApp({ server, user: 'admin', at: '/app/lockerContent' });
  const panel = within(await screen.findByRole('region', { name: 'Contacts' }));
  const press = async (name: string) => user.click(panel.getByRole('button', { name }));
  return { user, panel, press };
}

test('rows are added, moved and removed, and what is wrong is said at its row (R2.92, R3.44)', async () => {
  const { user, panel, press } = await openContacts('Desk', 'Night line', 'Lost');
  await press('Move contact 2 one place up');
  await press('Remove contact 3');
  await press('Add a contact');
  expect(panel.getByLabelText('Name of contact 3')).toHaveFocus();
  await press('Save');
  expect(await panel.findByText('Please fill in this row or remove it')).toBeVisible();
  await user.type(panel.getByLabelText('Name of contact 3'), '客服');
  expect(await panel.findByText('Please enter a phone number or an e-mail address')).toBeVisible();
  await user.type(panel.getByLabelText('E-mail of contact 3'), 'help@example.test');
  await press('Save');
  await waitFor(async () => expect(await names()).toEqual(['Night line', 'Desk', '客服']));
  expect(await screen.findByText('The contacts are saved.')).toBeVisible();
});

test('kept over another save, a row removed there is stored anew (R3.44)', async () => {
  const { user, panel, press } = await openContacts('One', 'Two');
  await user.type(panel.getByLabelText('Name of contact 2'), ' and a half');
  await server.ask(contacts.update, { list: (await stored()).slice(0, 1) }, root);
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: /^root saved / }));
  expect(await dialog.findByText('Two and a half, 1400')).toBeVisible();
  expect(await names()).toEqual(['One']);
  await user.click(dialog.getByRole('button', { name: 'Save combined version' }));
  await waitFor(async () => expect(await names()).toEqual(['One', 'Two and a half']));
});
