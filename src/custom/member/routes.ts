// Where the links of a customer's page lead.
const filtered = (list: string, filter: object): string =>
  `/app/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** Every customer. */
export const CUSTOMER_LIST = '/app/CustomerList';

/** The reservation of boxes for them. */
export const reservePlace = (memberId: number): string => `/app/AssignParcel?memberId=${memberId}`;

/** A locker's boxes. */
export const lockerPlace = (lockerId: number): string => `/app/box-info?id=${lockerId}`;

/** A parcel's page. */
export const parcelPlace = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;

/** The parcels of this customer; by their name where the server does not find them by their number. */
export const parcelsPlace = (of: { memberId: number } | { memberName: string }): string =>
  filtered('parcels', of);

/** The cases about this customer. */
export const casesPlace = (memberId: number): string => filtered('cases', { memberId });
