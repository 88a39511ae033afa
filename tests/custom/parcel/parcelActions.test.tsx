// What can be done to a parcel on its page: each act as its state allows, each message where it belongs.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { moment } from '../../../src/engine/fields/clock.ts';
import { readRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { withoutGateways, withWorkingSmsGateway } from '../../kit/smsGateway.ts';
import { factOf, openParcel, parcelThatIs } from './parcelPage.tsx';

const DAY = 24 * 60 * 60 * 1_000;
const server = await fileServer();

const named = (name: string) => ({ name });
const row = (ordersId: number) => readRow(server, 'parcels', { ordersId });

/** The lines of the time line once the first of them says this. */
async function newestLine(first: string): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', named('Timeline'));
  const lines = () => within(list).getAllByRole('listitem');
  await waitFor(() => expect(lines()[0]).toHaveTextContent(first));
  return lines();
}

/** The acts that are offered: in the headline, and at the right of the number. */
const offered = () =>
  ['.parcel-acts', '.page-acts'].flatMap((room) =>
    [...document.querySelectorAll(`${room} :is(a, button)`)].map((act) => act.textContent),
  );

const IN_BOX = [
  '+1 day',
  '+3 days',
  'Reset PIN',
  'Open box',
  'Move to warehouse',
  'Change expiry time',
  'New case',
];

describe('What is offered', () => {
  it.each<[ParcelStatus, string[]]>([
    ['RESERVED', ['Cancel booking', 'Open box', 'Change parcel number', 'New case']],
    ['STORED', IN_BOX],
    ['EXPIRED', IN_BOX],
    ['FINISHED', ['New case']],
    ['CANCELED', ['New case']],
  ])(
    'to a parcel that is %s is what the table of moves has, and a case',
    async (status, actions) => {
      const parcel = await parcelThatIs(server, status);
      await openParcel(server, parcel);
      expect(offered().map((act) => act?.replace(/ [A-Z]\d\d$/, ''))).toEqual(actions);
    },
  );

  it('one sentence says where it is and how late, and one press extends it from now (R4.38)', async () => {
    const parcel = await parcelThatIs(server, 'EXPIRED');
    const { user } = await openParcel(server, parcel);
    const headline = screen.getByRole('region', named('At a glance'));
    const since = `In box ${parcel.boxName} at ${parcel.lockerName} since ${moment(parcel.storeTime!)}`;
    expect(headline).toHaveTextContent(
      new RegExp(`${since}.*, expired \\d+ (minutes?|hours?|days?) ago`),
    );
    expect(
      await within(headline).findByText(/^Door (open|closed|not reported), terminal /),
    ).toBeVisible();
    const scan = within(headline).getByRole('link', named('Move to warehouse'));
    expect(scan).toHaveAttribute('href', `/app/ToWarehouse?parcelNumber=${parcel.parcelNumber}`);
    await user.click(within(headline).getByRole('button', named('+3 days')));
    expect(await screen.findByText(/^The parcel is stored until /)).toBeVisible();
    const { expiryTime, ordersStatus } = await row(parcel.ordersId);
    expect(ordersStatus).toBe('STORED');
    expect(Math.round((expiryTime! - Date.now()) / DAY)).toBe(3);
  });

  it.each([
    ['RESERVED', true],
    ['CANCELED', false],
  ] as const)('a price is to pay while the booking stands: %s', async (status, owes) => {
    const parcel = await parcelThatIs(server, status);
    const { ordersId } = parcel;
    await updateRows(server, 'parcels', { ordersId }, { payStatus: 'WAIT', amountCents: 501 });
    await openParcel(server, parcel);
    const { textContent } = screen.getByRole('region', named('At a glance'));
    expect(textContent.includes('5.01 to pay')).toBe(owes);
  });

  it('is no PIN to an outgoing parcel: couriers sign in', async () => {
    const parcel = await parcelThatIs(server, 'EXPIRED');
    const { db } = server.database;
    const turn = (parcelType: 'DELIVER_PARCEL' | 'DEPOSIT_PARCEL') =>
      db.updateTable('parcels').set({ parcelType }).where('ordersId', '=', parcel.ordersId);
    await turn('DELIVER_PARCEL').execute();
    await openParcel(server, parcel);
    expect(offered()).toContain('Change expiry time');
    expect(offered()).not.toContain('Reset PIN');
    await turn('DEPOSIT_PARCEL').execute();
  });

  it('is nothing to somebody who may only look', async () => {
    await openParcel(server, await parcelThatIs(server, 'STORED'), { user: 'viewer' });
    expect(offered()).toEqual([]);
  });

  it('on a phone lies at the thumb, the rest behind one button', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel, { width: 390 });
    expect(screen.getByRole('button', named('Reset PIN'))).toBeVisible();
    expect(screen.queryByRole('button', named('Change expiry time'))).toBeNull();
    await user.click(screen.getByRole('button', named('More')));
    await user.click(await screen.findByRole('menuitem', named('Change expiry time')));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Change the expiry time of');
  });
});

