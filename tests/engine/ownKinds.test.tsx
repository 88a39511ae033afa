// Kinds that a declaration makes with an endpoint: another record by name, a picture, a file.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boxTypes } from '../../contract/boxTypes.ts';
import { lockerCalls } from '../../contract/lockers.ts';
import { defineResource } from '../../src/engine/defineResource.ts';
import { file } from '../../src/engine/kinds/file.tsx';
import { fileFrom } from '../../src/engine/kinds/fileSource.ts';
import { image } from '../../src/engine/kinds/image.tsx';
import { picker } from '../../src/engine/kinds/picker.ts';
import { reference, references } from '../../src/engine/kinds/reference.tsx';
import { umbrellas as contract } from '../kit/unseenNoun.ts';
import { openAt, openUmbrellas } from './umbrellaHouse.tsx';

const names = picker(
  lockerCalls.names,
  (lockerName) => ({ lockerName }),
  (found) => found.map(({ lockerId, lockerName }) => ({ id: lockerId, name: lockerName })),
);
const sent = vi.fn<(name: string) => void>();
const picture = fileFrom(boxTypes.list, () => ({}), {
  named: (row) => `Picture of ${String(row['name'])}`,
  send: (chosen) => {
    sent(chosen.name);
    return Promise.resolve(`sent ${chosen.name}`);
  },
});

const own = defineResource('umbrellas', contract, {
  icon: 'access',
  title: 'name',
  list: { columns: ['name'], filters: ['name'] },
  form: ['name', 'lockerId', 'seenIn', 'notes', 'remark'],
  fields: {
    lockerId: { kind: reference(names) },
    seenIn: { kind: references(names) },
    notes: { kind: image(picture) },
    remark: { kind: file(picture) },
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

test('a picture is fetched with the token, shown as a blob, and a new one is sent', async () => {
  const { user, network } = await open('umbrellas/2');
  const token = vi.fn<(token: string | null) => void>();
  network.use(
    http.get(`*${boxTypes.list.path}`, ({ request }) => {
      token(request.headers.get('X-User-Token'));
      return new HttpResponse('bytes', { headers: { 'Content-Type': 'image/png' } });
    }),
  );
  const choose = await screen.findByLabelText(/^Notes/);
  await user.upload(choose, new File(['x'], 'rain.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Notes' })).toHaveAttribute('src', 'blob:test');
  expect(sent).toHaveBeenLastCalledWith('rain.png');
  expect(token).toHaveBeenCalledWith(expect.stringMatching(/.{20}/));
  await user.upload(screen.getByLabelText(/^Remark/), new File(['y'], 'bill.pdf'));
  expect(
    await screen.findByRole('button', { name: 'Download Picture of Umbrella 2' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/is saved\.$/)).toBeVisible();
  await waitFor(async () =>
    expect(await server.one(2)).toMatchObject({ notes: 'sent rain.png', remark: 'sent bill.pdf' }),
  );
});
