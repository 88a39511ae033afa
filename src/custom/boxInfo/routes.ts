// Where this page's links lead.

/** The list that a locker's page comes from. */
export const LOCKER_LIST = '/app/ViewLockers';

/** 'AddNewLocker id and step (1 form, 2 door layout editor)'. */
export const editPlace = (lockerId: number, step: 1 | 2): string =>
  `/app/AddNewLocker?id=${lockerId}&step=${step}`;

/** 'ViewParcels by locker'. */
export const parcelsPlace = (lockerId: number): string => `/app/ViewParcels?lockerId=${lockerId}`;

/** 'id on log (locker id)'. */
export const logPlace = (lockerId: number): string => `/app/log?id=${lockerId}`;

/** A parcel's page. */
export const parcelPlace = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;
