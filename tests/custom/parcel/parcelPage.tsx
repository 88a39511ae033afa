// The page of a parcel for its tests: a demo parcel in a state, and the page opened on it.
import { screen } from '@testing-library/react';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { openApp, type OpenAppOptions } from '../../kit/screens/openApp.tsx';
import type { OpenServer } from '../../kit/servers/openServer.ts';

/** A demo parcel for a registered customer that is in this state and holds its box alone. */
export function parcelThatIs(server: OpenServer, ordersStatus: ParcelStatus) {
  return server.database.db
    .selectFrom('parcels')
    .innerJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .selectAll('parcels')
    .select(['boxes.name as boxName', 'lockers.lockerName'])
    .where('ordersStatus', '=', ordersStatus)
    .where('parcelType', '=', 'DEPOSIT_PARCEL')
    .where('memberId', 'is not', null)
    .where('withOrdersId', 'is', null)
    .where('ordersId', 'not in', (with_) =>
      with_
        .selectFrom('parcels as other')
        .select('other.withOrdersId')
        .where('other.withOrdersId', 'is not', null),
    )
    .orderBy('ordersId', 'desc')
    .executeTakeFirstOrThrow();
}

/** Opens the page of a parcel and waits for its heading. */
export async function openParcel(
  server: OpenServer,
  { ordersId, parcelNumber }: { ordersId: number; parcelNumber: string },
  options: OpenAppOptions = {},
) {
  const app = await openApp({
    server,
    user: 'admin',
    at: `/app/order-view?ordersId=${ordersId}`,
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: parcelNumber });
  return app;
}
