// What staff do to parcels, each in one transaction with its box, its history and its message.
import type { Transaction } from 'kysely';
import { parcelActs } from '../../contract/parcelActs.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { refuseStale } from '../http/staleSave.ts';
import { changeExpiry } from './changeExpiry.ts';
import { cancelParcel, renumberParcel, type Check } from './changeParcel.ts';
import { registeredOwner, unregisteredOwner } from '../reservations/reservationOwners.ts';
import { resendPin } from './resendPin.ts';
import { reserveBox, type OwnerColumns, type Wanted } from '../reservations/reserve.ts';
import { moveThroughWarehouse } from './warehouse.ts';
import { doneBy } from '../events/actor.ts';

type Trx = Transaction<Tables>;

async function reserve(
  ask: Ask,
  wanted: Wanted,
  ownerOf: (trx: Trx) => Promise<OwnerColumns> | OwnerColumns,
) {
  const { ordersId, bookNumber } = await ask.database.transaction(async (trx) =>
    reserveBox(trx, wanted, await ownerOf(trx), doneBy(ask), ask.user.username),
  );
  return { ordersId, bookNumber };
}

async function done(ask: Ask, work: (trx: Trx) => Promise<void>): Promise<Record<string, never>> {
  await ask.database.transaction(work);
  return {};
}

/** A change that was made from another state of the parcel is refused. */
const fresh =
  (trx: Trx, ask: Ask): Check =>
  ({ ordersId, parcelNumber, expiryTime, lastUpdatedTime }) =>
    refuseStale(trx, ask, ['parcel', ordersId], {
      ordersId,
      parcelNumber,
      expiryTime,
      lastUpdatedTime,
    });

export const parcelActAnswers = answer(parcelActs, {
  reserve: (asked, ask) => reserve(ask, asked, (trx) => registeredOwner(trx, asked)),
  reserveUnregistered: (asked, ask) => reserve(ask, asked, () => unregisteredOwner(asked)),
  cancel: ({ ordersId }, ask) =>
    done(ask, (trx) => cancelParcel(trx, ordersId, doneBy(ask), fresh(trx, ask))),
  changeNumber: ({ ordersId, parcelNumber }, ask) =>
    done(ask, (trx) => renumberParcel(trx, ordersId, parcelNumber, doneBy(ask), fresh(trx, ask))),
  changeExpiry: ({ ordersId, expiryTime }, ask) =>
    done(ask, (trx) => changeExpiry(trx, ordersId, expiryTime, doneBy(ask), fresh(trx, ask))),
  resendPin: ({ ordersId }, ask) =>
    done(ask, (trx) => resendPin(trx, ordersId, doneBy(ask), ask.secrets, fresh(trx, ask))),
  warehouse: (scan, ask) =>
    done(ask, (trx) => moveThroughWarehouse(trx, scan, doneBy(ask), ask.config.timeZone)),
});
