// Forms that a declaration makes, over the real server: what is entered is checked, sent, refused and kept.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

let server: Awaited<ReturnType<typeof openUmbrellas>>;
beforeAll(async () => {
  server = await openUmbrellas();
});
afterAll(() => server.close());

const at = 'umbrellas';
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}(?: optional)?$`));

test('what is entered is added, said, and in the list', async () => {
  const { user, address } = await openAt(server, at);
  await user.click(await screen.findByRole('button', { name: 'New umbrella' }));
  expect(await screen.findByRole('heading', { name: 'New umbrella' })).toBeVisible();
  await user.type(await field('Name'), 'Parapluie');
  await user.type(await field('Serial number'), 'X1');
  await user.selectOptions(await field('Colour'), 'Red');
  await user.type(await field('Price'), '1.234,56');
  await user.type(await field('Ribs'), '12');
  await user.type(await field('Pin'), '9876');
  await user.click(screen.getByRole('switch', { name: 'Folding' }));
  await user.type(await field('Marks'), 'rain{Enter}wind{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Parapluie is added.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: 'Parapluie' })).toBeVisible();
  expect(address()).toBe(`/app/${at}`);
  expect(await server.named('Parapluie')).toMatchObject({
    colour: 'RED',
    price: 1234.56,
    ribs: 12,
    folding: true,
    marks: ['rain', 'wind'],
    serial: 'X1',
    notes: null,
  });
});

test('a number shows its thousands apart and two decimals, and stays as typed where it is not read (R5.51)', async () => {
  const { user } = await openAt(server, `${at}/create`);
  const [price, ribs] = [await field('Price'), await field('Ribs')];
  for (const typed of ['a1.2.3.45', '1.2345', '1,234']) {
    await user.clear(price);
    await user.type(price, typed);
    await user.tab();
    expect(price).toHaveValue(typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(price).toHaveAccessibleDescription('Please enter an amount with at most two decimals');
  }
  await user.clear(price);
  await user.type(price, '1234567,5');
  await user.tab();
  expect(price).toHaveValue('1,234,567.50');
  for (const typed of ['2,0x00', '7,5']) {
    await user.clear(ribs);
    await user.type(ribs, typed);
    await user.tab();
    expect(ribs).toHaveValue(typed);
    expect(ribs).toHaveAccessibleDescription('Please enter a whole number');
  }
  await user.clear(ribs);
  await user.type(ribs, '2,000');
  await user.tab();
  expect(ribs).toHaveValue('2,000');
});

test('a field that only create takes appears only there, and one that only update takes too', async () => {
  await openAt(server, `${at}/create`);
  expect(await field('Serial number')).toBeVisible();
  expect(screen.queryByLabelText(/^Remark/)).toBeNull();
});

test('wrong fields are named, counted at the button, and the first of them has the focus', async () => {
  const { user } = await openAt(server, `${at}/create`);
  await user.type(await field('Ribs'), '12.5');
  await user.type(await field('E-mail'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('6 fields to correct')).toBeVisible();
  const name = await field('Name');
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please enter name');
  expect(await field('Colour')).toHaveAccessibleDescription('Please choose colour');
  expect(await field('Ribs')).toHaveAccessibleDescription('Please enter a whole number');
  expect(await field('E-mail')).toHaveAccessibleDescription(
    'Please enter an e-mail address such as name@example.com',
  );
  await user.type(name, 'Umbrella of a very long name');
  expect(name).toHaveAccessibleDescription('At most 20 characters');
  await user.clear(name);
  await user.type(name, 'Short');
  await waitFor(() => expect(screen.getByText('5 fields to correct')).toBeVisible());
});

test('a record is changed with Ctrl+S, and its secret is never shown nor lost', async () => {
  const { user } = await openAt(server, `${at}/3`);
  const name = await field('Name');
  expect(name).toHaveValue('Umbrella 3');
  const pin = await field('Pin');
  expect(pin).toHaveValue('');
  expect(pin).toHaveAttribute('type', 'password');
  expect(screen.queryByLabelText(/^Serial/)).toBeNull();
  await user.clear(name);
  await user.type(name, 'Umbrella III');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Umbrella III is saved.')).toBeVisible();
  expect(await server.one(3)).toMatchObject({ name: 'Umbrella III', serial: 'S3', price: 3.5 });
});

test('a reference is found by typing, and shown by name', async () => {
  const { user } = await openAt(server, `${at}/4`);
  const locker = await screen.findByRole('combobox', { name: 'Locker' });
  await user.click(locker);
  const offered = within(await screen.findByRole('listbox', { name: 'Locker' }));
  const first = offered.getAllByRole('option')[0]?.textContent ?? '';
  await user.keyboard('{Enter}');
  expect(locker).toHaveValue(first);
  const seen = screen.getByRole('combobox', { name: 'Seen in' });
  await user.type(seen, first);
  await user.click(await screen.findByRole('option', { name: first }));
  expect(screen.getByRole('button', { name: `Remove ${first}` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Umbrella 4 is saved.')).toBeVisible();
  const { lockerId, seenIn } = await server.one(4);
  expect(lockerId).toBeGreaterThan(0);
  expect(seenIn).toEqual([lockerId]);
});

test('a moment is picked as YYYY-MM-DD HH:mm in the network time zone', async () => {
  const { user } = await openAt(server, `${at}/5`);
  const input = await field('Lent until');
  expect(input).toHaveValue('1970-01-06 02:00');
  await user.clear(input);
  await user.type(input, '202601');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(input).toHaveAccessibleDescription('Please enter date and time as YYYY-MM-DD HH:mm');
  await user.clear(input);
  await user.type(input, '202601021530');
  expect(input).toHaveValue('2026-01-02 15:30');
  await user.click(screen.getByRole('button', { name: 'Calendar for Lent until' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar for Lent until' }));
  await user.click(await calendar.findByRole('gridcell', { name: '3' }));
  await user.click(calendar.getByRole('option', { name: '45 minutes' }));
  await user.click(calendar.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(input).toHaveValue('2026-01-03 15:45'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Umbrella 5 is saved.')).toBeVisible();
  expect((await server.one(5)).lentUntil).toBe(Date.parse('2026-01-03T13:45:00Z'));
});