describe('The expiry time', () => {
  it('an expiry before the current one is refused: that is said at the field, and nothing is changed (R4.39)', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Change expiry time')));
    const asking = await screen.findByRole('dialog');
    const field = await within(asking).findByLabelText('Expires');
    expect(field).toHaveValue(moment(parcel.expiryTime!));
    await user.clear(field);
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    expect(field).toHaveAccessibleDescription('Enter a date and a time.');
    await user.type(field, moment(parcel.expiryTime! - DAY));
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The new expiry time cannot be before the current one.',
      ),
    );
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, moment(Date.now() + 400 * DAY));
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The expiry time cannot be more than 366 days from now.',
      ),
    );
    expect((await row(parcel.ordersId)).expiryTime).toBe(parcel.expiryTime);
  });

  it('of an expired parcel can be set later: it is stored again, and the time line says so (R4.38, R8.19)', async () => {
    const parcel = await parcelThatIs(server, 'EXPIRED');
    const { user } = await openParcel(server, parcel);
    const later = Math.floor((Date.now() + 3 * DAY) / 60_000) * 60_000;
    await user.click(screen.getByRole('button', named('Change expiry time')));
    const asking = await screen.findByRole('dialog');
    const field = await within(asking).findByLabelText('Expires');
    await user.clear(field);
    await user.type(field, moment(later));
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    expect(await screen.findByText('Update success')).toBeVisible();
    await waitFor(() =>
      expect(factOf('Times', 'Extra expiry time')).toHaveTextContent(moment(later)),
    );
    const [next, newest] = await newestLine('Next: it expires');
    expect(next).toHaveTextContent(moment(later));
    expect(newest).toHaveTextContent('Storage extended');
    expect(newest).toHaveTextContent('Expired → Deposited');
    expect(newest).toHaveTextContent(`From ${moment(parcel.expiryTime!)} to ${moment(later)}`);
  });
});

describe('The pin code', () => {
  it('is sent anew after it was asked; nobody sees it, and the message is told of by a masked address (R4.40)', async () => {
    await withWorkingSmsGateway(server);
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Reset PIN')));
    const asking = await screen.findByRole('dialog');
    await within(asking).findByText(/The previous PIN stops working\./);
    await user.click(await within(asking).findByRole('button', named('Reset PIN')));
    expect(
      await screen.findByText('A new PIN is set, and its message is being sent.'),
    ).toBeVisible();
    expect((await row(parcel.ordersId)).pinHmac).not.toBe(parcel.pinHmac);
    const line = await screen.findByText('New PIN');
    expect(line.closest('li')).toHaveTextContent(/(SMS|E-mail) to \S*•••\S*, not sent yet/);
  });

  it.each([
    ['en', 'Reset PIN', /No message can be sent: no gateway is set up/, 'Show a new PIN', 'Done'],
    ['zh', '重置取件码', /消息无法发出：尚未设置网关/, '显示新取件码', '完成'],
  ] as const)(
    'that no message can bring is shown once, on record (%s)',
    async (language, reset, why, show, done) => {
      await withoutGateways(server);
      const parcel = await parcelThatIs(server, 'STORED');
      const { user } = await openParcel(server, parcel, { language });
      await user.click(screen.getByRole('button', named(reset)));
      const asking = await screen.findByRole('dialog');
      await within(asking).findByText(why);
      expect(within(asking).queryByRole('button', named(reset))).toBeNull();
      await user.click(within(asking).getByRole('button', named(show)));
      const shown = await screen.findByText(/^\d{6}$/);
      const { pinHmac } = await row(parcel.ordersId);
      expect(pinHmac).not.toBe(parcel.pinHmac);
      const pin = shown.textContent;
      await user.click(screen.getByRole('button', named(done)));
      await waitFor(() => expect(screen.queryByText(pin)).toBeNull());
    },
  );

  it('stays valid where no message can leave and the role may not see it', async () => {
    await withoutGateways(server);
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel, { user: 'operator' });
    await user.click(screen.getByRole('button', named('Reset PIN')));
    const asking = await screen.findByRole('dialog');
    await within(asking).findByText(/The previous PIN stays valid\./);
    await user.click(within(asking).getByRole('button', named('Close')));
    expect((await row(parcel.ordersId)).pinHmac).toBe(parcel.pinHmac);
  });
});

it('A booked parcel can be given another number, in capitals; none is refused at the field (R4.37)', async () => {
  const parcel = await parcelThatIs(server, 'RESERVED');
  const { user } = await openParcel(server, parcel);
  await user.click(screen.getByRole('button', named('Change parcel number')));
  const asking = await screen.findByRole('dialog');
  const field = within(asking).getByLabelText('Parcel number');
  await user.clear(field);
  await user.click(within(asking).getByRole('button', named('Change parcel number')));
  expect(field).toHaveAccessibleDescription('Please enter parcel number');
  const other = await parcelThatIs(server, 'STORED');
  await user.type(field, other.parcelNumber);
  const says = `Parcel ${other.parcelNumber} already has a box. History check shows where.`;
  await waitFor(() => expect(field).toHaveAccessibleDescription(says));
  await user.clear(field);
  await user.type(field, 'rr123new5cy{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'RR123NEW5CY' });
  expect((await row(parcel.ordersId)).parcelNumber).toBe('RR123NEW5CY');
  expect(await screen.findByText(`From ${parcel.parcelNumber} to RR123NEW5CY`)).toBeVisible();
});
