// Jobs that end bookings without a deposit and expire uncollected parcels. Safe with several servers.
import { sql, type SqlBool } from 'kysely';
import type { ParcelAction } from '../../domain/parcels/parcelMoves.ts';
import { RESERVATION_ENDS_AFTER_MS } from '../../domain/parcels/reservation.ts';
import type { Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import { lockBoxesForUpdate } from './lockParcelForUpdate.ts';
import { moveParcel, type Circumstances } from './moveParcel.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';

/** Parcels per transaction, kept small: with the embedded database all requests share one session. */
const BATCH = 20;

/** Which parcels are due; matches the indexes parcelsAwaited and parcelsEnding. */
const DUE: Record<'TIME_OUT' | 'EXPIRE', (now: number) => ReturnType<typeof sql<SqlBool>>> = {
  TIME_OUT: (now) => sql<SqlBool>`"ordersStatus" = 'RESERVED'
    and coalesce("bookTime", "creationTime") <= ${now - RESERVATION_ENDS_AFTER_MS}`,
  EXPIRE: (now) => sql<SqlBool>`"ordersStatus" = 'STORED' and "expiryTime" <= ${now}`,
};

/** Locks boxes first; rows locked by others are left for the next run. */
async function claim(trx: Trx, action: keyof typeof DUE, now: number) {
  const due = DUE[action](now);
  const found = await trx
    .selectFrom('parcels')
    .select(['ordersId', 'boxId'])
    .where(due)
    .limit(BATCH)
    .execute();
  if (found.length === 0) return [];
  const boxes = await trx
    .selectFrom('boxes')
    .select('boxId')
    .where(
      'boxId',
      'in',
      found.map(({ boxId }) => boxId),
    )
    .orderBy('boxId')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const parcels = await trx
    .selectFrom('parcels')
    .selectAll()
    .where(
      'ordersId',
      'in',
      found.map(({ ordersId }) => ordersId),
    )
    .where(due)
    .orderBy('ordersId')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const held = new Set(boxes.map(({ boxId }) => boxId));
  return parcels.filter(({ boxId }) => boxId === null || held.has(boxId));
}

async function moveDue(
  { database, now }: JobContext,
  action: Extract<ParcelAction, keyof typeof DUE>,
): Promise<number> {
  const time = now();
  const circumstances: Circumstances = {
    by: { time, byType: 'SERVER' },
    now: time,
    change: action === 'TIME_OUT' ? { cancelTime: time } : {},
  };
  let count = 0;
  for (let last = BATCH; last === BATCH; count += last)
    last = await database.transaction(async (trx) => {
      const claimed = await claim(trx, action, time);
      for (const parcel of claimed) {
        // It is locked already, and an earlier parcel of this batch may have changed it.
        const boxes = await lockBoxesForUpdate(trx, [parcel.boxId]);
        const moved = await moveParcel(trx, { parcel, boxes }, action, circumstances);
        if (action === 'EXPIRE') await notifyOwner(trx, 'EXPIRY', moved, time);
      }
      return claimed.length;
    });
  return count;
}

/** Ends bookings whose parcel did not arrive in time and frees their boxes. Returns how many. */
export const endBookings = (services: JobContext): Promise<number> => moveDue(services, 'TIME_OUT');

/** Expires parcels whose storage time is over and notifies their owners. Returns how many. */
export const expireParcels = (services: JobContext): Promise<number> => moveDue(services, 'EXPIRE');
