// Routes that a case links to.

/** The parcel's page. */
export const parcelPlace = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;

/** A locker's boxes, with the case's box selected where it is known. */
export const boxPlace = (lockerId: number, boxId: number | null): string =>
  `/app/box-info?id=${lockerId}${boxId === null ? '' : `&box=${boxId}`}`;

/** The customer's page. */
export const memberPlace = (memberId: number): string => `/app/customerDetail?memberId=${memberId}`;
