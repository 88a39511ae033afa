// Parcels are scanned into the warehouse and out of it, one after another.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { deliveries } from '../../../contract/messages/deliveries.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { listenToWire } from '../../resources/wire.ts';
import { withTextIds } from '../../kit/screens/textIds.ts';

const server = await fileServer();

const newest = (ordersStatus: ParcelStatus) =>
  readRow(server, 'parcels', { ordersStatus }, undefined, 'ordersId desc');
const statusOf = async (ordersId: number) =>
  readRow(server, 'parcels', { ordersId }, ['ordersStatus', 'warehouseLocation']);

it('keeps the focus for the next scan, and lists what was done and what could not (R1.25, R2.141)', async () => {
  const { ordersId, parcelNumber } = await newest('STORED');
  const { user } = await openApp({ server, at: '/app/ToWarehouse', user: 'operator' });
  const number = await screen.findByLabelText('Parcel number');
  expect(number).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Please enter parcel number')).toBeInTheDocument();

  await user.type(screen.getByLabelText(/Location/), 'Shelf 4');
  await user.type(number, `${parcelNumber.toLowerCase()}{Enter}`);
  expect(number).toHaveValue('');
  expect(number).toHaveFocus();
  const scans = () => within(screen.getByRole('region', { name: 'Processed this session' }));
  await user.click(await scans().findByRole('button', { name: 'Yes, it is here' }));
  expect(number).toHaveFocus();
  expect(await scans().findByText('In-Ware')).toBeInTheDocument();
  expect(await statusOf(ordersId)).toEqual({
    ordersStatus: 'WAREHOUSE_STORED',
    warehouseLocation: 'Shelf 4',
  });

  await user.click(screen.getByRole('button', { name: 'Out-Ware' }));
  expect(number).toHaveFocus();
  await user.keyboard(`${parcelNumber}{Enter}`);
  expect(await scans().findByText('Out-Ware')).toBeInTheDocument();
  expect((await statusOf(ordersId)).ordersStatus).toBe('WAREHOUSE_COLLECTED');

  await user.keyboard(`${parcelNumber}{Enter}nobody{Enter}`);
  const why = await scans().findByText('No parcel with this number is in the warehouse.');
  expect(why).toBeInTheDocument();
  expect(await scans().findByText('There is no parcel NOBODY.')).toBeInTheDocument();
  expect(scans().getAllByRole('listitem')).toHaveLength(4);
  expect(scans().getByText('2 done, 2 failed')).toBeInTheDocument();
});

it('a scan that did not arrive says why once, and is sent again as it was', async () => {
  const { ordersId, parcelNumber } = await newest('WAREHOUSE_STORED');
  const { user, network } = await openApp({ server, at: '/app/ToWarehouse', user: 'operator' });
  network.use(http.post('*/parcel/warehouse/status', () => HttpResponse.error(), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Out-Ware' }));
  await user.type(screen.getByLabelText('Parcel number'), `${parcelNumber}{Enter}`);
  const scans = within(screen.getByRole('region', { name: 'Processed this session' }));
  const again = await scans.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(again);
  expect(await scans.findByText('Out-Ware')).toBeVisible();
  expect((await statusOf(ordersId)).ordersStatus).toBe('WAREHOUSE_COLLECTED');
  await user.type(screen.getByLabelText('Parcel number'), `NOBODY{Enter}`);
  expect(await scans.findByText('There is no parcel NOBODY.')).toBeVisible();
  expect(scans.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('where ids are texts, whether the customer will read of it is asked by the id as it was written', async () => {
  const { parcelNumber, ordersId } = await newest('STORED');
  const app = await openApp({ ...(await withTextIds(server)), at: '/app/ToWarehouse' });
  const wire = listenToWire(app);
  await app.user.type(await screen.findByLabelText('Parcel number'), `${parcelNumber}{Enter}`);
  const asked = { event: 'WAREHOUSE', ordersId: `k${ordersId}` };
  await waitFor(() => expect(wire.of(deliveries.one.path)).toEqual([asked]));
});
