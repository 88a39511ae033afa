// Takes messages off the outbox to send them: each claim is one server's, for a while, and then anybody's again.
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { MESSAGE_TRIES_MAX, type Channel } from '../../domain/messages/messages.ts';
import type { OutboxTable } from '../db/tables/events.ts';
import type { Services } from '../http/context.ts';
import { MAIL_WITHIN_MS } from '../outside/mailer.ts';
import { SMS_WITHIN_MS } from '../outside/smsGateway.ts';

type Row = Selectable<OutboxTable>;

/** A message that this server sends now; nobody else does until `CLAIM_MS` have passed. */
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

/** How long a claim holds: longer than any try takes. Whoever was killed with a message in hand leaves it to others then. */
export const CLAIM_MS = Math.max(MAIL_WITHIN_MS, SMS_WITHIN_MS) + 15_000;

/** Claims end by the database's clock, the one that all servers have in common. */
const DATABASE_NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A message that somebody had in hand whose claim ran out. */
export const LEFT_BEHIND = sql<boolean>`("state" = 'SENDING' and coalesce("claimUntil", 0) <= ${DATABASE_NOW})`;

/** It ended its last try with the server that had it: whatever is wrong with it, there is no other. */
const SPENT = sql<boolean>`("state" = 'SENDING' and "tries" >= ${sql.lit(MESSAGE_TRIES_MAX)})`;

/** Reports bring files that take a while to make, and are claimed apart. */
const ONLY = {
  ALL: sql`true`,
  REPORTS: sql`"event" = 'REPORT'`,
  OTHERS: sql`"event" <> 'REPORT'`,
};
type Which = keyof typeof ONLY;

/**
 * Claims what is due, the longest due first; `most` of it. A message of an earlier claim that ran out is taken over: the
 * server that had it is gone, and nobody knows whether it arrived, which is counted. After the last try it is given up.
 */
export async function claimMessages(
  { database, now }: Pick<Services, 'database' | 'now'>,
  channel: Channel,
  most: number,
  which: Which = 'ALL',
): Promise<Claimed[]> {
  const claim = randomUUID();
  // One statement: what another server holds is skipped, and no transaction stays open while a gateway is asked.
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
 * Holds a message for as long again as one try may take, while something is made for it; false where the claim ran out
 * meanwhile: it is somebody else's, and is not to be sent here.
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

/** What became of a message. */
export type Outcome = Partial<
  Pick<
    Row,
    'state' | 'error' | 'errorStatus' | 'nextTry' | 'sentTime' | 'sentTitle' | 'sentContent'
  >
> & {
  readonly unsure?: boolean;
  /** Nobody needs its PIN or code any more, nor whom a report was asked about: they are taken out. */
  readonly empty?: boolean;
};

/** Whether the data holds a PIN, a code or what a report was asked by; written out, because the database answers its operators' signs as placeholders. */
const HOLDS_SECRET = sql<boolean>`(jsonb_exists("data", 'pinCode') or jsonb_exists("data", 'code')
  or jsonb_exists("data", 'report'))`;

/** The data without them. */
export const WITHOUT_SECRETS = sql<string>`"data" - 'pinCode' - 'code' - 'report'`;

/** Writes down what became of it; false where the claim ran out meanwhile and it is somebody else's by now. */
export async function settleMessage(
  { database }: Pick<Services, 'database'>,
  { outboxId, claim }: Pick<Claimed, 'outboxId' | 'claim'>,
  { unsure = false, empty = false, ...outcome }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('outbox')
    .set({ ...outcome, claim: null, claimUntil: null })
    .$if(unsure, (query) => query.set({ unsureTries: sql`"unsureTries" + 1` }))
    .$if(empty, (query) =>
      query.set({
        data: WITHOUT_SECRETS,
        emptied: sql`"emptied" or ${HOLDS_SECRET}`,
      }),
    )
    .where('outboxId', '=', outboxId)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
