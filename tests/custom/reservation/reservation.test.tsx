// Reserving boxes for a customer: the checks in their order, the calls one after another, and what comes of them.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepWrites, pressTwice } from '../../kit/screens/writtenCalls.ts';
import { FRONT, openReservation } from './reservationApp.tsx';

describe('What is checked', () => {
  it('says each thing that is wrong at its field, in the words of the product (R5.6, R5.7, R5.8, R5.9, R5.10, R5.17)', async () => {
    const room = await openReservation();
    await screen.findByText('Box size');
    await room.submit();
    expect(await screen.findByText('Please select door size')).toBeInTheDocument();
    await room.chooseSize('M');
    await room.submit();
    expect(screen.getByText('Please select a compartment')).toBeInTheDocument();
    await room.choose('A01');
    await room.submit();
    const a01 = room.form('A01');
    const number = a01.getByLabelText('Parcel number');
    expect(a01.getByText('Please enter parcel number')).toBeInTheDocument();
    expect(number).toHaveFocus();
    expect(number).toHaveAttribute('aria-invalid', 'true');
    expect(a01.getByText('Please enter Country code')).toBeInTheDocument();
    expect(a01.getByText('Please select a category')).toBeInTheDocument();
    await room.user.type(number, 'zz123!');
    const other = 'A parcel number has only the letters A to Z, digits and - . / _';
    expect(a01.getByText(other)).toBeInTheDocument();
    await room.user.type(number, '{Backspace}');
    expect(a01.queryByText(other)).toBeNull();
    expect(number).toHaveValue('ZZ123');
    await room.user.type(a01.getByLabelText('Country code'), 'c1yx');
    expect(a01.getByLabelText('Country code')).toHaveValue('CY');
    expect(a01.getByText('Please select a category')).toBeInTheDocument();
    const category = a01.getByLabelText('Category');
    const [, first] = await waitFor(() => {
      const options = within(category).getAllByRole('option');
      expect(options.length).toBeGreaterThan(1);
      return options;
    });
    await room.user.selectOptions(category, first!);
    expect(screen.queryByText(/Please/)).toBeNull();
    expect(await room.bookedIn()).toEqual([]);
  });

  it('says before the save that a number has a box already, and not once it is another one', async () => {
    const room = await openReservation();
    const { parcelNumber } = await room.server.database.db
      .selectFrom('parcels')
      .select('parcelNumber')
      .where('ordersStatus', '=', 'STORED')
      .orderBy('ordersId')
      .limit(1)
      .executeTakeFirstOrThrow();
    await room.chooseSize('M');
    await room.choose('A01');
    const number = room.form('A01').getByLabelText('Parcel number');
    await room.user.click(number);
    await room.user.paste(parcelNumber.toLowerCase());
    const says = `Parcel ${parcelNumber} already has a box. History check shows where.`;
    expect(await room.form('A01').findByText(says)).toBeVisible();
    expect(number).toHaveAccessibleDescription(says);
    await room.user.click(screen.getByRole('button', { name: '中文' }));
    await screen.findByText(`包裹 ${parcelNumber} 已占用格口，可在“历史查询”中查看位置。`);
    await room.user.type(number, '9');
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'false'));
    expect(await room.bookedIn()).toEqual([]);
  });

  it('checks the price while it is typed; its field is disabled until a reason is chosen (R5.11, R5.12, R5.13, R5.15, R5.16, R5.22, R5.23)', async () => {
    const room = await openReservation();
    await room.chooseSize('M');
    await room.choose('A01');
    await room.fill('A01', 'CP123456789CY');
    const a01 = room.form('A01');
    await room.user.click(a01.getByText('Price and reason'));
    const [price, reason] = [a01.getByLabelText('Price'), a01.getByLabelText(/Price reason/)];
    expect(price).toBeDisabled();
    await waitFor(() => expect(within(reason).getAllByRole('option').length).toBeGreaterThan(1));
    await room.user.selectOptions(reason, within(reason).getAllByRole('option')[1]!);
    await room.submit();
    expect(a01.getByText('Please enter price if you have selected a reason')).toBeInTheDocument();
    for (const [typed, fault] of [
      ['0,00', 'The price cannot be 0'],
      ['1.234', 'Please enter no more than 2 decimal places'],
      ['a', 'Letters should not be allowed to be entered into the price field'],
    ] as const) {
      await room.user.clear(price);
      await room.user.type(price, typed);
      expect(a01.getByText(fault)).toBeInTheDocument();
    }
    await room.user.clear(price);
    await room.user.type(price, '2,5');
    expect(price).toHaveValue('2.5');
    // 2.50 is asked for, and the use of the box costs 1.50.
    expect(screen.getByText(/^Use of 1 box/).nextSibling).toHaveTextContent('1.50');
    expect(screen.getByText('Payable by the customer').nextSibling).toHaveTextContent('4.00');
    await room.user.type(a01.getByLabelText(/Reference/), 'R-1');
    await room.user.selectOptions(reason, '');
    expect(a01.getByLabelText('Price')).toHaveValue('');
    expect(a01.getByLabelText(/Reference/)).toHaveValue('');
  });

  it('says until when a subscription covers the use of the box', async () => {
    const paymentScheme = 'MONTHLY' as const;
    const room = await openReservation({
      member: { paymentScheme, endTimeUseLocker: Date.UTC(2099, 4, 1) },
    });
    await room.chooseSize('M');
    await room.choose('A01');
    expect(
      await screen.findByText(/^The use of the box is covered .* until 2099-05-01/),
    ).toBeVisible();
    expect(screen.getByText('Payable by the customer').nextSibling).toHaveTextContent('0.00');
  });

  it('the country code is read from the last two letters of the parcel number (R5.18)', async () => {
    const room = await openReservation();
    await room.chooseSize('M');
    await room.choose('A01');
    await room.fill('A01', 'cp123456789cy');
    const country = room.form('A01').getByLabelText('Country code');
    expect(country).toHaveValue('CY');
    expect(country).toBeDisabled();
  });
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

