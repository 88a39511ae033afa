// What is on its way to a customer, or announced for them: it follows their new number, and is forgotten with them.
import { sql, type SqlBool, type Transaction } from 'kysely';
import { dialledAs } from '../../domain/people/mobiles.ts';
import type { Tables } from '../db/tables.ts';

type Trx = Transaction<Tables>;

/** Messages that have not left, are leaving and may be tried again, or may be sent again by staff. */
const ON_THE_WAY = ['WAITING', 'SENDING', 'FAILED', 'HELD'] as const;

/** A message that waits goes to the new number: what it says, a PIN for one, is nobody's business at the old one. */
export async function readdressMessages(trx: Trx, memberId: number, mobile: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ address: dialledAs(mobile) })
    .where('memberId', '=', memberId)
    .where('channel', '=', 'SMS')
    .where('state', 'in', ON_THE_WAY)
    .execute();
}

/** How somebody was reached until now. */
interface Reached {
  readonly memberId: number;
  readonly mobile: string | null;
  readonly email: string | null;
}

const digits = sql`regexp_replace(regexp_replace("mobile", '^[[:space:]]*[+]', '00'), '[^0-9]', '', 'g')`;

/** `dialledAs` in the database. */
const dialled = sql`case when ${digits} like '00%' then ${digits}
  else regexp_replace(regexp_replace("areaCode", '^[[:space:]]*[+]', '00'), '[^0-9]', '', 'g') || ${digits} end`;

/** The messages to them, and about their parcels. */
export const messagesOf = (memberId: number) =>
  sql<SqlBool>`("memberId" = ${memberId} or "ordersId" in
    (select "ordersId" from "parcels" where "memberId" = ${memberId}))`;

/** Forgets a message that is leaving at this moment, and what providers announced for their number or address. */
export async function forgetOnTheWay(
  trx: Trx,
  { memberId, mobile, email }: Reached,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ address: '•••', data: '{}' })
    .where(messagesOf(memberId))
    .where('state', '=', 'SENDING')
    .execute();
  const theirs = [
    ...(mobile ? [sql<SqlBool>`${dialled} = ${dialledAs(mobile)}`] : []),
    ...(email ? [sql<SqlBool>`lower("email") = ${email.toLowerCase()}`] : []),
  ];
  if (theirs.length > 0)
    await trx
      .deleteFrom('announcements')
      .where(sql<SqlBool>`(${sql.join(theirs, sql` or `)})`)
      .execute();
}
