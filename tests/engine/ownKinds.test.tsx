// Kinds that a declaration makes with an endpoint: another record, or several, by name.
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockerCalls } from '../../contract/lockers/lockers.ts';
import { defineResource } from '../../src/engine/defineResource.ts';
import { picker } from '../../src/engine/fields/references/picker.ts';
import { reference, references } from '../../src/engine/fields/references/reference.tsx';
import { umbrellas as contract } from '../kit/screens/unseenResource.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

const names = picker(
  lockerCalls.names,
  (lockerName) => ({ lockerName }),
  (found) => found.map(({ lockerId, lockerName }) => ({ id: lockerId, name: lockerName })),
);
const own = defineResource('umbrellas', contract, {
  icon: 'access',
  title: 'name',
  list: { columns: ['name'], filters: ['name'] },
  form: ['name', 'lockerId', 'seenIn'],
  fields: {
    lockerId: { type: reference(names) },
    seenIn: { type: references(names) },
  },
});

let server: Awaited<ReturnType<typeof openUmbrellas>>;
beforeAll(async () => {
  server = await openUmbrellas(3);
});
afterAll(() => server.close());

const open = (at: string) => openAt(server, at, {}, [own]);

test('references are chosen from what their endpoint answers', async () => {
  const lockers = await server.ask(lockerCalls.names, {}, { token: server.token });
  const [first] = lockers.body;
  const { user } = await open('umbrellas/1');
  const locker = await screen.findByRole('combobox', { name: 'Locker' });
  await user.type(locker, first?.lockerName ?? '');
  await user.click(await screen.findByRole('option', { name: first?.lockerName }));
  expect(locker).toHaveValue(first?.lockerName);
  await user.type(screen.getByRole('combobox', { name: 'Seen in' }), first?.lockerName ?? '');
  await user.click(await screen.findByRole('option', { name: first?.lockerName }));
  await user.click(screen.getByRole('button', { name: `Remove ${first?.lockerName}` }));
  await user.clear(locker);
  expect(locker).toHaveValue('');
});
