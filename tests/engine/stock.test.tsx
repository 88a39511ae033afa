// Inputs, fields and lists of react-admin itself, in a declared resource.
import { screen, waitFor, within } from '@testing-library/react';
import {
  Datagrid,
  NumberField,
  ReferenceField,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { defineResource } from '../../src/engine/defineResource.ts';
import { umbrellas as collection } from '../kit/screens/unseenResource.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

let server: Awaited<ReturnType<typeof openUmbrellas>>;
let umbrella: { umbrellaId: number; name: string };
let locker: { lockerId: number; lockerName: string };

const UmbrellaTable = () => (
  <Datagrid bulkActionButtons={false} rowClick={false}>
    <TextField source="name" />
    <NumberField source="ribs" />
  </Datagrid>
);
const Below = () => <p>{`Below ${useRecordContext()?.['name']}`}</p>;

const stock = defineResource('umbrellas', collection, {
  icon: 'access',
  title: 'name',
  list: { columns: ['name', 'ribs'], filters: ['name'], table: UmbrellaTable },
  form: ['name', 'serial', 'colour', 'ribs', 'folding', 'notes', 'lockerId', 'pin'],
  show: ['name', 'lockerId'],
  below: Below,
  fields: {
    name: { input: <TextInput source="name" /> },
    notes: { input: <TextInput source="notes" multiline /> },
    lockerId: {
      show: (
        <ReferenceField source="lockerId" reference="lockers" link={false}>
          <TextField source="lockerName" />
        </ReferenceField>
      ),
    },
  },
});
const open = (at: string) => openAt(server, at, {}, [stock]);

beforeAll(async () => {
  server = await openUmbrellas(3);
  const session = { token: server.token };
  const { body } = await server.ask(lockers.list, { page: 0, size: 1 }, session);
  locker = body.content[0]!;
  const all = await server.ask(collection.list, { page: 0, size: 1 }, session);
  umbrella = all.body.content[0]!;
  const one = await server.one(umbrella.umbrellaId);
  await server.ask(collection.update, { ...one, lockerId: locker.lockerId }, session);
});
afterAll(() => server.close());

it('a Datagrid draws the rows of the list, and sorts them', async () => {
  const { user, address } = await open('umbrellas');
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  await user.click(within(table).getByRole('button', { name: 'Sort by name ascending' }));
  await waitFor(() => expect(address()).toContain('sort=name'));
});

it('a ReferenceField names another record, and a hook reads the one of the page', async () => {
  await open(`umbrellas/${umbrella.umbrellaId}/show`);
  expect(await screen.findByText(locker.lockerName)).toBeVisible();
  expect(screen.getByText(`Below ${umbrella.name}`)).toBeVisible();
});

it('a TextInput is checked and saved as the fields beside it are', async () => {
  const { user } = await open(`umbrellas/${umbrella.umbrellaId}`);
  const name = await screen.findByLabelText(/^Name/);
  expect(name).toHaveValue(umbrella.name);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/^Please enter .*name/i)).toBeVisible();
  await user.type(name, 'Rewritten');
  await user.type(screen.getByLabelText(/^Notes/), 'Two lines');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(async () =>
    expect(await server.one(umbrella.umbrellaId)).toMatchObject({
      name: 'Rewritten',
      notes: 'Two lines',
    }),
  );
});
