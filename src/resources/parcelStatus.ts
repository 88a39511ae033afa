// How a parcel's state is signed wherever parcels are listed: grey is normal, a colour means that somebody has to act.
import { badge } from '../engine/fields/badge.tsx';

export const parcelStatus = badge({
  RESERVED: { icon: 'ticket' },
  STORED: { icon: 'parcel' },
  FINISHED: { icon: 'check' },
  CANCELED: { icon: 'cross' },
  WAREHOUSE_STORED: { icon: 'boxes' },
  WAREHOUSE_COLLECTED: { icon: 'truck' },
  FAILED_DEPOSIT: { icon: 'warn', tone: 'warn' },
  EXPIRED: { icon: 'late', tone: 'alarm' },
  REMOVE: { icon: 'minus' },
});
