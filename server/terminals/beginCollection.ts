// Starts a collection by PIN: the parcels it covers, their box, and the amount due.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { COLLECTION_VALID_MS } from '../../domain/limits.ts';
import { isInBox } from '../../domain/parcels/parcelMoves.ts';
import type { Trx } from '../db/tables.ts';
import { lockParcelForUpdate, type Parcel } from '../parcels/lockParcelForUpdate.ts';
import { dueOf } from './payAtTerminal.ts';

/** The customer's own parcels in the same box; never those of other customers. */
const parcelsInBoxOf = (trx: Trx, { lockerId, boxId }: Parcel) =>
  trx
    .selectFrom('parcels')
    .select(['ordersId', 'parcelNumber'])
    .where('lockerId', '=', lockerId)
    .where('boxId', '=', boxId)
    .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
    .orderBy('ordersId')
    .execute();

/** The parcel's collection: the one in progress with this PIN, or a new one. */
async function keep(
  trx: Trx,
  { ordersId, lockerId, pinHmac }: Parcel,
  boxId: number,
  now: number,
  ordersIds: number[],
) {
  const standing = { boxId, ordersIds: JSON.stringify(ordersIds), pinHmac, creationTime: now };
  const goesOn = sql<boolean>`"collections"."pinHmac" = ${pinHmac}
    and "collections"."creationTime" >= ${now - COLLECTION_VALID_MS}`;
  const { collectionId } = await trx
    .insertInto('collections')
    .values({ collectionId: randomUUID(), lockerId, ordersId, ...standing })
    .onConflict((is) =>
      is.column('ordersId').doUpdateSet({
        ...standing,
        collectionId: sql<string>`case when ${goesOn} then "collections"."collectionId"
          else "excluded"."collectionId" end`,
      }),
    )
    .returning('collectionId')
    .executeTakeFirstOrThrow();
  return collectionId;
}

/**
 * Starts the collection for this PIN at this locker; undefined if no parcel in it has the PIN.
 * @param pinHmac the stored HMAC of the PIN
 * @param now epoch milliseconds
 */
export async function beginCollection(
  trx: Trx,
  { lockerId, pinHmac, now }: { lockerId: number; pinHmac: string; now: number },
) {
  const found = await trx
    .selectFrom('parcels')
    .select('ordersId')
    .where('lockerId', '=', lockerId)
    .where('pinHmac', '=', pinHmac)
    .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { parcel, boxes } = await lockParcelForUpdate(trx, found.ordersId, { lockerId });
  const [box] = boxes;
  // It may have left, or have got another PIN, before it was locked.
  if (!box || parcel.pinHmac !== pinHmac || !isInBox(parcel.ordersStatus)) return undefined;
  const parcels = await parcelsInBoxOf(trx, parcel);
  const ordersIds = parcels.map(({ ordersId }) => ordersId);
  const due = await dueOf(trx, ordersIds);
  const { boxId, name: boxName, boardNumber, portNumber } = box;
  const cents = [...due.values()].reduce((sum, one) => sum + one, 0);
  return {
    collectionId: await keep(trx, parcel, boxId, now, ordersIds),
    ordersId: parcel.ordersId,
    boxId,
    boxName,
    boardNumber,
    portNumber,
    orders: parcels.map((one) => ({ ...one, toPay: (due.get(one.ordersId) ?? 0) / 100 })),
    toPay: cents / 100,
    mayOpen: cents === 0,
  };
}