it('has the customer’s details, and a tab for the first and the second locker (R2.98, R2.99)', async () => {
  const room = await openReservation({ member: { secondaryLockerId: 1 } });
  const customer = within(await screen.findByRole('region', { name: 'Customer' }));
  expect(customer.getByRole('link', { name: /^Ada Reserver\d+$/ })).toBeVisible();
  expect(customer.getByText('99418207')).toBeVisible();
  const tabs = within(screen.getByRole('group', { name: 'Locker' }));
  const first = tabs.getByRole('button', { name: new RegExp(`^${room.lockerName} ?primary$`) });
  const second = tabs.getByRole('button', { name: /secondary$/ });
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(room.box('A01')).toBeVisible());
  await room.user.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(() => room.box('A01')).toThrow('There is no'));
});

describe('the boxes', () => {
  it('are five at most, and no more than are free in that size; what was typed is kept (R9.15, R9.16)', async () => {
    const room = await openReservation();
    await room.chooseSize('M');
    expect(room.box('B03')).toHaveAttribute('aria-disabled', 'true');
    expect(room.box('C01')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['A01', 'A02', 'A03', 'A04', 'B01', 'B02']) await room.choose(name);
    expect(screen.getByText('At most 5 boxes in one reservation.')).toBeInTheDocument();
    expect(screen.queryByText('Box B02')).toBeNull();
    await room.user.type(room.form('A01').getByLabelText('Parcel number'), 'KEPT1');
    await room.choose('A01');
    await room.choose('B02');
    expect(room.form('B02').getByLabelText('Parcel number')).toHaveValue('KEPT1');
  });

  it('that cannot be taken say why, by the rules that decide in a booking', async () => {
    const boxes = [
      ...FRONT,
      { name: 'C02', status: 'LOCKED' },
      { name: 'C03', size: 'SENT' },
    ] as const;
    const room = await openReservation({ boxes });
    await screen.findByText('Box size');
    expect(room.box('A01')).toHaveAccessibleName('A01, M, Available, Choose a size first.');
    await room.chooseSize('M');
    expect(room.box('A01')).toHaveAccessibleName('A01, M, Available');
    expect(room.box('C01')).toHaveAccessibleName(/Its size is L; you chose M\.$/);
    expect(room.box('C02')).toHaveAccessibleName(/The box is locked\.$/);
    expect(room.box('C03')).toHaveAccessibleName(/The box is for the locker’s own use/);
    expect(room.box('B03')).toHaveAccessibleName(/Contains a parcel\.$/);
    await room.user.hover(room.box('B03'));
    expect(screen.getByTestId('box-card')).toHaveTextContent('B03 MContains a parcel.');
    await room.user.hover(room.box('A01'));
    expect(screen.queryByTestId('box-card')).toBeNull();
    room.box('C02').focus();
    expect(await screen.findByTestId('box-card')).toHaveTextContent('The box is locked.');
  });

  it('are chosen with arrows and Space too', async () => {
    const room = await openReservation();
    await room.chooseSize('M');
    room.box('A01').focus();
    await room.user.keyboard(' {ArrowRight} ');
    expect(screen.getByText('Box A01')).toBeInTheDocument();
    expect(screen.getByText('Box B01')).toBeInTheDocument();
  });

  it('that are accessible are offered first to a customer who prefers them', async () => {
    const boxes = FRONT.map((box) => ({ ...box, bottomFlag: box.name === 'A04' }));
    const room = await openReservation({ boxes, member: { disabled: true } });
    await room.chooseSize('M');
    await room.user.click(screen.getByText('Select A04'));
    expect(room.box('A04')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('No accessible box of size M is free.')).toBeInTheDocument();
  });
});

describe('booking', () => {
  it('books one after another; then leads to the customer list, or clears the form and reloads (R2.55, R4.47, R4.48)', async () => {
    const room = await openReservation();
    await room.chooseSize('M');
    await room.choose('A01');
    await room.choose('A02');
    await room.fill('A01', 'CP111111111CY');
    await room.fill('A02', 'CP222222222CY');
    await room.submit();
    const done = (await screen.findByText('2 boxes are reserved')).closest<HTMLElement>(
      '[role="dialog"]',
    )!;
    const parcels = await room.bookedIn();
    expect(parcels.map((one) => [one.boxId, one.parcelNumber, one.ordersStatus])).toEqual([
      [room.ids.get('A01'), 'CP111111111CY', 'RESERVED'],
      [room.ids.get('A02'), 'CP222222222CY', 'RESERVED'],
    ]);
    expect(within(done).getByText(`booked as ${parcels[0]!.bookNumber}`)).toBeInTheDocument();
    await room.user.click(within(done).getByText('Reserve another for this customer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Box A01')).toBeNull();
    await waitFor(() => expect(room.box('A01')).toHaveAccessibleName(/Reserved/));
    await room.choose('A03');
    await room.fill('A03', 'CP333333333CY');
    await room.submit();
    await room.user.click(await screen.findByText('Back to customers'));
    await waitFor(() => expect(room.app.address()).toBe('/app/members'));
  });

  it('of five, the one that is refused stays in the form; a box that was taken meanwhile is named, with the nearest free one', async () => {
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
});
