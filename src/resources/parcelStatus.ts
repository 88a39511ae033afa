// Icon and tone of a parcel's state in all lists: grey is normal, a colour requires action.
import { badge } from '../engine/fields/badge.tsx';

export const parcelStatus = badge({
  RESERVED: { icon: 'ticket' },
  STORED: { icon: 'parcel' },
  FINISHED: { icon: 'check' },
  CANCELED: { icon: 'cross' },
  WAREHOUSE_STORED: { icon: 'boxes' },
  WAREHOUSE_COLLECTED: { icon: 'truck' },
  FAILED_DEPOSIT: { icon: 'warn', tone: 'warn' },
  EXPIRED: { icon: 'late', tone: 'warn' },
  REMOVE: { icon: 'minus' },
});
