// Routes that this page links to.

/** The list a locker's page was opened from. */
export const LOCKER_LIST = '/app/ViewLockers';

/** R2.42: `/app/AddNewLocker` takes `id` and `step`; step 1 is the form and step 2 the door layout editor. */
export const editPlace = (lockerId: number, step: 1 | 2): string =>
  `/app/AddNewLocker?id=${lockerId}&step=${step}`;

/** The parcels of a locker. */
export const parcelsPlace = (lockerId: number): string => `/app/ViewParcels?lockerId=${lockerId}`;

/** R2.40: `/app/log` takes `id`, the id of a locker. */
export const logPlace = (lockerId: number): string => `/app/log?id=${lockerId}`;

/** A parcel's page. */
export const parcelPlace = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;
