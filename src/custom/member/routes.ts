// Routes that a customer's page links to.
const filtered = (list: string, filter: object): string =>
  `/app/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** The list of customers. */
export const CUSTOMER_LIST = '/app/CustomerList';

/** The reservation of boxes for the customer. */
export const reservePlace = (memberId: number): string => `/app/AssignParcel?memberId=${memberId}`;

/** A locker's boxes. */
export const lockerPlace = (lockerId: number): string => `/app/box-info?id=${lockerId}`;

/** A parcel's page. */
export const parcelPlace = (ordersId: number): string => `/app/order-view?ordersId=${ordersId}`;

/** The customer's parcels; by name where the server does not search by number. */
export const parcelsPlace = (of: { memberId: number } | { memberName: string }): string =>
  filtered('parcels', of);

/** The cases about this customer. */
export const casesPlace = (memberId: number): string => filtered('cases', { memberId });
