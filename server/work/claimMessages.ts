// Takes messages off the outbox to send them: each claim is one server's, for a while, and then anybody's again.
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Channel } from '../../domain/messages.ts';
import type { OutboxTable } from '../db/tables/happenings.ts';
import type { House } from '../http/ask.ts';
import { MAIL_WITHIN_MS } from '../outside/mailer.ts';
import { SMS_WITHIN_MS } from '../outside/smsGateway.ts';

type Row = Selectable<OutboxTable>;

/** A message that this server sends now; nobody else does until `CLAIM_MS` have passed. */
export type Claimed = Pick<
  Row,
  'outboxId' | 'event' | 'channel' | 'address' | 'data' | 'tries' | 'ordersId' | 'creationTime'
> & { readonly claim: string };

/** How long a claim holds: longer than any try takes. Whoever was killed with a message in hand leaves it to others then. */
export const CLAIM_MS = Math.max(MAIL_WITHIN_MS, SMS_WITHIN_MS) + 15_000;

/**
 * Claims what is due, the longest due first; `most` of it. A message of an earlier claim that ran out is taken over: the
 * server that had it is gone, and nobody knows whether it arrived, which is counted.
 */
export async function claimMessages(
  { database, now }: Pick<House, 'database' | 'now'>,
  channel: Channel,
  most: number,
): Promise<Claimed[]> {
  const claim = randomUUID();
  const time = now();
  // One statement: what another server holds is skipped, and no transaction stays open while a gateway is asked.
  const { rows } = await sql<Omit<Claimed, 'claim'>>`
    with "due" as materialized (
      select "outboxId" as "dueId" from "outbox"
      where "channel" = ${channel} and "state" in ('WAITING', 'SENDING') and "nextTry" <= ${time}
      order by "nextTry", "outboxId" limit ${most} for update skip locked)
    update "outbox" set "state" = 'SENDING', "claim" = ${claim}, "nextTry" = ${time + CLAIM_MS},
      "tries" = "tries" + 1,
      "unsureTries" = "unsureTries" + case when "state" = 'SENDING' then 1 else 0 end,
      "error" = case when "state" = 'SENDING' then 'CUT_OFF' else "error" end
    from "due" where "outboxId" = "dueId"
    returning "outboxId", "event", "channel", "address", "data", "tries", "ordersId", "creationTime"`.execute(
    database.db,
  );
  return rows.map((row) => ({ ...row, claim }));
}

/** What became of a message. */
export type Outcome = Partial<
  Pick<Row, 'state' | 'error' | 'errorStatus' | 'nextTry' | 'sentTime'>
> & {
  readonly unsure?: boolean;
  /** Nobody needs its PIN or code any more: they are taken out. */
  readonly empty?: boolean;
};

/** Whether the data holds a PIN or a code; written out, because the database answers its operators' signs as placeholders. */
const HOLDS_SECRET = sql<boolean>`(jsonb_exists("data", 'pinCode') or jsonb_exists("data", 'code'))`;

/** The data without them. */
export const WITHOUT_SECRETS = sql<string>`"data" - 'pinCode' - 'code'`;

/** Writes down what became of it; false where the claim ran out meanwhile and it is somebody else's by now. */
export async function settleMessage(
  { database }: Pick<House, 'database'>,
  { outboxId, claim }: Pick<Claimed, 'outboxId' | 'claim'>,
  { unsure = false, empty = false, ...outcome }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('outbox')
    .set({ ...outcome, claim: null })
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
