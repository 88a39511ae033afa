// `maskAddress` in SQL: masked lists sort by the masked value, so that the order reveals nothing more.
import { sql, type RawBuilder } from 'kysely';

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
