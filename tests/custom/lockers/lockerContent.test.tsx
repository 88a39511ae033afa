// Contacts and tips on the screen: edited as whole lists, with what is wrong at its row.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contacts } from '../../../contract/lockers/lockerContent.ts';
import { openApp } from '../../kit/screens/openApp.tsx';

const open = (user: 'admin' | 'viewer' = 'admin') => openApp({ at: '/app/lockerContent', user });

const panel = async (name: string) => {
  const found = await screen.findByRole('region', { name });
  await waitFor(() => expect(found).not.toHaveAttribute('aria-busy', 'true'));
  return within(found);
};

it('a contact is added, named what is wrong with it, put first, and the list is saved as a whole (R1.41, R2.92, R3.44)', async () => {
  const { user, server } = await open();
  const list = await panel('Contacts');
  const save = list.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.click(list.getByRole('button', { name: 'Add a contact' }));
  expect(list.getByLabelText('Name of contact 4')).toHaveFocus();
  await user.click(save);
  expect(list.getByText('Please fill in this row or remove it')).toBeVisible();
  await user.type(list.getByLabelText('Name of contact 4'), 'Harbour office');
  expect(list.getByText('Please enter a phone number or an e-mail address')).toBeVisible();
  await user.type(list.getByLabelText('Phone of contact 4'), '+357 24 000 111');
  for (const place of [4, 3, 2])
    await user.click(list.getByRole('button', { name: `Move contact ${place} one place up` }));
  await user.click(save);
  expect(await screen.findByText('The contacts are saved.')).toBeVisible();
  const token = await server.signIn('admin');
  const { body } = await server.ask(contacts.list, {}, { token });
  expect(body.map(({ name }) => name)).toEqual([
    'Harbour office',
    'Customer service',
    'Night line',
    'Lost parcels',
  ]);
});

it('a list that somebody else saved is not written over unseen; both are shown', async () => {
  const { user, server } = await open();
  const list = await panel('Contacts');
  const token = await server.signIn('root');
  const theirs = [{ name: 'New service', phone: '1400' }];
  await server.ask(contacts.update, { list: theirs }, { token });
  await user.type(list.getByLabelText('Name of contact 1'), ' desk');
  await user.click(list.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: /saved this list at/ }));
  expect(dialog.getByText(/New service/)).toBeVisible();
  expect(dialog.getByText(/Customer service desk/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use the saved list' }));
  expect(await list.findByDisplayValue('New service')).toBeVisible();
});

it('whoever may only look sees the lists without fields', async () => {
  await open('viewer');
  const list = await panel('Tips');
  expect(list.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(list.queryByRole('textbox')).toBeNull();
  expect(list.queryByRole('button')).toBeNull();
});
