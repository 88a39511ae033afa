// Reserving boxes for a customer: the checks in their order, the calls one after another, and what comes of them.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepWrites, pressTwice } from '../../kit/screens/writtenCalls.ts';
import { openReservation } from './reservationApp.tsx';

it('What is checked says each thing that is wrong at its field, in the words of the product (R5.6, R5.7, R5.8, R5.9, R5.10, R5.17)', async () => {
  const room = await openReservation();
  await screen.findByText('Box size');
  await room.submit();
  expect(await screen.findByText('Please select door size')).toBeInTheDocument();
  await room.chooseSize('M');
  await room.submit();
  await screen.findByText('Please select a compartment');
  await room.choose('A01');
  const steps = screen.getByRole('navigation', { name: 'Steps' });
  const current = () => within(steps).getByRole('button', { current: 'step' });
  expect(current()).toHaveTextContent('Boxes and parcels1 of 5 chosen');
  await room.submit();
  const a01 = room.form('A01');
  const number = a01.getByLabelText('Parcel number');
  await a01.findByText('Please enter parcel number');
  expect(number).toHaveFocus();
  expect(number).toHaveAttribute('aria-invalid', 'true');
  expect(a01.getByText('Please enter Country code')).toBeInTheDocument();
  expect(a01.getByText('Please select a category')).toBeInTheDocument();
  await room.user.type(number, 'zz123!');
  const other = 'A parcel number has only the letters A to Z, digits and - . / _';
  await a01.findByText(other);
  await room.user.type(number, '{Backspace}');
  await waitFor(() => expect(a01.queryByText(other)).toBeNull());
  expect(number).toHaveValue('ZZ123');
  await room.user.type(a01.getByLabelText('Country code'), 'c1yx');
  expect(a01.getByLabelText('Country code')).toHaveValue('CY');
  expect(a01.getByText('Please select a category')).toBeInTheDocument();
  const category = a01.getByLabelText('Category');
  await waitFor(() => expect(within(category).getAllByRole('option').length).toBeGreaterThan(1));
  const [, first] = within(category).getAllByRole('option');
  await room.user.selectOptions(category, first!);
  await waitFor(() => expect(screen.queryByText(/Please/)).toBeNull());
  expect(current()).toHaveTextContent('Check and reserve');
  expect(await room.bookedIn()).toEqual([]);
});

it('what is pressed twice in one moment is booked once', async () => {
  const room = await openReservation();
  await room.chooseSize('M');
  await room.choose('A01');
  await room.fill('A01', 'CP123456780CY');
  const calls = keepWrites(room.app);
  pressTwice(screen.getByText(/^Reserve( \d|$)/));
  await waitFor(async () => expect(await room.bookedIn()).toHaveLength(1));
  expect(calls.map(({ name }) => name)).toEqual(['parcelActions.reserve']);
});

it('booking of five, the one that is refused stays in the form; a box that was taken meanwhile is named, with the nearest free one', async () => {
  const room = await openReservation();
  const token = await room.server.signIn('operator');
  const names = ['A01', 'A02', 'A03', 'B01', 'B02'];
  await room.chooseSize('M');
  for (const name of names) await room.choose(name);
  for (const [place, name] of names.entries()) await room.fill(name, `CP70000000${place}CY`);
  await room.takeAway('A03', token);
  await room.submit();
  expect(await screen.findByText('Box A03 was taken in the meantime.')).toBeInTheDocument();
  expect(await screen.findByText('The nearest free box of size M is A04.')).toBeInTheDocument();
  const booked = await screen.findByLabelText('Already booked');
  await waitFor(() => expect(within(booked).getAllByRole('listitem')).toHaveLength(4));
  expect(room.form('A03').getByLabelText('Parcel number')).toHaveValue('CP700000002CY');
  await waitFor(() => expect(screen.getByText('Select A04')).toBeEnabled());
  await room.user.click(screen.getByText('Select A04'));
  expect(room.form('A04').getByLabelText('Parcel number')).toHaveValue('CP700000002CY');
  await room.submit();
  await screen.findByText('5 boxes are reserved');
  const parcels = await room.bookedIn();
  expect(parcels).toHaveLength(6);
  expect(parcels.at(-1)).toMatchObject({ boxId: room.ids.get('A04') });
});
