// Scans a parcel into the warehouse, or out of it.
import type { ParsedInput, ParsedOutput } from '../../contract/endpoint.ts';
import type { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { isInBox, mayMove } from '../../domain/parcels/parcelMoves.ts';
import { latestEnd } from '../../domain/parcels/storageRules.ts';
import type { Trx } from '../db/tables.ts';
import { unknownNumber } from '../reservations/parcelNumber.ts';
import { Problem } from '../system/problem.ts';
import { straysIn } from '../boxes/strays.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';
import { lockParcelForUpdate, type Held } from './lockParcelForUpdate.ts';
import { moveParcel } from './moveParcel.ts';
import type { Doer } from '../events/append.ts';
import { numberOnLabel } from './numberOnLabel.ts';
import { standardExpiry } from './storageEnd.ts';

type Warehouse = (typeof parcelActions)['warehouse'];

const ACTIONS = { WAREHOUSE_STORED: 'IN_WARE', WAREHOUSE_COLLECTED: 'OUT_WARE' } as const;
const NONE = { IN_WARE: 'PARCEL_NOT_FOR_WAREHOUSE', OUT_WARE: 'PARCEL_NOT_IN_WAREHOUSE' } as const;

/** The newest parcel on this label for which the move is allowed. */
async function newestOf(trx: Trx, label: string, action: 'IN_WARE' | 'OUT_WARE'): Promise<number> {
  const stays = await trx
    .selectFrom('parcels')
    .select(['ordersId', 'ordersStatus'])
    .where('parcelNumber', '=', await numberOnLabel(trx, label))
    .orderBy('ordersId', 'desc')
    .execute();
  if (stays.length === 0) throw unknownNumber(label);
  const newest = stays.find(({ ordersStatus }) => mayMove(action, ordersStatus));
  if (!newest) throw new Problem(NONE[action], { field: 'parcelNumber' });
  return newest.ordersId;
}

/** A mistyped number must not take another parcel out of its box: the scan is refused, and says where the parcel is. */
async function refuseInBox(trx: Trx, { parcel, boxes }: Held): Promise<void> {
  if (!isInBox(parcel.ordersStatus)) return;
  const { lockerName } = await trx
    .selectFrom('lockers')
    .select('lockerName')
    .where('lockerId', '=', parcel.lockerId)
    .executeTakeFirstOrThrow();
  const box = boxes.find(({ boxId }) => boxId === parcel.boxId);
  throw new Problem('PARCEL_IN_BOX', {
    field: 'parcelNumber',
    values: {
      ordersId: parcel.ordersId,
      parcelNumber: parcel.parcelNumber,
      box: box?.name ?? '',
      locker: lockerName ?? '',
      storeTime: parcel.storeTime ?? parcel.creationTime,
    },
  });
}

/**
 * In-Ware restarts the storage time as for a new deposit; if the parcel was in a box, its owner is notified and the box
 * is to be checked. Out-Ware ends the parcel's life cycle.
 */
export async function moveThroughWarehouse(
  trx: Trx,
  { parcelNumber, location, status, confirmed = false }: ParsedInput<Warehouse>,
  by: Doer,
  timeZone: string,
): Promise<ParsedOutput<Warehouse>> {
  const action = ACTIONS[status];
  const held = await lockParcelForUpdate(trx, await newestOf(trx, parcelNumber, action));
  const { parcel } = held;
  const place = location ? { warehouseLocation: location } : {};
  const data = location ? { location } : {};
  if (action === 'OUT_WARE') {
    await moveParcel(trx, held, action, { by, now: by.time, change: place, data });
    return {};
  }
  if (!confirmed) await refuseInBox(trx, held);
  const warehouseExpiryTime = await standardExpiry(trx, parcel, by.time, timeZone);
  const { standardExpiryTime, extraExpiryTime } = parcel;
  const expiryTime = latestEnd(standardExpiryTime, extraExpiryTime, warehouseExpiryTime);
  const change = { ...place, warehouseExpiryTime, expiryTime };
  const moved = await moveParcel(trx, held, action, { by, now: by.time, change, data });
  const { ordersId, boxId, ordersStatus } = parcel;
  if (boxId === null || !isInBox(ordersStatus)) return {};
  await notifyOwner(trx, 'WAREHOUSE', { ...moved, boxId }, by.time);
  const stray = (await straysIn(trx, boxId)).find(
    (one) => one.parcelNumber === parcel.parcelNumber,
  );
  return stray?.ordersId === ordersId ? { boxToCheck: { boxId, strayId: stray.strayId } } : {};
}
