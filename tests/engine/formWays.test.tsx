// The ways out of a form: leaving it, closing its dialog, deleting its record, and two people at one record.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { forFile } from '../kit/servers/forFile.ts';
import { umbrellas as contract } from '../kit/screens/unseenResource.ts';
import { goTo } from '../resources/goTo.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

const server = await forFile(openUmbrellas());

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}(?: optional)?$`));
const press = (name: string) => screen.findByRole('button', { name });

/** Holds up updates; the function returned lets them go on to the server. */
function holdUpdates(network: SetupServer) {
  let goOn = () => {};
  const held = new Promise<undefined>((end) => {
    goOn = () => end(undefined);
  });
  network.use(http.post(`*${contract.update.path}`, () => held));
  return () => goOn();
}

test('Save and leave saves and then leaves; what is wrong is shown instead', async () => {
  const { user, address } = await openAt(server, 'umbrellas/2');
  const name = await field('Name');
  await user.clear(name);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await press('Save and leave'));
  expect(await screen.findByText('1 field to correct')).toBeVisible();
  expect(address()).toBe('/app/umbrellas/2');
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Second');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await press('Save and leave'));
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
  expect((await server.one(2)).name).toBe('Second');
});

test('a form that is left while it is being saved still says that it was saved', async () => {
  const { user, network, address } = await openAt(server, 'umbrellas/10');
  const goOn = holdUpdates(network);
  await user.type(await field('Name'), ' kept');
  await user.click(await press('Save'));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await press('Discard 1 change'));
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
  goOn();
  expect(await screen.findByText('Umbrella 10 kept is saved.')).toBeVisible();
});

test('a dialog that is closed while it is being saved says so, and leaves the next one open', async () => {
  const { user, network } = await openAt(server, 'smallUmbrellas/11');
  const goOn = holdUpdates(network);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Umbrella 11' });
  await user.type(within(dialog).getByLabelText('Name'), ' kept');
  await user.click(await press('Save'));
  await user.keyboard('{Escape}');
  await user.click(await press('Discard 1 change'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await press('New umbrella'));
  await screen.findByRole('dialog', { name: 'New umbrella' });
  goOn();
  expect(await screen.findByText('Umbrella 11 kept is saved.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'New umbrella' })).toBeVisible();
});

test('closing the tab with changes is held up, without changes it is not', async () => {
  const { user } = await openAt(server, 'umbrellas/3');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const notes = await field('Notes');
  expect(leave()).toBe(false);
  await user.type(notes, 'x');
  expect(leave()).toBe(true);
  await user.clear(notes);
  expect(leave()).toBe(false);
});

test('a dialog form asks before it closes, adds, and gives the focus back', async () => {
  const { user } = await openAt(server, 'smallUmbrellas');
  const add = await press('New umbrella');
  await user.click(add);
  const dialog = await screen.findByRole('dialog', { name: 'New umbrella' });
  expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Small one');
  await user.keyboard('{Escape}');
  await user.click(await press('Stay'));
  await user.type(within(dialog).getByLabelText('Serial number'), 'K1');
  await user.selectOptions(within(dialog).getByLabelText('Colour'), 'Blue');
  await user.type(within(dialog).getByLabelText('Ribs'), '8');
  await user.type(within(dialog).getByLabelText('Pin'), '0000');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Small one is added.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(add).toHaveFocus();
  expect(await screen.findByText('Small one')).toBeVisible();
});

test('the address of a dialog form opens it over the list', async () => {
  const { user, address } = await openAt(server, 'dashboard');
  goTo('/app/smallUmbrellas/6');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Umbrella 6' });
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Umbrella 6');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/app/smallUmbrellas'));
});

test('what the server refuses of a field stands at the field', async () => {
  const { user, network } = await openAt(server, 'umbrellas/4');
  const values = { field: 'name', reason: 'tooLong' };
  const body = { statusCode: 400, code: 'BAD_INPUT', field: 'name', message: 'no', values };
  network.use(
    http.post(`*${contract.update.path}`, () => HttpResponse.json(body, { status: 400 })),
  );
  const name = await field('Name');
  await user.type(name, 'X');
  await user.click(await press('Save'));
  expect(await screen.findByText('1 field to correct')).toBeVisible();
  expect(name).toHaveAccessibleDescription(/it is too long/);
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Umbrella 4X');
});

test('two people change one record: the second is told field by field, and keeps what was typed, and saves a mix', async () => {
  const { user } = await openAt(server, 'umbrellas/5');
  await user.type(await field('Name'), ' mine');
  await user.type(await field('Notes'), 'mine');
  // Both change this one alike, which is nothing to choose.
  await user.click(await field('Folding'));
  const { name, colour, price, ...was } = await server.one(5);
  const folding = !was.folding;
  const theirs = { umbrellaId: 5, name: `${name} theirs`, colour, price, ribs: 16, folding };
  const saved = await server.ask(contract.update, theirs, { token: server.token });
  expect(saved.status).toBe(200);
  expect(colour).toBe('BLUE');
  await user.click(await press('Save'));
  const asking = () => screen.findByRole('dialog', { name: /saved the umbrella at / });
  await asking();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field('Name')).toHaveValue(`${name} mine`);
  expect(await server.one(5)).toMatchObject({ name: `${name} theirs`, ribs: 16 });
  await user.click(await press('Save'));
  const dialog = await asking();
  expect(
    within(dialog).getByText('Your changes are kept. Choose a value for each field.'),
  ).toBeVisible();
  const rows = await within(dialog).findAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(rows[1]).toHaveTextContent(`Name${name} theirs${name} mine`);
  expect(rows[2]).toHaveTextContent('Ribs16not changed');
  expect(within(dialog).getByLabelText('Name: Yours')).toBeChecked();
  await user.click(within(dialog).getByLabelText(/^Name: Saved/));
  await user.click(within(dialog).getByRole('button', { name: 'Save combined version' }));
  expect(await screen.findByText(`${name} theirs is saved.`)).toBeVisible();
  expect(await server.one(5)).toMatchObject({ name: `${name} theirs`, ribs: 16, notes: 'mine' });
});

test("taking the other one's save drops one's own change and goes on from there", async () => {
  const { user } = await openAt(server, 'umbrellas/7');
  const notes = await field('Notes');
  await user.type(notes, 'mine');
  const { name, colour, price, ribs, folding } = await server.one(7);
  const theirs = { umbrellaId: 7, name, colour, price, ribs, folding, notes: 'theirs' };
  await server.ask(contract.update, theirs, { token: server.token });
  await user.click(await press('Save'));
  const dialog = await screen.findByRole('dialog', { name: /saved the umbrella at / });
  await user.click(within(dialog).getByRole('button', { name: /^Use/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notes).toHaveValue('theirs');
  await user.type(notes, ' and mine');
  await user.click(await press('Save'));
  expect(await screen.findByText(`${name} is saved.`)).toBeVisible();
  expect((await server.one(7)).notes).toBe('theirs and mine');
});

test('the page of a record shows its facts, and what may be done to it', async () => {
  const { user, address } = await openAt(server, 'umbrellas/9/show');
  expect(await screen.findByRole('heading', { level: 1, name: 'Umbrella 9' })).toBeVisible();
  expect(screen.getByText('€9.50')).toBeVisible();
  expect(screen.queryByText('Pin')).toBeNull();
  expect(screen.getByText('1970-01-10 02:00')).toBeVisible();
  await user.click(await press('Edit'));
  expect(await field('Name')).toHaveValue('Umbrella 9');
  expect(address()).toBe('/app/umbrellas/9');
  await user.click(await press('Cancel'));
  await waitFor(() => expect(address()).toBe('/app/umbrellas/9/show'));
});

test('whoever may only look is offered neither adding nor changing nor deleting', async () => {
  await openAt(server, 'umbrellas/9/show', { user: 'viewer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Umbrella 9' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  goTo('/app/umbrellas/create');
  expect(await screen.findByText(/Required permission: PARCEL_CATEGORY_EDIT/)).toBeVisible();
});
