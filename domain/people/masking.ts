// What of an address may be shown in a history: enough to know it by, not enough to use it.

const HIDDEN = '•••';
const SHOWN_OF_NUMBER = 2;
/** A shorter one is hidden as a whole: too little of it would be left to guess. */
const SHORTEST_SHOWN = 8;
const SHORTEST_WHOLE = 6;

/** Whether a value was masked before it came here. */
export const isMasked = (value: string): boolean => value.includes(HIDDEN);

/**
 * Of a mobile number its last two digits, of an e-mail address the first letter and where it is kept; whatever is too
 * short to be known by is hidden as a whole. How a number begins can be guessed, so little else may be known of it.
 */
export function maskAddress(channel: 'SMS' | 'MAIL', address: string): string {
  if (channel === 'SMS')
    return address.length >= SHORTEST_SHOWN ? HIDDEN + address.slice(-SHOWN_OF_NUMBER) : HIDDEN;
  const at = address.lastIndexOf('@');
  if (at < 0) return HIDDEN;
  const name = Array.from(address.slice(0, at));
  return (name.length > 1 ? name[0] : '') + HIDDEN + address.slice(at);
}

/** Whether it is a mobile number or an e-mail address and nothing else, as names of people sometimes are. */
export const isAddress = (text: string): boolean =>
  /^[^@\s]+@[^@\s]+$/.test(text) || /^\+?(?:[\s()-]*\d){6,}$/.test(text);

/**
 * Whether what somebody looks for may be the whole of a mobile number or of an e-mail address. Where only the whole is
 * looked for nothing else is found, and so nothing is told by it.
 */
export const mayBeWhole = (channel: 'SMS' | 'MAIL', text: string): boolean =>
  channel === 'SMS'
    ? text.replaceAll(/\D/g, '').length >= SHORTEST_WHOLE
    : /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
