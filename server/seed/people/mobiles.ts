// Mobile numbers of people who are not.

/**
 * Nobody can have it, whatever gateway is set up: mobile numbers of Cyprus begin with 94 to 97 and with 99 (and 91 0),
 * and none with 98.
 * @param number 0 to 999,999
 */
export const nobodysMobile = (number: number): string => `98${String(number).padStart(6, '0')}`;
