// What of an address may be shown in a history: enough to know it by, not enough to use it.

const HIDDEN = '•••';
const SHOWN_OF_NAME = 3;

/** Whether a value was masked before it came here. */
export const isMasked = (value: string): boolean => value.includes(HIDDEN);

/**
 * A mobile number without its last three digits, an e-mail address with the beginning of its name; whatever is too
 * short to be known by is hidden as a whole.
 */
export function maskAddress(channel: 'SMS' | 'MAIL', address: string): string {
  if (channel === 'SMS')
    return address.length > 2 * HIDDEN.length ? address.slice(0, -HIDDEN.length) + HIDDEN : HIDDEN;
  const at = address.lastIndexOf('@');
  if (at < 0) return HIDDEN;
  const shown = Math.min(SHOWN_OF_NAME, at - 1);
  return address.slice(0, Math.max(0, shown)) + HIDDEN + address.slice(at);
}
