// Masking of addresses in histories: recognisable, but not usable.
import { fold } from '../fold.ts';
import { plainNumber } from './mobiles.ts';

const HIDDEN = '•••';
const SHOWN_OF_NUMBER = 2;
/** Shorter ones are masked completely, as too little would be left to guess. */
const SHORTEST_SHOWN = 8;
const SHORTEST_WHOLE = 6;

/** Whether a value is masked already. */
export const isMasked = (value: string): boolean => value.includes(HIDDEN);

/**
 * Keeps the last two digits of a mobile number, or the first letter and the domain of an e-mail address; short values
 * are masked completely. The prefix of a number can be guessed, so that little else may be shown.
 */
export function maskAddress(channel: 'SMS' | 'MAIL', address: string): string {
  if (channel === 'SMS')
    return address.length >= SHORTEST_SHOWN ? HIDDEN + address.slice(-SHOWN_OF_NUMBER) : HIDDEN;
  const at = address.lastIndexOf('@');
  if (at < 0) return HIDDEN;
  const name = Array.from(address.slice(0, at));
  return (name.length > 1 ? name[0] : '') + HIDDEN + address.slice(at);
}

/** Whether a text is a mobile number or e-mail address only, as people's names sometimes are. */
export const isAddress = (text: string): boolean =>
  /^[^@\s]+@[^@\s]+$/.test(text) || /^\+?(?:[\s()-]*\d){6,}$/.test(text);

/**
 * Whether a search text may be a complete mobile number or e-mail address. Searches that only match complete
 * values reveal nothing to users who do not know them.
 */
export const mayBeWhole = (channel: 'SMS' | 'MAIL', text: string): boolean =>
  channel === 'SMS'
    ? plainNumber(text).replaceAll(/\D/g, '').length >= SHORTEST_WHOLE
    : /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(fold(text));
