// A parcel that may lie in a flagged box: what its alert and its box say, and what staff do about it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { listAlerts } from '../server/alerts/listAlerts.ts';
import { ParcelServer } from '../server/parcels/parcelServer.ts';
import { openLocker } from '../server/terminals/openLocker.ts';

const server = await fileServer();
const staff = await server.signIn('admin');

/** A parcel that was laid in after its booking was cancelled; gives its page's parts. */
async function straying() {
  const locker = await openLocker({ server, staff, clock: { now: Date.now() } });
  const parcels = new ParcelServer(locker);
  const ordersId = await parcels.book();
  await server.ask(parcelActions.cancel, { ordersId }, { token: staff });
  await parcels.report('DEPOSITED', ordersId);
  const [alert] = await listAlerts(server, staff, { lockerId: locker.lockerId });
  const { parcelNumber } = await parcels.parcel(ordersId);
  return { locker, parcels, ordersId, parcelNumber, at: `/app/alerts/${alert?.id}/show` };
}

it('the alert says what to do, and records the parcel that was found', async () => {
  const { parcels, ordersId, parcelNumber, at } = await straying();
  const { user } = await openApp({ server, user: 'admin', at });
  const section = await screen.findByRole('region', { name: 'A parcel may be in this box' });
  expect(within(section).getByText(/Open it and check/)).toBeVisible();
  expect(within(section).getByText(/Booking Cancelled/)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: `Record parcel ${parcelNumber}` }));
  expect(
    await screen.findByText(
      `Parcel ${parcelNumber} is recorded. Its page shows whether the message with its PIN was sent.`,
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A parcel may be in this box')).toBeNull());
  expect(await parcels.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
});
