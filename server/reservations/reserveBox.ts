// Reserves a box for a parcel: all checks, the booking and its message in one transaction.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { parcelActions } from '../../contract/parcels/parcelActions.ts';
import type { Insertable } from 'kysely';
import { isFree, takesParcels, takesReservations } from '../../domain/boxes/bookable.ts';
import { bookNumber } from '../../domain/parcels/parcels.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { lockBoxesForUpdate, type Box, type Parcel } from '../parcels/lockParcelForUpdate.ts';
import { bookParcel } from '../parcels/moveParcel.ts';
import type { Doer } from '../events/append.ts';
import { keptParcelNumber, nextOrdersId } from './parcelNumber.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';

/** The input of both kinds of reservation. */
export type Wanted = ParsedInput<(typeof parcelActions)['reserve' | 'reserveUnregistered']>;

/** The parcel's owner and price. */
export type OwnerColumns = Pick<
  Insertable<ParcelsTable>,
  | 'memberId'
  | 'customerMobile'
  | 'customerAreaCode'
  | 'customerMail'
  | 'ordersType'
  | 'amountCents'
  | 'ordersAmountCents'
  | 'payStatus'
  | 'costReasonId'
  | 'reference'
>;

/** Rejects a DISABLED locker; an OFFLINE one accepts reservations. */
async function refuseLocker(trx: Trx, lockerId: number): Promise<void> {
  const locker = await trx
    .selectFrom('lockers')
    .select(['lockerName', 'lockerStatus'])
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'lockerId' }));
  if (!takesReservations(locker.lockerStatus))
    throw new Problem('LOCKER_DISABLED', {
      field: 'lockerId',
      values: { locker: locker.lockerName },
    });
}

/** The box type for the size; a locker's own boxes take no parcels. */
async function sizeOf(trx: Trx, name: string): Promise<number> {
  const size = await trx
    .selectFrom('boxTypes')
    .select(['boxTypeId', 'management'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow(() => badInput('boxTypeName', 'unknown'));
  if (!takesParcels(size)) throw badInput('boxTypeName', 'notAllowed');
  return size.boxTypeId;
}

async function refuseCategory(trx: Trx, category: string): Promise<void> {
  if (!(await hasRow(trx.selectFrom('parcelCategories').where('category', '=', category))))
    throw new Problem('CATEGORY_UNKNOWN', { field: 'category', values: { category } });
}

/** Locks the box: it must be of the locker and size, and free. */
async function freeBox(trx: Trx, wanted: Wanted): Promise<Box> {
  const boxTypeId = await sizeOf(trx, wanted.boxTypeName);
  const [box] = await lockBoxesForUpdate(trx, [wanted.boxId]);
  if (!box || box.lockerId !== wanted.lockerId || box.deletedAt !== null)
    throw new Problem('NOT_FOUND', { field: 'boxId' });
  const values = { box: box.name };
  if (box.boxTypeId !== boxTypeId)
    throw new Problem('BOX_NOT_THAT_SIZE', {
      field: 'boxId',
      values: { ...values, size: wanted.boxTypeName },
    });
  if (!isFree(box.status)) throw new Problem('BOX_TAKEN', { field: 'boxId', values });
  return box;
}

/**
 * Reserves the box and notifies the parcel's owner. Rejects a disabled locker, an unknown category, and a box of another
 * locker or size, or one that is not free; of concurrent requests, one gets it.
 * @param username the user who makes the reservation
 */
export async function reserveBox(
  trx: Trx,
  wanted: Wanted,
  owner: OwnerColumns,
  by: Doer,
  username: string,
): Promise<Parcel> {
  const parcelNumber = keptParcelNumber(wanted.parcelNumber);
  await refuseLocker(trx, wanted.lockerId);
  await refuseCategory(trx, wanted.category);
  const box = await freeBox(trx, wanted);
  const { category, parcelType, countryCode } = wanted;
  const ordersId = await nextOrdersId(trx);
  const facts = { category, parcelType, countryCode: countryCode.toUpperCase() };
  const parcel = await bookParcel(
    trx,
    box,
    {
      ...facts,
      ...owner,
      ordersId,
      parcelNumber,
      bookNumber: bookNumber(ordersId),
      reservedUsername: username,
    },
    { by, now: by.time },
  );
  await notifyOwner(trx, 'RESERVATION', parcel, by.time);
  return parcel;
}
