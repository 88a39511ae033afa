// The actions available for a parcel now, by its status and the user's permissions.
import { boxes } from '../../../contract/boxes/boxes.ts';
import { cases } from '../../../contract/operations/cases.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { holdsBox, isBooked, isInBox } from '../../../domain/parcels/parcelMoves.ts';
import { isOutgoing } from '../../../domain/parcels/parcels.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { Guarded } from '../../engine/mayUse.ts';

/** In button order; the most serious last. */
export const ACTIONS = [
  'resendPin',
  'changeExpiry',
  'changeNumber',
  'openCase',
  'cancel',
  'openBox',
] as const;
export type Action = (typeof ACTIONS)[number];

interface Offer {
  readonly icon: IconName;
  readonly grave?: boolean;
  /** All endpoints it calls. */
  readonly asks: readonly Guarded[];
  readonly fits: (parcel: ParcelInfo) => boolean;
}

/** R4.36, R4.37. */
const booked = ({ ordersStatus }: ParcelInfo) => isBooked(ordersStatus);

export const OFFERS: Readonly<Record<Action, Offer>> = {
  resendPin: {
    icon: 'refresh',
    asks: [parcelActions.resendPin],
    fits: (parcel) => isInBox(parcel.ordersStatus) && !isOutgoing(parcel.parcelType),
  },
  /** R4.38. */
  changeExpiry: {
    icon: 'clock',
    asks: [parcelActions.changeExpiry],
    fits: ({ ordersStatus }) => isInBox(ordersStatus),
  },
  changeNumber: { icon: 'edit', asks: [parcelActions.changeNumber], fits: booked },
  openCase: { icon: 'log', asks: [cases.create], fits: () => true },
  cancel: { icon: 'cross', grave: true, asks: [parcelActions.cancel], fits: booked },
  openBox: {
    icon: 'unlock',
    grave: true,
    asks: [boxes.remoteOpen, boxes.openTask, lockers.one],
    fits: ({ boxId, ordersStatus }) => boxId !== null && holdsBox(ordersStatus),
  },
};

/** The actions offered for this parcel to a user who `mayUse` them. */
export const actionsFor = (parcel: ParcelInfo, mayUse: (what: Guarded) => boolean): Action[] =>
  ACTIONS.filter((action) => {
    const { fits, asks } = OFFERS[action];
    return fits(parcel) && asks.every(mayUse);
  });
