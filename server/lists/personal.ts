// Masking of personal data: mobile numbers and e-mail addresses, in clear or masked.
import { fold } from '../../domain/fold.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { maskAddress, mayBeWhole } from '../../domain/people/masking.ts';
import { dialledAs, plainNumber, spellingsOf } from '../../domain/people/mobiles.ts';
import type { RequestContext } from '../http/context.ts';
import { beginningWith, exactly } from './listing.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Column = RawBuilder<unknown>;

/** A mobile number masked as by `maskAddress`; null stays null. */
export const maskedMobile = (column: Column): RawBuilder<unknown> =>
  sql`case when length(${column}) >= 8 then '•••' || right(${column}, 2)
    when ${column} is not null then '•••' end`;

/** An e-mail address masked as by `maskAddress`; null stays null. */
export const maskedEmail = (column: Column): RawBuilder<unknown> =>
  sql`case when strpos(${column}, '@') > 0 then
    left(${column}, greatest(0, least(1, length(${column}) - strpos(reverse(${column}), '@') - 1)))
      || '•••' || right(${column}, strpos(reverse(${column}), '@'))
    when ${column} is not null then '•••' end`;

/** Whose permissions decide what is visible. */
export interface Asker {
  readonly user: Pick<RequestContext['user'], 'authoritySet'>;
}

/** PERSONAL_VIEW shows mobile and e-mail in clear. */
export const seesPersonal = ({ user }: Asker): boolean =>
  holdsAny(user.authoritySet, ['PERSONAL_VIEW']);

/** The fields of a row that hold contact data, and their channel. */
export type Addresses<R> = { readonly [K in keyof R]?: 'SMS' | 'MAIL' };

/** The row with its contact data masked. */
export function masked<R extends object>(row: R, addresses: Addresses<R>): R {
  const values = Object.entries(addresses).map(([name, channel]) => {
    const value = row[name as keyof R];
    return [
      name,
      typeof value === 'string' ? maskAddress(channel as 'SMS' | 'MAIL', value) : value,
    ];
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** The row as the caller may see it: masked without PERSONAL_VIEW. */
export const shownTo = <R extends object>(asker: Asker, row: R, addresses: Addresses<R>): R =>
  seesPersonal(asker) ? row : masked(row, addresses);

/** Matches no number and no address. */
const NOBODYS = exactly('•');

/**
 * The search pattern of a mobile number or e-mail address: its beginning, or the complete value if the caller sees it
 * masked, because prefix searches would reveal it digit by digit. An incomplete value then finds nothing.
 * @param clear whether the caller sees the value unmasked
 */
export const patternOf = (clear: boolean, channel: 'SMS' | 'MAIL'): ((text: string) => string) =>
  clear ? beginningWith : (text) => (mayBeWhole(channel, text) ? exactly(text) : NOBODYS);

/**
 * Rows whose column holds a number with this beginning, however it is spelled. Each spelling reads the column's index.
 * @param pattern of `patternFor` or `patternOf`
 */
export function numberLike(
  column: string,
  typed: string,
  pattern: (text: string) => string,
): RawBuilder<SqlBool> {
  const found = spellingsOf(typed).map((each) => sql`${sql.ref(column)} like ${pattern(each)}`);
  return found.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** `patternOf` for the caller. */
export const patternFor = (asker: Asker, channel: 'SMS' | 'MAIL'): ((text: string) => string) =>
  patternOf(seesPersonal(asker), channel);

interface ParsedInput {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Counts a search for masked values before it runs, because trying all endings would reveal the value. Paging through
 * the result and repeating the same search are not counted again. Throws
 * TOO_MANY_TRIES. Do not call inside a transaction.
 * @param clear whether the caller sees the value unmasked
 */
export async function countLookup(
  context: Pick<RequestContext, 'user' | 'throttle'>,
  { mobile = '', email = '' }: ParsedInput,
  clear = seesPersonal(context),
): Promise<void> {
  if (clear) return;
  const who = String(context.user.userId);
  const values = [
    ...(mayBeWhole('SMS', mobile) ? [dialledAs(mobile) ?? plainNumber(mobile)] : []),
    ...(mayBeWhole('MAIL', email) ? [fold(email)] : []),
  ];
  for (const value of values) {
    const again = { addressAgain: `${who} ${value}` };
    if (await context.throttle.has(again)) continue;
    await context.throttle.take({ addressLookup: who, addressLookupDay: who });
    await context.throttle.take(again);
  }
}
