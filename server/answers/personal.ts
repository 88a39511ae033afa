// What whoever asks may see of how persons are reached: as it is, or masked.
import { holdsAny } from '../../domain/authorities.ts';
import { maskAddress } from '../../domain/masking.ts';
import type { Ask } from '../http/ask.ts';
import { beginningWith, exactly } from './listing.ts';

type Asker = Pick<Ask, 'user'>;

/** "Who holds PERSONAL_VIEW sees mobile and e-mail in clear." */
export const seesPersonal = ({ user }: Asker): boolean =>
  holdsAny(user.authoritySet, ['PERSONAL_VIEW']);

/** Which fields of a row say how somebody is reached, and by what. */
export type Addresses<R> = { readonly [K in keyof R]?: 'SMS' | 'MAIL' };

/** The row as the asker may see it: "who does not gets them masked by the server". */
export function shownTo<R extends object>(asker: Asker, row: R, addresses: Addresses<R>): R {
  if (seesPersonal(asker)) return row;
  const masked = Object.entries(addresses).map(([name, channel]) => {
    const value = row[name as keyof R];
    return [
      name,
      typeof value === 'string' ? maskAddress(channel as 'SMS' | 'MAIL', value) : value,
    ];
  });
  return { ...row, ...Object.fromEntries(masked) };
}

/**
 * How a mobile number or an e-mail address is looked for: by its beginning, or by the whole of it where the asker may
 * not see it: digit after digit, a beginning that fits would tell the number.
 */
export const patternFor = (asker: Asker): ((text: string) => string) =>
  seesPersonal(asker) ? beginningWith : exactly;
