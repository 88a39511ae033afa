// Where the links of a parcel's page lead.

/** "ParcelList": every parcel. */
export const PARCEL_LIST = '/app/ParcelList';

/** A locker's boxes with one of them chosen. */
export const inLocker = (lockerId: number, boxId: number | null): string =>
  `/app/box-info?id=${lockerId}${boxId === null ? '' : `&box=${boxId}`}`;

/** Every stay of a number. */
export const allStays = (parcelNumber: string): string =>
  `/app/HistoryCheck?parcelNumber=${encodeURIComponent(parcelNumber)}`;

/** Another parcel's page. */
export const parcelAt = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;

/** The page of the customer that it is for. */
export const memberAt = (memberId: number): string => `/app/customerDetail?memberId=${memberId}`;
