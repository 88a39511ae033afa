// What can be done to a parcel on its page: each act as its state allows, each message where it belongs.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { moment } from '../../../src/engine/fields/clock.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { factOf, openParcel, parcelThatIs } from './parcelPage.tsx';

const DAY = 24 * 60 * 60 * 1_000;
let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const named = (name: string) => ({ name });
const row = (ordersId: number) =>
  server.database.db
    .selectFrom('parcels')
    .selectAll()
    .where('ordersId', '=', ordersId)
    .executeTakeFirstOrThrow();

/** The lines of the time line once the first of them says this. */
async function newestLine(first: string): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', named('What happened'));
  const lines = () => within(list).getAllByRole('listitem');
  await waitFor(() => expect(lines()[0]).toHaveTextContent(first));
  return lines();
}

/** The acts that are offered at the right of the number. */
const offered = () => {
  const room = document.querySelector<HTMLElement>('.page-acts');
  const actions = room ? [...room.querySelectorAll('a, button')] : [];
  return actions.map((act) => act.textContent);
};

describe('What is offered', () => {
  it.each<[ParcelStatus, string[]]>([
    ['RESERVED', ['Change parcel number', 'Open a case', 'Cancel booking', 'Open box']],
    ['STORED', ['Reset pin code', 'Change expiry time', 'Open a case', 'Open box']],
    ['EXPIRED', ['Reset pin code', 'Change expiry time', 'Open a case', 'Open box']],
    ['FINISHED', ['Open a case']],
    ['CANCELED', ['Open a case']],
  ])(
    'to a parcel that is %s is what the table of moves has, and a case',
    async (status, actions) => {
      const parcel = await parcelThatIs(server, status);
      await openParcel(server, parcel);
      expect(offered().map((act) => act?.replace(/ [A-Z]\d\d$/, ''))).toEqual(actions);
    },
  );

  it('is no PIN to an outgoing parcel: couriers sign in', async () => {
    const parcel = await parcelThatIs(server, 'EXPIRED');
    const { db } = server.database;
    const turn = (parcelType: 'DELIVER_PARCEL' | 'DEPOSIT_PARCEL') =>
      db.updateTable('parcels').set({ parcelType }).where('ordersId', '=', parcel.ordersId);
    await turn('DELIVER_PARCEL').execute();
    await openParcel(server, parcel);
    expect(offered()).toContain('Change expiry time');
    expect(offered()).not.toContain('Reset pin code');
    await turn('DEPOSIT_PARCEL').execute();
  });

  it('is nothing to somebody who may only look', async () => {
    await openParcel(server, await parcelThatIs(server, 'STORED'), { user: 'viewer' });
    expect(offered()).toEqual([]);
  });

  it('on a phone lies at the thumb, the rest behind one button', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel, { width: 390 });
    expect(screen.getByRole('button', named('Reset pin code'))).toBeVisible();
    expect(screen.queryByRole('button', named('Change expiry time'))).toBeNull();
    await user.click(screen.getByRole('button', named('More')));
    await user.click(await screen.findByRole('menuitem', named('Change expiry time')));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Change expiry time of');
  });
});

describe('The expiry time', () => {
  it('an expiry before the current one is refused: that is said at the field, and nothing is changed (R4.39)', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Change expiry time')));
    const asking = await screen.findByRole('dialog');
    const field = within(asking).getByLabelText('Expiry time');
    expect(field).toHaveValue(moment(parcel.expiryTime!));
    await user.clear(field);
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    expect(field).toHaveAccessibleDescription('Enter a date and a time.');
    await user.type(field, moment(parcel.expiryTime! - DAY));
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    expect(field).toHaveAccessibleDescription(
      'The expiry time cannot be before the current expiry time.',
    );
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, moment(Date.now() + 400 * DAY));
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    expect(field).toHaveAccessibleDescription(
      'The expiry time cannot be more than 366 days from now.',
    );
    expect((await row(parcel.ordersId)).expiryTime).toBe(parcel.expiryTime);
  });

  it('of an expired parcel can be set later: it is stored again, and the time line says so (R4.38, R8.19)', async () => {
    const parcel = await parcelThatIs(server, 'EXPIRED');
    const { user } = await openParcel(server, parcel);
    const later = Math.floor((Date.now() + 3 * DAY) / 60_000) * 60_000;
    await user.click(screen.getByRole('button', named('Change expiry time')));
    const asking = await screen.findByRole('dialog');
    const field = within(asking).getByLabelText('Expiry time');
    await user.clear(field);
    await user.type(field, moment(later));
    await user.click(within(asking).getByRole('button', named('Change expiry time')));
    expect(await screen.findByText('Update success')).toBeVisible();
    await waitFor(() =>
      expect(factOf('Times', 'Extra expiry time')).toHaveTextContent(moment(later)),
    );
    const [next, newest] = await newestLine('Next: it expires');
    expect(next).toHaveTextContent(moment(later));
    expect(newest).toHaveTextContent('May stay longer');
    expect(newest).toHaveTextContent('Expired → Deposited');
    expect(newest).toHaveTextContent(`From ${moment(parcel.expiryTime!)} to ${moment(later)}`);
  });
});

describe('The pin code', () => {
  it('is sent anew after it was asked; nobody sees it, and the message is told of by a masked address (R4.40)', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Reset pin code')));
    const asking = await screen.findByRole('dialog');
    expect(asking).toHaveTextContent('The one sent before opens nothing any more.');
    await user.click(within(asking).getByRole('button', named('Reset pin code')));
    expect(await screen.findByText('The new pin code is on its way.')).toBeVisible();
    expect((await row(parcel.ordersId)).pinHmac).not.toBe(parcel.pinHmac);
    const line = await screen.findByText('Pin code sent again');
    expect(line.closest('li')).toHaveTextContent(/(SMS|E-mail) to \S*•••\S*, not sent yet/);
  });
});

describe('A booked parcel', () => {
  it('can be given another number, in capitals; none is refused at the field (R4.37)', async () => {
    const parcel = await parcelThatIs(server, 'RESERVED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Change parcel number')));
    const asking = await screen.findByRole('dialog');
    const field = within(asking).getByLabelText('Parcel number');
    await user.clear(field);
    await user.click(within(asking).getByRole('button', named('Change parcel number')));
    expect(field).toHaveAccessibleDescription('Please enter parcel number');
    await user.type(field, 'rr123new5cy{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'RR123NEW5CY' });
    expect((await row(parcel.ordersId)).parcelNumber).toBe('RR123NEW5CY');
    expect(await screen.findByText(`From ${parcel.parcelNumber} to RR123NEW5CY`)).toBeVisible();
  });

  it('is cancelled after a confirmation: who leaves the question cancels nothing (R4.36)', async () => {
    const parcel = await parcelThatIs(server, 'RESERVED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Cancel booking')));
    const question = { name: `Cancel the booking of ${parcel.parcelNumber}?` };
    const asking = await screen.findByRole('dialog', question);
    await user.click(within(asking).getByRole('button', named('Cancel')));
    expect((await row(parcel.ordersId)).ordersStatus).toBe('RESERVED');

    await user.click(screen.getByRole('button', named('Cancel booking')));
    const again = await screen.findByRole('dialog', question);
    await user.click(within(again).getByRole('button', named('Cancel booking')));
    await waitFor(() => expect(offered()).toEqual(['Open a case']));
    expect((await row(parcel.ordersId)).ordersStatus).toBe('CANCELED');
    const [newest] = await newestLine('Booking Cancelled');
    expect(newest).toHaveTextContent('Booked → Booking Cancelled');
  });
});
