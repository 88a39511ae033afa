// Mobile numbers that are not assigned.

/**
 * Cannot be assigned, so no gateway reaches anyone: Cypriot mobile numbers begin with 94 to 97, 99 or 91 0,
 * never with 98.
 * @param number 0 to 999,999
 */
export const unassignedMobile = (number: number): string => `98${String(number).padStart(6, '0')}`;
