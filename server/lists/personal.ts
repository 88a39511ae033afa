// What whoever asks may see of how persons are reached: as it is, or masked.
import { holdsAny } from '../../domain/people/authorities.ts';
import { maskAddress, mayBeWhole } from '../../domain/people/masking.ts';
import { keptMobile } from '../../domain/people/mobiles.ts';
import type { RequestContext } from '../http/context.ts';
import { beginningWith, exactly } from './listing.ts';

type Asker = Pick<RequestContext, 'user'>;

/** Who holds PERSONAL_VIEW sees mobile and e-mail in clear. */
export const seesPersonal = ({ user }: Asker): boolean =>
  holdsAny(user.authoritySet, ['PERSONAL_VIEW']);

/** Which fields of a row say how somebody is reached, and by what. */
export type Addresses<R> = { readonly [K in keyof R]?: 'SMS' | 'MAIL' };

/** The row as the asker may see it: masked without PERSONAL_VIEW. */
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

/** No number and no address is this. */
const NOBODYS = exactly('•');

/**
 * How a mobile number or an e-mail address is looked for: by its beginning, or by the whole of it where the asker may
 * not see it: digit after digit, a beginning that fits would tell the number. What cannot be the whole finds nobody.
 * @param clear whether the asker sees what they look for
 */
export const patternOf = (clear: boolean, channel: 'SMS' | 'MAIL'): ((text: string) => string) =>
  clear ? beginningWith : (text) => (mayBeWhole(channel, text) ? exactly(text) : NOBODYS);

/** `patternOf` for whoever asks. */
export const patternFor = (asker: Asker, channel: 'SMS' | 'MAIL'): ((text: string) => string) =>
  patternOf(seesPersonal(asker), channel);

interface ParsedInput {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Counts what somebody looks for who may not see it, before it is looked for: whoever could try all endings would know
 * the number. Turning the pages of what was found, and asking for the same again, counts no more. Refuses with
 * TOO_MANY_TRIES. Not inside a transaction.
 * @param clear whether the asker sees what they look for
 */
export async function countAsked(
  context: Pick<RequestContext, 'user' | 'throttle'>,
  { mobile = '', email = '' }: ParsedInput,
  clear = seesPersonal(context),
): Promise<void> {
  if (clear) return;
  const who = String(context.user.userId);
  const values = [
    ...(mayBeWhole('SMS', mobile) ? [keptMobile(mobile)] : []),
    ...(mayBeWhole('MAIL', email.trim()) ? [email.trim().toLowerCase()] : []),
  ];
  for (const value of values) {
    const again = { addressAgain: `${who} ${value}` };
    if (await context.throttle.has(again)) continue;
    await context.throttle.take({ addressAsked: who, addressAskedDay: who });
    await context.throttle.take(again);
  }
}
