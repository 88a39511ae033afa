// Routes that a parcel's page links to.

/** "ParcelList": the list of parcels. */
export const PARCEL_LIST = '/app/ParcelList';

/** A locker's boxes with one of them selected. */
export const inLocker = (lockerId: number, boxId: number | null): string =>
  `/app/box-info?id=${lockerId}${boxId === null ? '' : `&box=${boxId}`}`;

/** All stays of a number. */
export const allStays = (parcelNumber: string): string =>
  `/app/HistoryCheck?parcelNumber=${encodeURIComponent(parcelNumber)}`;

/** Another parcel's page. */
export const parcelAt = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;

/** The page of the parcel's customer. */
export const memberAt = (memberId: number): string => `/app/customerDetail?memberId=${memberId}`;
