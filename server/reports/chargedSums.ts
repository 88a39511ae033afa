// The sums of a report of charges: their number, their amount, and what of it is paid.
import { sql } from 'kysely';
import { spanOf } from './closedSpan.ts';
import { allOf } from '../lists/listing.ts';
import { atPlace } from './conditions.ts';
import { factsOf } from './dayFacts.ts';
import type { Source } from './source.ts';

/** Of bookings or of uses, at the places that are asked for. */
export const chargedSums =
  (type: 'bookings' | 'uses'): NonNullable<Source['sumsBy']> =>
  async (params, reader) => {
    const measure = type === 'bookings' ? 'booked' : 'used';
    return sql`select sum(${sql.ref(measure)}) as "totalCount", sum(${sql.ref(`${measure}Cents`)}) as "amountCents",
        sum(${sql.ref(`${measure}PaidCents`)}) as "paidAmountCents"
      from ${factsOf(type, 'LOCKER', await spanOf(params, reader))}
      where ${allOf(atPlace('facts.lockerId', params))}`;
  };
