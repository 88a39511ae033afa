// The locker detail: its boxes with their parcels, devices and open alerts.
import type { LockerInfo } from '../../contract/lockers/lockers.ts';
import { isOccupied } from '../../domain/boxes/boxes.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import { maskPin } from '../../domain/parcels/parcels.ts';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { HEARTBEAT_TIME } from './heartbeatTime.ts';
import { boxesOf, countable, type BoxRow } from './lockerRows.ts';
import { devicesOf } from './saveDevices.ts';

/** The parcels in, or reserved for, the locker's boxes. PINs are never returned. */
async function ordersOf(db: Db, lockerId: number): Promise<LockerInfo['ordersList']> {
  const parcels = await db
    .selectFrom('parcels')
    .select([
      'ordersId',
      'boxId',
      'parcelNumber',
      'expressNumber',
      'bookNumber',
      'pinHmac',
      'parcelType',
      'ordersType',
    ])
    .select(['ordersStatus', 'storeTime', 'collectTime', 'expiryTime'])
    .where('lockerId', '=', lockerId)
    .where('boxId', 'is not', null)
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .orderBy('ordersId')
    .execute();
  return parcels.flatMap(({ boxId, pinHmac, ...parcel }) =>
    boxId === null ? [] : [{ ...parcel, boxId, pinCode: maskPin(pinHmac) }],
  );
}

const openAlertsOf = (db: Db, lockerId: number) =>
  db
    .selectFrom('alerts')
    .select(['alertType', 'startTime', 'boxId'])
    .where('lockerId', '=', lockerId)
    .where('endTime', 'is', null)
    .where('resolvedTime', 'is', null)
    .orderBy('startTime', 'desc')
    .execute();

/** Total and free boxes of each size, without the locker's own boxes. */
function countsBySize(boxes: readonly BoxRow[]): LockerInfo['boxTypeCountList'] {
  const counts = new Map<number, LockerInfo['boxTypeCountList'][number]>();
  for (const { boxTypeId, boxTypeName, status } of countable(boxes)) {
    const size = counts.get(boxTypeId) ?? {
      boxTypeId,
      name: boxTypeName,
      count: 0,
      availableCount: 0,
    };
    size.count += 1;
    if (status === 'AVAILABLE') size.availableCount += 1;
    counts.set(boxTypeId, size);
  }
  return [...counts.values()].toSorted((one, other) => one.boxTypeId - other.boxTypeId);
}

/** Who may know which parcels are in the boxes. */
const SEES_CONTENT = ['BOX_VIEW', 'PARCEL_VIEW', 'PARCEL_RESERVE'] as const;

/** The locker with this id: parcels and alerts for users who may see them. Throws NOT_FOUND. */
export async function readLocker(
  lockerId: number,
  db: Db,
  { authoritySet }: RequestContext['user'],
): Promise<LockerInfo> {
  const locker = await db
    .selectFrom('lockers')
    .selectAll()
    .select(HEARTBEAT_TIME.as('heartbeatTime'))
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const boxes = await boxesOf(db, [lockerId]);
  const counted = countable(boxes);
  return {
    ...locker,
    boxCount: counted.length,
    usedBoxCount: counted.filter(isOccupied).length,
    boxList: boxes.map((box) => ({ ...box, id: box.boxId, deleteFlag: false })),
    boxTypeCountList: countsBySize(boxes),
    ordersList: holdsAny(authoritySet, SEES_CONTENT) ? await ordersOf(db, lockerId) : [],
    deviceList: await devicesOf(db, lockerId),
    openAlertList: holdsAny(authoritySet, ['ALERT_VIEW']) ? await openAlertsOf(db, lockerId) : [],
  };
}
