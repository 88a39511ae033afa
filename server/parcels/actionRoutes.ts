// Routes: actions of staff on parcels, each in one transaction with its box, history and message.
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { pinResets } from '../../contract/parcels/pinResets.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { refuseStale } from '../http/staleSave.ts';
import { changeExpiry } from './changeExpiry.ts';
import { cancelParcel, renumberParcel, type Check } from './changeParcel.ts';
import { registeredOwner, unregisteredOwner } from '../reservations/reservationOwners.ts';
import { resendPin, revealPin } from './resendPin.ts';
import { reserveBox, type OwnerColumns, type Wanted } from '../reservations/reserveBox.ts';
import { moveThroughWarehouse } from './moveThroughWarehouse.ts';
import { doneBy } from '../events/doneBy.ts';

async function reserve(
  context: RequestContext,
  wanted: Wanted,
  ownerOf: (trx: Trx) => Promise<OwnerColumns> | OwnerColumns,
) {
  const { ordersId, bookNumber } = await context.database.transaction(async (trx) =>
    reserveBox(trx, wanted, await ownerOf(trx), doneBy(context), context.user.username),
  );
  return { ordersId, bookNumber };
}

async function done(
  context: RequestContext,
  work: (trx: Trx) => Promise<void>,
): Promise<Record<string, never>> {
  await context.database.transaction(work);
  return {};
}

/** Rejects a change based on an outdated state of the parcel. */
const fresh =
  (trx: Trx, context: RequestContext): Check =>
  ({ ordersId, parcelNumber, expiryTime, lastUpdatedTime }) =>
    refuseStale(trx, context, ['parcel', ordersId], {
      ordersId,
      parcelNumber,
      expiryTime,
      lastUpdatedTime,
    });

export const parcelActionRoutes = routesOf(parcelActions, {
  reserve: (params, context) => reserve(context, params, (trx) => registeredOwner(trx, params)),
  reserveUnregistered: (params, context) =>
    reserve(context, params, () => unregisteredOwner(params)),
  cancel: ({ ordersId }, context) =>
    done(context, (trx) => cancelParcel(trx, ordersId, doneBy(context), fresh(trx, context))),
  changeNumber: ({ ordersId, parcelNumber }, context) =>
    done(context, (trx) =>
      renumberParcel(trx, ordersId, parcelNumber, doneBy(context), fresh(trx, context)),
    ),
  changeExpiry: ({ ordersId, expiryTime }, context) =>
    context.database.transaction(async (trx) => ({
      changed: await changeExpiry(trx, ordersId, expiryTime, doneBy(context), fresh(trx, context)),
    })),
  resendPin: ({ ordersId }, context) =>
    context.database.transaction(async (trx) => ({
      delivery: await resendPin(trx, ordersId, doneBy(context), context, fresh(trx, context)),
    })),
  warehouse: (scan, context) =>
    context.database.transaction((trx) =>
      moveThroughWarehouse(trx, scan, doneBy(context), context.config.timeZone),
    ),
});

export const pinResetRoutes = routesOf(pinResets, {
  reveal: ({ ordersId }, context) => {
    const needs = ['PARCEL_EDIT'] as const;
    if (!holdsAny(context.user.authoritySet, needs))
      throw new Problem('NOT_ALLOWED', { values: { needs: needs.join(', ') } });
    return context.database.transaction(async (trx) => ({
      pinCode: await revealPin(trx, ordersId, doneBy(context), context, fresh(trx, context)),
    }));
  },
});
