// When nothing can be reserved and why, who is not registered, and what is not lost on the way out.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withoutGateways, withSmsGateway } from '../../kit/smsGateway.ts';
import { openReservation, type Room } from './reservationApp.tsx';

describe('"No reservation into a locker that is DISABLED, nor for a member who is suspended or not ACTIVE"', () => {
  const cases = [
    ['suspendFlag', { member: { suspendFlag: true } }, /^This customer is suspended/],
    ['SUSPEND', { member: { memberStatus: 'SUSPEND' } }, /^This customer is suspended/],
    ['INACTIVE', { member: { memberStatus: 'INACTIVE' } }, /^This customer is not active/],
    ['DISABLE', { locker: { lockerStatus: 'DISABLE' } }, /^This locker is disabled/],
  ] as const;
  it.each(cases)('%s', async (_name, spec, says) => {
    const room = await openReservation(spec);
    await room.chooseSize('M');
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
    expect(room.box('A01')).toHaveAttribute('aria-disabled', 'true');
    const button = screen.getByRole('button', { name: 'Reserve' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('"an OFFLINE locker is allowed with a warning"', async () => {
    const room = await openReservation({ locker: { lockerSituation: 'OFFLINE' } });
    expect(await screen.findByText(/^This locker is offline/)).toBeInTheDocument();
    await room.chooseSize('M');
    await room.choose('A01');
    expect(screen.getByText('Box A01')).toBeInTheDocument();
  });
});

it('asks for a box at a box that can be had, and the grid says so', async () => {
  const boxes = [{ name: 'A01', status: 'OCCUPIED' as const }, { name: 'A02' }];
  const room = await openReservation({ boxes });
  await room.chooseSize('M');
  await room.submit();
  const words = 'Please select a compartment';
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('group', { name: /^Boxes of/ })).toHaveAccessibleDescription(words);
  expect(room.box('A02')).toHaveFocus();
});

describe('without a customer', () => {
  it('says what is missing and lets staff look one up', async () => {
    const room = await openReservation({}, '/app/AssignParcel');
    expect(await screen.findByText('Which customer?')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Mobile' })).toHaveAttribute('inputmode', 'tel');
    await room.user.type(screen.getByRole('combobox', { name: 'Name' }), 'Ada Reserver');
    const [found] = await screen.findAllByRole('option');
    await room.user.click(found!);
    await screen.findByText('Box size');
    expect(room.app.address()).toMatch(/AssignParcel\?memberId=\d+$/);
  });

  it('says that there is none of that number', async () => {
    await openReservation({}, '/app/AssignParcel?memberId=999999');
    expect(await screen.findByText('Customer not found')).toBeInTheDocument();
  });
});

/** Chooses the room's locker for somebody who is not registered. */
async function chooseLocker(room: Room): Promise<void> {
  await room.user.type(screen.getByRole('combobox', { name: 'Locker' }), room.lockerName);
  await room.user.click(await screen.findByRole('option', { name: room.lockerName }));
}

describe('somebody who is not registered', () => {
  it('is reached by mobile or e-mail: each message at its field (R2.103, R5.24, R5.25, R5.26, R5.27, R5.62)', async () => {
    const room = await openReservation({}, '/app/unregisteredCustomer');
    expect(screen.getByLabelText('Area code')).toHaveValue('00357');
    await room.submit();
    await screen.findByText('Please enter either a mobile number or email address.');
    expect(screen.getByText('Please select Locker')).toBeInTheDocument();
    await room.user.type(screen.getByLabelText('E-mail'), 'nobody');
    await screen.findByText('Your email incorrect');
    await room.user.type(screen.getByLabelText('E-mail'), '@example.test');
    await chooseLocker(room);
    await screen.findByText('Box size');
    await room.submit();
    await screen.findByText('Please select door size');
    await room.chooseSize('M');
    await room.submit();
    await screen.findByText('Please select a compartment');
  });

  it('is reserved for; then the page begins anew, or the parcel is cleared and the locker read again (R2.104, R2.105, R4.49, R4.50, R9.24)', async () => {
    const room = await openReservation({}, '/app/unregisteredCustomer');
    await room.user.type(screen.getByLabelText('Mobile'), '99 418-207');
    await chooseLocker(room);
    await room.chooseSize('M');
    await room.choose('A01');
    await room.fill('A01', 'CP800000001CY');
    await room.submit();
    await room.user.click(await screen.findByText('Another parcel for this recipient'));
    const [parcel] = await room.bookedIn();
    expect(parcel).toMatchObject({
      customerMobile: '99418207',
      customerAreaCode: '00357',
      ordersType: 'UNREGISTERED',
      parcelNumber: 'CP800000001CY',
    });
    expect(screen.getByLabelText('Mobile')).toHaveValue('99418207');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await waitFor(() => expect(room.box('A01')).toHaveAccessibleName(/Reserved/));
    await room.choose('A02');
    await room.fill('A02', 'CP800000002CY');
    await room.submit();
    await room.user.click(await screen.findByText('Another recipient'));
    await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Locker' })).toHaveValue('');
  });
});

it('one parcel, one number: a number that stands in the form already is said at once; one that has a box elsewhere when it is sent, also where ids are texts', async () => {
  const room = await openReservation({ hasTextIds: true });
  const other = await openNumber(room);
  await room.chooseSize('M');
  await room.choose('A01');
  await room.choose('A02');
  await room.fill('A01', other);
  await room.fill('A02', ` ${other.toLowerCase()}`);
  const repeated = 'This number is already in the form. Each parcel needs its own number.';
  await room.form('A02').findByText(repeated);
  expect(room.form('A01').queryByText(repeated)).toBeNull();
  await room.submit();
  expect(await room.bookedIn()).toHaveLength(1);
  await room.user.clear(room.form('A02').getByLabelText('Parcel number'));
  await room.fill('A02', 'CP810000002CY');
  await room.submit();
  const said = `Parcel ${other} already has a box. History check shows where.`;
  expect(await room.form('A01').findByText(said)).toHaveClass('Mui-error');
  expect(room.form('A01').getByLabelText('Parcel number')).toBeInvalid();
  const numbers = async () => (await room.bookedIn()).map(({ parcelNumber }) => parcelNumber);
  await waitFor(async () => expect(await numbers()).toEqual([other, 'CP810000002CY']));
  await room.user.type(room.form('A01').getByLabelText('Parcel number'), '9');
  expect(room.form('A01').queryByText(said)).toBeNull();
});

it('what depends on another field: a category that was chosen by hand stays (R5.20); price and reference go with their reason (R5.23)', async () => {
  const room = await openReservation();
  await room.chooseSize('M');
  await room.choose('A01');
  await room.choose('A02');
  await room.fill('A01', 'CP820000001CY');
  const a01 = room.form('A01');
  const category = a01.getByLabelText('Category');
  const found = (category as HTMLSelectElement).value;
  const options = await within(category).findAllByRole('option');
  const other = options.find((one) => !['', found].includes((one as HTMLOptionElement).value));
  await room.user.selectOptions(category, other!);
  expect(a01.queryByText('Found from the parcel number')).toBeNull();
  await room.user.type(a01.getByLabelText('Parcel number'), '{Backspace}Z');
  await room.fill('A02', 'CP820000002CY');
  expect(category).toHaveDisplayValue(other!.textContent);
  await room.user.click(a01.getByRole('button', { name: 'Price and reason' }));
  const [price, reference] = ['Price', /^Reference/].map((label) => a01.getByLabelText(label));
  expect(price).toBeDisabled();
  const reason = a01.getByLabelText(/^Price reason/);
  await waitFor(() => expect(within(reason).getAllByRole('option').length).toBeGreaterThan(1));
  await room.user.selectOptions(reason, within(reason).getAllByRole('option')[1]!);
  await room.user.type(price!, '2,5');
  await room.user.type(reference!, 'R');
  expect(price).toHaveValue('2.50');
  await room.user.selectOptions(reason, '');
  for (const one of [price, reference]) expect(one).toHaveValue('');
});

/** A number that is booked already. */
async function openNumber(room: Room): Promise<string> {
  await room.takeAway('B01', await room.server.signIn('admin'));
  const [parcel] = await room.bookedIn();
  return parcel?.parcelNumber ?? '';
}

it('leaving: with something entered asks first', async () => {
  const room = await openReservation();
  await room.chooseSize('M');
  await room.choose('A01');
  await room.user.click(screen.getByRole('link', { name: 'Change' }));
  const asks = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await room.user.click(within(asks).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(room.form('A01').getByLabelText('Parcel number')).toBeInTheDocument();
});

describe('says before the reservation whether the customer can be notified', () => {
  const notified = 'The customer is notified of the booking by SMS now.';
  const pin = 'The customer receives the PIN by SMS when the parcel is deposited.';

  it('for a customer', async () => {
    const { server } = await openReservation();
    await screen.findByText(/^The customer is not notified of the booking now: no gateway/);
    await screen.findByText(/^The customer cannot receive the PIN .*: no gateway is set up\.$/);
    expect(screen.queryByText(pin)).toBeNull();
    cleanup();
    await withSmsGateway(server);
    await openReservation();
    await screen.findByText(notified);
    await screen.findByText(pin);
    await screen.findByText(/^The customer is reminded by SMS/);
    await withoutGateways(server);
  });

  it('for a recipient without an account, by the addresses that are entered', async () => {
    const { server, user } = await openReservation({}, '/app/unregisteredCustomer');
    await withSmsGateway(server);
    const mail = await screen.findByLabelText('E-mail');
    expect(screen.queryByText(/^The customer/)).toBeNull();
    await user.type(mail, 'me');
    expect(screen.queryByText(/^The customer/)).toBeNull();
    await user.type(mail, '@example.test');
    await screen.findByText(/^The customer cannot receive the PIN .*: no gateway is set up\.$/);
    await user.type(screen.getByLabelText('Mobile'), '99123456');
    await screen.findByText(pin);
    await withoutGateways(server);
  });
});
