// Claims messages of the outbox for sending; a claim belongs to one server and expires.
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { MESSAGE_TRIES_MAX, type Channel } from '../../domain/messages/messages.ts';
import type { OutboxTable } from '../db/tables/events.ts';
import type { Services } from '../http/context.ts';
import { MAIL_WITHIN_MS } from '../outside/mailer.ts';
import { SMS_WITHIN_MS } from '../outside/smsGateway.ts';

type Row = Selectable<OutboxTable>;

/** A message claimed by this server; no other server sends it until `CLAIM_MS` have passed. */
export type Claimed = Pick<
  Row,
  | 'outboxId'
  | 'event'
  | 'channel'
  | 'address'
  | 'data'
  | 'tries'
  | 'ordersId'
  | 'memberId'
  | 'creationTime'
  | 'resentTime'
> & { readonly claim: string };

/** Lifetime of a claim, longer than any attempt takes. If a server is killed, others take over after this time. */
export const CLAIM_MS = Math.max(MAIL_WITHIN_MS, SMS_WITHIN_MS) + 15_000;

/** Claims expire by the database's clock, which all servers share. */
const DATABASE_NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A message whose claim has expired while it was being sent. */
export const LEFT_BEHIND = sql<boolean>`("state" = 'SENDING' and coalesce("claimUntil", 0) <= ${DATABASE_NOW})`;

/** Its last attempt ended together with its server; there are no attempts left. */
const SPENT = sql<boolean>`("state" = 'SENDING' and "tries" >= ${sql.lit(MESSAGE_TRIES_MAX)})`;

/** Report e-mails attach files that take long to generate, so they are claimed separately. */
const ONLY = { ALL: sql`true`, REPORTS: sql`"event" = 'REPORT'`, OTHERS: sql`"event" <> 'REPORT'` };
type Which = keyof typeof ONLY;

/**
 * Claims at most `most` due messages, the longest overdue first. A message with an expired claim is taken over and its
 * attempt counted, as it is unknown whether it arrived. After the last attempt it is given up.
 */
export async function claimMessages(
  { database, now }: Pick<Services, 'database' | 'now'>,
  channel: Channel,
  most: number,
  which: Which = 'ALL',
): Promise<Claimed[]> {
  const claim = randomUUID();
  // One statement: rows locked by other servers are skipped, and no transaction stays open during gateway calls.
  const { rows } = await sql<Omit<Claimed, 'claim'> & Pick<Row, 'state'>>`
    with "due" as materialized (
      select "outboxId" as "dueId" from "outbox"
      where "channel" = ${channel} and "state" in ('WAITING', 'SENDING') and "nextTry" <= ${now()}
        and ("state" = 'WAITING' or ${LEFT_BEHIND}) and ${ONLY[which]}
      order by "nextTry", "outboxId" limit ${most} for update skip locked)
    update "outbox" set "state" = case when ${SPENT} then 'FAILED' else 'SENDING' end,
      "claim" = case when ${SPENT} then null else ${claim}::text end,
      "claimUntil" = ${DATABASE_NOW} + ${CLAIM_MS},
      "nextTry" = case when ${SPENT} then null else "nextTry" end,
      "tries" = "tries" + case when ${SPENT} then 0 else 1 end,
      "unsureTries" = "unsureTries" + case when "state" = 'SENDING' then 1 else 0 end,
      "error" = case when "state" = 'SENDING' then 'CUT_OFF' else "error" end
    from "due" where "outboxId" = "dueId"
    returning "outboxId", "event", "channel", "address", "data", "tries", "ordersId", "memberId",
      "creationTime", "resentTime", "state"`.execute(database.db);
  return rows.filter(({ state }) => state === 'SENDING').map((row) => ({ ...row, claim }));
}

/**
 * Extends the claim by the duration of one attempt while content is generated; false if the claim has expired:
 * another server may have it, so it must not be sent here.
 */
export async function holdClaim(
  { database }: Pick<Services, 'database'>,
  { outboxId, claim }: Pick<Claimed, 'outboxId' | 'claim'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('outbox')
    .set({ claimUntil: sql`${DATABASE_NOW} + ${sql.lit(CLAIM_MS)}` })
    .where('outboxId', '=', outboxId)
    .where('claim', '=', claim)
    .where('state', '=', 'SENDING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The result of a sending attempt. */
export type Outcome = Partial<
  Pick<
    Row,
    'state' | 'error' | 'errorStatus' | 'nextTry' | 'sentTime' | 'sentTitle' | 'sentContent'
  >
> & {
  readonly unsure?: boolean;
  /** Remove the PIN, the code and the report parameters from the data: they are no longer needed. */
  readonly empty?: boolean;
};

/** Whether the data holds a PIN, a code or report parameters. Uses a function, as the `?` operator reads as a placeholder. */
const HOLDS_SECRET = sql<boolean>`(jsonb_exists("data", 'pinCode') or jsonb_exists("data", 'code')
  or jsonb_exists("data", 'report'))`;

export const WITHOUT_SECRETS = sql<string>`"data" - 'pinCode' - 'code' - 'report'`;

/** Stores the outcome; false if the claim has expired and another server may have the message. */
export async function storeOutcome(
  { database }: Pick<Services, 'database'>,
  { outboxId, claim }: Pick<Claimed, 'outboxId' | 'claim'>,
  { unsure = false, empty = false, ...outcome }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('outbox')
    .set({ ...outcome, claim: null, claimUntil: null })
    .$if(unsure, (query) => query.set({ unsureTries: sql`"unsureTries" + 1` }))
    .$if(empty, (query) =>
      query.set({ data: WITHOUT_SECRETS, emptied: sql`"emptied" or ${HOLDS_SECRET}` }),
    )
    .where('outboxId', '=', outboxId)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
