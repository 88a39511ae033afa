// Parcels are scanned into the warehouse where ids are texts.
import { screen, waitFor } from '@testing-library/react';
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

it('where ids are texts, whether the customer will read of it is asked by the id as it was written', async () => {
  const { parcelNumber, ordersId } = await newest('STORED');
  const app = await openApp({ ...(await withTextIds(server)), at: '/app/ToWarehouse' });
  const wire = listenToWire(app);
  await app.user.type(await screen.findByLabelText('Parcel number'), `${parcelNumber}{Enter}`);
  const asked = { event: 'WAREHOUSE', ordersId: `k${ordersId}` };
  await waitFor(() => expect(wire.of(deliveries.one.path)).toEqual([asked]));
});
