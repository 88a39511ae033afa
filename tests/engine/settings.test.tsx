// A screen of one record: read, changed, refused, and what can be done with it.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { umbrellaStand } from '../kit/screens/unseenResource.ts';
import { keepWrites, pressTwice } from '../kit/screens/writtenCalls.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

let server: Awaited<ReturnType<typeof openUmbrellas>>;
beforeAll(async () => {
  server = await openUmbrellas(1);
});
afterAll(() => server.close());

const press = (name: string) => screen.findByRole('button', { name });

test('the record is read, changed and saved, again and again', async () => {
  const { user, address } = await openAt(server, 'stand');
  expect(screen.getByRole('heading', { level: 1, name: 'Umbrella stand' })).toBeVisible();
  const places = await screen.findByLabelText('Places');
  expect(places).toHaveValue('4');
  await user.clear(places);
  await user.click(await press('Save'));
  expect(places).toHaveAccessibleDescription('Please enter places');
  await user.type(places, '12');
  await user.type(screen.getByLabelText(/^Key optional$/), 'abcd');
  await user.click(await press('Save'));
  expect(await screen.findByText('Umbrella stand is saved.')).toBeVisible();
  expect(server.stand.places).toBe(12);
  expect(screen.getByLabelText(/^Key optional$/)).toHaveValue('');
  await user.type(screen.getByLabelText(/^Note/), 'in the hall');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.stand.note).toBe('in the hall'));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
});

test('changes that are not saved hold up the way out', async () => {
  const { user } = await openAt(server, 'stand');
  await user.type(await screen.findByLabelText(/^Note/), '!');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(dialog).toHaveTextContent('1 field of Umbrella stand has been changed: Note.');
  await user.click(within(dialog).getByRole('button', { name: 'Discard 1 change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what can be done with it asks first', async () => {
  const { user } = await openAt(server, 'stand');
  await user.click(await press('Dry it'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dry it now?' }));
  expect(server.stand.dried).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Dry it' }));
  expect(await screen.findByText('It dries.')).toBeVisible();
  expect(server.stand.dried).toBe(1);
});

test('what can be done with it is done once, to the state that was read or saved last', async () => {
  const app = await openAt(server, 'stand');
  const calls = keepWrites(app);
  const reads: (string | null)[] = [];
  app.network.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') reads.push(request.headers.get('If-Match'));
  });
  await app.user.type(await screen.findByLabelText(/^Note/), ', dry');
  await app.user.click(await press('Save'));
  await screen.findByText('Umbrella stand is saved.');
  await app.user.click(await press('Dry it'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dry it now?' }));
  pressTwice(dialog.getByRole('button', { name: 'Dry it' }));
  expect(await screen.findByText('It dries.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual([
    `POST ${umbrellaStand.save.path}`,
    `POST ${umbrellaStand.dry.path}`,
  ]);
  const [saved, done] = reads.map((read) => Number(JSON.parse(read ?? '0')));
  expect(done).toBe((saved ?? 0) + 1);
});

test('whoever may only read it sees facts and neither form nor acts', async () => {
  await openAt(server, 'stand', { user: 'viewer' });
  expect(await screen.findByText('12')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dry it' })).toBeNull();
});

test('a record that cannot be read says why, and is asked for again', async () => {
  const { user, network } = await openAt(server, 'dashboard');
  const body = { statusCode: 503, code: 'BUSY', message: 'busy' };
  network.use(
    http.get(`*${umbrellaStand.read.path}`, () => HttpResponse.json(body, { status: 503 })),
  );
  history.pushState(null, '', '/app/stand');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(await screen.findByRole('heading', { name: 'SYSTEM ERROR' })).toBeVisible();
  network.resetHandlers();
  await user.click(await press('Try again'));
  expect(await screen.findByLabelText('Places')).toBeVisible();
});

test('a record that is refused is not asked for again: the answer would be the same', async () => {
  const { network } = await openAt(server, 'dashboard');
  const body = { statusCode: 404, code: 'NOT_FOUND', message: 'gone' };
  network.use(
    http.get(`*${umbrellaStand.read.path}`, () => HttpResponse.json(body, { status: 404 })),
  );
  history.pushState(null, '', '/app/stand');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const gone = 'The record does not exist or has been removed.';
  expect(await screen.findByRole('heading', { name: gone })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
