// To whom a report that is mailed by itself goes: to its own addresses, or to those that the network has its reports sent to.
import { type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import { addressesOf } from '../../domain/messages/recipients.ts';
import type { Tables } from '../db/tables.ts';
import { mailingAccount } from './mailingAccount.ts';

const USUAL = 'REPORT_EMAIL_ADDRESS';

/** A line holds an address: something besides what parts them. */
const names = (line: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${line} ~ '[^;[:space:]]'`;

/** Whether there is somebody, of a statement over "reportSchedules". */
export const HAS_RECIPIENTS = sql<SqlBool>`(${names(sql`"reportSchedules"."addresses"`)} or exists (
  select from "alertRecipients" where "recipientKey" = ${sql.lit(USUAL)} and ${names(sql`"alertRecipients"."addresses"`)}))`;

/** The addresses, each once; empty where nobody is named. */
export async function recipientsOf(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  own: string,
): Promise<string[]> {
  const addresses = addressesOf(own);
  if (addresses.length > 0) return addresses;
  const line = await db
    .selectFrom('alertRecipients')
    .select('addresses')
    .where('recipientKey', '=', USUAL)
    .executeTakeFirst();
  return addressesOf(line?.addresses ?? '');
}

/** Whether what a schedule put into the outbox still goes to an address: it is on, names it, and is still somebody's. */
export async function stillGoes(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  id: number,
  address: string,
  now: number,
): Promise<boolean> {
  const schedule = await db
    .selectFrom('reportSchedules')
    .select(['addresses', 'savedById'])
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!schedule || !(await mailingAccount(db, schedule.savedById ?? 0, now))) return false;
  return (await recipientsOf(db, schedule.addresses)).includes(address);
}
