// Obsolete messages: an invalid PIN, a reminder of an outdated expiry, a past booking or expiry, a former recipient.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ALERT_TYPES, recipientsOf } from '../../domain/alerts.ts';
import { CODE_LIFE_MS } from '../../domain/people/recovery.ts';
import type { Database } from '../db/connect.ts';
import { hasRow } from '../db/hasRow.ts';
import { WITHOUT_SECRETS, type Claimed } from './claimMessages.ts';

/** The PIN is no longer valid. */
const PIN_OVER = sql<SqlBool>`(
  not exists (select from "parcels" where "parcels"."ordersId" = "outbox"."ordersId"
    and "parcels"."ordersStatus" in ('STORED', 'EXPIRED'))
  or exists (select from "outbox" as "later" where "later"."ordersId" = "outbox"."ordersId"
    and "later"."outboxId" > "outbox"."outboxId" and "later"."event" in ('DEPOSIT', 'PIN_RESEND')
    and "later"."creationTime" > "outbox"."creationTime"))`;

/** The parcel no longer waits until that time. */
const REMINDER_OVER = sql<SqlBool>`not exists (select from "parcels"
  where "parcels"."ordersId" = "outbox"."ordersId" and "parcels"."ordersStatus" = 'STORED'
    and "parcels"."expiryTime" = ("outbox"."data" ->> 'expiryTime')::bigint)`;

/** The parcel is no longer in that state. */
const unless = (
  ordersStatus: 'RESERVED' | 'EXPIRED' | 'WAREHOUSE_STORED',
) => sql<SqlBool>`not exists (select from "parcels"
  where "parcels"."ordersId" = "outbox"."ordersId" and "parcels"."ordersStatus" = ${ordersStatus})`;

/** The scan into the warehouse was undone, or the parcel was scanned anew since. */
const WAREHOUSE_OVER = sql<SqlBool>`(${unless('WAREHOUSE_STORED')}
  or exists (select from "outbox" as "later" where "later"."ordersId" = "outbox"."ordersId"
    and "later"."creationTime" > "outbox"."creationTime" and "later"."event" = 'WAREHOUSE'))`;

const KEYS = JSON.stringify(Object.fromEntries(ALERT_TYPES.map((one) => [one, recipientsOf(one)])));

/** Whoever is no recipient of such alerts any more is not told of one. */
const ALERT_OVER = sql<SqlBool>`not exists (select from "alertRecipients"
  where "recipientKey" = ${KEYS}::jsonb ->> ("data" ->> 'alertType')
    and "outbox"."address" = any(regexp_split_to_array("addresses", '[;[:space:]]+')))`;

const lacks = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not jsonb_exists("data", ${name})`;

/** SQL condition: is a message of this event obsolete at `now` (epoch milliseconds)? */
function overAt(event: Claimed['event'], now: number): RawBuilder<SqlBool> {
  const gone = sql<SqlBool>`"address" = '•••'`;
  const by: Partial<Record<Claimed['event'], RawBuilder<SqlBool>>> = {
    DEPOSIT: sql<SqlBool>`(${lacks('pinCode')} or ${PIN_OVER})`,
    PIN_RESEND: sql<SqlBool>`(${lacks('pinCode')} or ${PIN_OVER})`,
    PASSWORD_CODE: sql<SqlBool>`(${lacks('code')} or "creationTime" <= ${now - CODE_LIFE_MS})`,
    RESERVATION: unless('RESERVED'),
    REMINDER: REMINDER_OVER,
    EXPIRY: unless('EXPIRED'),
    WAREHOUSE: WAREHOUSE_OVER,
    ALERT: ALERT_OVER,
  };
  const ours = by[event];
  return ours ? sql<SqlBool>`(${gone} or ${ours})` : gone;
}

/** Whether the message is obsolete according to the current data. */
export const isOver = (
  { db }: Pick<Database, 'db'>,
  { outboxId, event }: Pick<Claimed, 'outboxId' | 'event'>,
  now: number,
): Promise<boolean> =>
  hasRow(db.selectFrom('outbox').where('outboxId', '=', outboxId).where(overAt(event, now)));

/** Messages checked per statement. */
const BATCH = 500;

/**
 * Removes invalid PINs from messages that were never sent, and cancels those still waiting. Codes are removed by
 * `forgetRecoveries`.
 */
export async function forgetPins({ database }: { database: Database }): Promise<void> {
  let count = BATCH;
  while (count === BATCH) {
    const { rows } =
      await sql`with "done" as materialized (select "outboxId" as "doneId" from "outbox"
        where jsonb_exists("data", 'pinCode') and "ordersId" is not null and "state" != 'SENDING' and ${PIN_OVER}
        limit ${BATCH} for update skip locked)
      update "outbox" set "data" = ${WITHOUT_SECRETS}, "emptied" = true,
        "error" = case when "state" = 'WAITING' then 'OVER' else "error" end,
        "nextTry" = case when "state" = 'WAITING' then null else "nextTry" end,
        "state" = case when "state" = 'WAITING' then 'HELD' else "state" end
      from "done" where "outboxId" = "doneId"
      returning "outboxId"`.execute(database.db);
    count = rows.length;
  }
}
