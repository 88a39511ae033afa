// Routes that these pages link to.

/** R4.47: after a reservation for a registered customer, option 1 opens the customer list. */
export const CUSTOMER_LIST = '/app/CustomerList';

export const assignPlace = (memberId: number): string => `/app/AssignParcel?memberId=${memberId}`;

/** The customer's page. */
export const memberPlace = (memberId: number): string => `/app/customerDetail?memberId=${memberId}`;

export const UNREGISTERED = '/app/unregisteredCustomer';
