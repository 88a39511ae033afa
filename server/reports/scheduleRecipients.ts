// Recipients of a scheduled report: its own addresses, or the network's default ones.
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { addressesOf } from '../../domain/messages/recipients.ts';
import type { Trx } from '../db/tables.ts';
import { mailingAccount } from './mailingAccount.ts';

const USUAL = 'REPORT_EMAIL_ADDRESS';

/** Whether a line holds an address, besides separators. */
const names = (line: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${line} ~ '[^;[:space:]]'`;

/** Whether there are any recipients, in a statement over "reportSchedules". */
export const HAS_RECIPIENTS = sql<SqlBool>`(${names(sql`"reportSchedules"."addresses"`)} or exists (
  select from "alertRecipients" where "recipientKey" = ${sql.lit(USUAL)} and ${names(sql`"alertRecipients"."addresses"`)}))`;

/** The addresses without duplicates; may be empty. */
export async function recipientsOf(db: Pick<Trx, 'selectFrom'>, own: string): Promise<string[]> {
  const addresses = addressesOf(own);
  if (addresses.length > 0) return addresses;
  const line = await db
    .selectFrom('alertRecipients')
    .select('addresses')
    .where('recipientKey', '=', USUAL)
    .executeTakeFirst();
  return addressesOf(line?.addresses ?? '');
}

/** Whether a queued report still goes to an address: its schedule is on and lists it, and its owner may mail it. */
export async function stillGoes(
  db: Pick<Trx, 'selectFrom'>,
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
