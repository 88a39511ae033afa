// A provider's traffic: its current parcels and the latest calls of its systems.
import type { ProviderTraffic } from '../../contract/people/providers.ts';
import type { ParcelStatus } from '../../domain/parcels/parcels.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import { countRows } from '../db/countRows.ts';
import type { Db } from '../db/tables.ts';

/** Number of latest calls returned. */
const LATEST = 20;

/** Statuses in which a parcel is in the network. */
export const UNDER_WAY: readonly ParcelStatus[] = [...HOLDING_STATUSES, 'WAREHOUSE_STORED'];

/** The provider's announced parcels, parcels in the network, and agents, counted. */
export async function livingOf(db: Db, providerId: number) {
  const announced = db.selectFrom('announcements').where('providerId', '=', providerId);
  const living = db
    .selectFrom('parcels')
    .where('providerId', '=', providerId)
    .where('ordersStatus', 'in', UNDER_WAY);
  const couriers = db
    .selectFrom('agents')
    .where('providerId', '=', providerId)
    .where('deletedAt', 'is', null);
  return {
    announcedCount: await countRows(announced),
    livingCount: await countRows(living),
    agentCount: await countRows(couriers),
  };
}

/** The same with the latest calls, newest first. */
export async function trafficOf(db: Db, providerId: number): Promise<ProviderTraffic> {
  const calls = await db
    .selectFrom('providerCalls')
    .select(['callId', 'call', 'parcelNumber', 'result', 'callingTime', 'time'])
    .where('providerId', '=', providerId)
    .orderBy('time', 'desc')
    .orderBy('callId', 'desc')
    .limit(LATEST)
    .execute();
  return { ...(await livingOf(db, providerId)), calls };
}
