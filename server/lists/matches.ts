// Text filters: the one comparison of a stored text with a text that a user searches.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '../../domain/fold.ts';
import { beginningWith, holding } from './listing.ts';

/** A stored text as it is searched; its indexes are on this expression. */
export const folded = (text: Expression<unknown>): RawBuilder<string> => sql`folded(${text})`;

/** Whether a stored text contains the typed one, or begins with it: in any case, width, and with or without accents. */
export const matches = (
  text: Expression<unknown>,
  typed: string,
  at: 'anywhere' | 'start' = 'anywhere',
): RawBuilder<SqlBool> =>
  sql`${folded(text)} like ${at === 'start' ? beginningWith(fold(typed)) : holding(fold(typed))}`;
