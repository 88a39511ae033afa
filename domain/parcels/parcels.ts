// The statuses of a parcel, and which of its data may be shown.

/** In the order of a parcel's life cycle. */
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

/** A deposit counts as deposited, or as posted if the parcel goes out through the locker. */
export const LAID_IN_AS = ['DEPOSIT', 'POST'] as const;
export type LaidInAs = (typeof LAID_IN_AS)[number];

/** How the deposit of a parcel of this type is counted. */
export const laidInAs = (parcelType: ParcelType): LaidInAs =>
  parcelType === 'DELIVER_PARCEL' ? 'POST' : 'DEPOSIT';

/** Whether it is outgoing: deposited by a customer and collected by a courier. It has no PIN. */
export const isOutgoing = (parcelType: ParcelType): boolean => parcelType !== 'DEPOSIT_PARCEL';

export const PAY_STATUSES = ['SUCCESS', 'WAIT'] as const;
export type PayStatus = (typeof PAY_STATUSES)[number];

/**
 * The pay status that people are shown: the API also calls paid what costs nothing, and unpaid a booking with a price
 * that ended before a deposit, which is never charged.
 */
export function shownPayStatus(
  status: PayStatus,
  nothingDue: boolean,
  ordersStatus?: ParcelStatus,
): PayStatus | 'NOTHING_DUE' {
  const unused = ordersStatus === 'CANCELED' || ordersStatus === 'FAILED_DEPOSIT';
  return unused || (status === 'SUCCESS' && nothingDue) ? 'NOTHING_DUE' : status;
}

/** The time of a parcel to which a span applies (`timeQueryType`, R7.74). */
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

/** The collectUserType of users who collect parcels for a provider. */
export const COURIER = 'COURIER';

const LEGACY: Partial<Record<ParcelStatus, LegacyOrderStatus>> = {
  RESERVED: 'IMPORTED',
  STORED: 'IN_STORE',
  EXPIRED: 'IN_STORE',
  FINISHED: 'CUSTOMER_TAKEN',
  WAREHOUSE_COLLECTED: 'OPERATOR_TAKEN',
  REMOVE: 'OPERATOR_TAKEN',
};

/** A parcel's legacy status; undefined if the legacy list has none for it. */
export function legacyOrderStatus(parcel: {
  ordersStatus: ParcelStatus;
  collectUserType?: string | null;
}): LegacyOrderStatus | undefined {
  const status = LEGACY[parcel.ordersStatus];
  const taken = status === 'CUSTOMER_TAKEN' || status === 'OPERATOR_TAKEN';
  return taken && parcel.collectUserType?.toUpperCase() === COURIER ? 'COURIER_TAKEN' : status;
}

/** The booking number: unique, and distinguishable from parcel numbers. */
export const bookNumber = (ordersId: number): string => `B${20_000_000 + ordersId * 37}`;

const MASK = '••••••';

/** A masked PIN (R3.33): always six bullets, so that its length is not revealed; empty without a PIN. */
export function maskPin(pinCode: string | null | undefined): string {
  return pinCode ? MASK : '';
}
