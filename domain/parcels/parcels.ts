// What states a parcel goes through, and what of it may be shown.

/** In the order of a parcel's life. */
export const PARCEL_STATUSES = [
  'RESERVED',
  'STORED',
  'FINISHED',
  'CANCELED',
  'WAREHOUSE_STORED',
  'WAREHOUSE_COLLECTED',
  'FAILED_DEPOSIT',
  'EXPIRED',
  'REMOVE',
] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

export const PARCEL_TYPES = ['DEPOSIT_PARCEL', 'RETURN_PARCEL', 'DELIVER_PARCEL'] as const;
export type ParcelType = (typeof PARCEL_TYPES)[number];

/** What is laid in is counted as deposited, or as posted: that goes out through the locker. */
export const LAID_IN_AS = ['DEPOSIT', 'POST'] as const;
export type LaidInAs = (typeof LAID_IN_AS)[number];

/** What a parcel of this type is counted as when it is laid in. */
export const laidInAs = (parcelType: ParcelType): LaidInAs =>
  parcelType === 'DELIVER_PARCEL' ? 'POST' : 'DEPOSIT';

/** Whether it goes out through the locker: a customer lays it in, and a courier fetches it. It has no PIN. */
export const isOutgoing = (parcelType: ParcelType): boolean => parcelType !== 'DEPOSIT_PARCEL';

export const PAY_STATUSES = ['SUCCESS', 'WAIT'] as const;
export type PayStatus = (typeof PAY_STATUSES)[number];

/** Which of a parcel's times a span of days is cut out of (`timeQueryType`, R7.74). */
export const TIME_QUERY_TYPES = ['BOOK_TIME', 'STORE_TIME', 'COLLECT_TIME', 'EXPIRY_TIME'] as const;
export type TimeQueryType = (typeof TIME_QUERY_TYPES)[number];

export const LEGACY_ORDER_STATUSES = [
  'IMPORTED',
  'IN_STORE',
  'CUSTOMER_TAKEN',
  'COURIER_TAKEN',
  'OPERATOR_TAKEN',
] as const;
export type LegacyOrderStatus = (typeof LEGACY_ORDER_STATUSES)[number];

/** The kind of user that takes parcels away for a provider, as collectUserType has it. */
export const COURIER = 'COURIER';

const LEGACY: Partial<Record<ParcelStatus, LegacyOrderStatus>> = {
  RESERVED: 'IMPORTED',
  STORED: 'IN_STORE',
  EXPIRED: 'IN_STORE',
  FINISHED: 'CUSTOMER_TAKEN',
  WAREHOUSE_COLLECTED: 'OPERATOR_TAKEN',
  REMOVE: 'OPERATOR_TAKEN',
};

/** A parcel's state in the legacy words; undefined for a state that the legacy list does not have. */
export function legacyOrderStatus(parcel: {
  ordersStatus: ParcelStatus;
  collectUserType?: string | null;
}): LegacyOrderStatus | undefined {
  const status = LEGACY[parcel.ordersStatus];
  const taken = status === 'CUSTOMER_TAKEN' || status === 'OPERATOR_TAKEN';
  return taken && parcel.collectUserType?.toUpperCase() === COURIER ? 'COURIER_TAKEN' : status;
}

/** What a booking is called: nobody has to tell it from a parcel's number, and no two are alike. */
export const bookNumber = (ordersId: number): string => `B${20_000_000 + ordersId * 37}`;

const MASK = '••••••';

/** A masked PIN (R3.33): six bullets however long the code is, so that its length tells nothing; none for no code. */
export function maskPin(pinCode: string | null | undefined): string {
  return pinCode ? MASK : '';
}
