// Redirects a customer's pending messages and announcements to a new number, or erases them.
import { sql, type Selectable, type SqlBool } from 'kysely';
import { dialledAs } from '../../domain/people/mobiles.ts';
import type { MembersTable } from '../db/tables/people.ts';
import type { Trx } from '../db/tables.ts';

/** Messages that leave by themselves. Others keep the address at which they failed; a resend takes the current one. */
const ON_THE_WAY = ['WAITING', 'SENDING'] as const;

/** Redirects waiting messages to the new number: their content, such as a PIN, must not reach the old one. */
export async function readdressMessages(trx: Trx, memberId: number, mobile: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ address: dialledAs(mobile) ?? mobile })
    .where('memberId', '=', memberId)
    .where('channel', '=', 'SMS')
    .where('state', 'in', ON_THE_WAY)
    .execute();
}

/** The customer's previous addresses. */
type Reached = Pick<Selectable<MembersTable>, 'memberId' | 'mobile' | 'email'>;

const digits = sql`regexp_replace(regexp_replace("mobile", '^[[:space:]]*[+]', '00'), '[^0-9]', '', 'g')`;

/** `dialledAs` as SQL. */
const dialled = sql`case when ${digits} like '00%' then ${digits}
  else regexp_replace(regexp_replace("areaCode", '^[[:space:]]*[+]', '00'), '[^0-9]', '', 'g') || ${digits} end`;

/** Messages to the customer, and messages about their parcels. */
export const messagesOf = (memberId: number) =>
  sql<SqlBool>`("memberId" = ${memberId} or "ordersId" in
    (select "ordersId" from "parcels" where "memberId" = ${memberId}))`;

/** Erases messages being sent, and provider announcements for the customer's number or address. */
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
  const whole = mobile && dialledAs(mobile);
  const theirs = [
    ...(whole ? [sql<SqlBool>`${dialled} = ${whole}`] : []),
    ...(email ? [sql<SqlBool>`lower("email") = ${email.toLowerCase()}`] : []),
  ];
  if (theirs.length > 0)
    await trx
      .deleteFrom('announcements')
      .where(sql<SqlBool>`(${sql.join(theirs, sql` or `)})`)
      .execute();
}
