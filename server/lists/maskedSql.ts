// `maskAddress` as SQL: a list that is read masked is ordered by what is read, which tells nothing more.
import { sql, type RawBuilder } from 'kysely';

type Column = RawBuilder<unknown>;

/** A mobile number as `maskAddress` shows it; null stays null. */
export const maskedMobile = (column: Column): RawBuilder<unknown> =>
  sql`case when length(${column}) >= 8 then '•••' || right(${column}, 2)
    when ${column} is not null then '•••' end`;

/** An e-mail address as `maskAddress` shows it; null stays null. */
export const maskedEmail = (column: Column): RawBuilder<unknown> =>
  sql`case when strpos(${column}, '@') > 0 then
    left(${column}, greatest(0, least(1, length(${column}) - strpos(reverse(${column}), '@') - 1)))
      || '•••' || right(${column}, strpos(reverse(${column}), '@'))
    when ${column} is not null then '•••' end`;
