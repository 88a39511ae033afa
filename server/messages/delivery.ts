// Whether messages can leave now: gateways set up, failing or missing, and templates in use.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { bestOf, type Delivery } from '../../domain/messages/delivery.ts';
import { HELD_BY_SERVER, type Channel, type MessageEvent } from '../../domain/messages/messages.ts';
import type { Db } from '../db/tables.ts';
import type { Recipient } from '../events/append.ts';
import { IS_DEMO } from '../demo/demoAccounts.ts';
import type { Config } from '../system/config.ts';
import { isChannelOn } from './gatewayAccounts.ts';

/** What the gateway itself refused, not a recipient or the text: then the next message may leave. */
const OF_THE_GATEWAY = sql<SqlBool>`coalesce("late"."error", '') not in ('', 'ADDRESS_REFUSED', 'MESSAGE_REFUSED', 'OVER')`;

/** No message of the channel has left since one that the gateway did not take. */
export const isChannelFailing = (channel: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from "outbox" as "late" where "late"."state" in ('WAITING', 'FAILED') and "late"."tries" > 0
    and "late"."channel" = ${channel} and ${OF_THE_GATEWAY}
    and coalesce("late"."resentTime", "late"."creationTime") >= coalesce(
      (select max("sent"."sentTime") from "outbox" as "sent" where "sent"."channel" = ${channel}), 0))`;

/** Whether a channel has a way out: a gateway, or for SMS the phones of a running demo. */
export const hasWayOut = (channel: RawBuilder<unknown>, { simulator }: Pick<Config, 'simulator'>) =>
  simulator
    ? sql<SqlBool>`(${isChannelOn(channel)} or (${channel} = 'SMS' and ${IS_DEMO}))`
    : isChannelOn(channel);

/** Whether a message of this event would leave by this channel. */
async function deliveryOf(
  db: Db,
  config: Config,
  event: MessageEvent,
  channel: Channel,
): Promise<Exclude<Delivery, 'NO_ADDRESS'>> {
  const { on, enabled, failing } = await db
    .selectFrom('templates')
    .select(hasWayOut(sql`${channel}::text`, config).as('on'))
    .select(sql<boolean>`coalesce(bool_or("templateStatus" = 'ENABLE'), false)`.as('enabled'))
    .select(isChannelFailing(sql`${channel}`).as('failing'))
    .where('templateEvent', '=', event)
    .where('templateType', '=', channel)
    .executeTakeFirstOrThrow();
  if (!on) return 'NO_GATEWAY';
  if (!enabled) return 'TEMPLATE_OFF';
  return failing ? 'FAILING' : 'SENDS';
}

/** The messages that carry a PIN. */
const WITH_PIN = ['DEPOSIT', 'PIN_RESEND'] as const;

/**
 * Whether the last message with a PIN of this parcel to this address was given up or held, so that the next one may fail
 * alike. The PIN may then be read to its owner. An obsolete message says nothing of the address.
 */
async function lastFailed(db: Db, ordersId: number, { channel, address }: Recipient) {
  const last = await db
    .selectFrom('outbox')
    .select(['state', 'error'])
    .where('ordersId', '=', ordersId)
    .where('event', 'in', WITH_PIN)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .orderBy('outboxId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'FAILED' || (last?.state === 'HELD' && last.error !== 'OVER');
}

/** Whether a message of this event would leave now, to the recipient who is reached best. */
export async function deliveryTo(
  db: Db,
  config: Config,
  event: MessageEvent,
  to: readonly Recipient[],
): Promise<Delivery> {
  const each: Delivery[] = [];
  for (const recipient of to) {
    const { channel, ordersId } = recipient;
    const delivery = await deliveryOf(db, config, event, channel);
    const fails = delivery === 'SENDS' && ordersId && (await lastFailed(db, ordersId, recipient));
    each.push(fails ? 'FAILING' : delivery);
  }
  return bestOf(each);
}

const at = (name: string) => sql.ref(`outbox.${name}`);

/**
 * Given up, waiting without a gateway or for one that has not taken it, or held by the server. A message whose content or
 * address is erased can be delivered by nobody and does not count.
 */
export const isUndelivered = (config: Pick<Config, 'simulator'>) => sql<SqlBool>`(
  not ${at('emptied')} and ${at('address')} <> '•••' and (${at('state')} = 'FAILED'
    or (${at('state')} = 'HELD' and ${at('error')} in (${sql.join(HELD_BY_SERVER)}))
    or (${at('state')} = 'WAITING' and (${at('tries')} > 0 or not ${hasWayOut(at('channel'), config)}))))`;

/** Undelivered messages by channel and reason, with the oldest. */
async function readUndelivered(db: Db, config: Config) {
  const held = sql<
    (typeof HELD_BY_SERVER)[number] | null
  >`case "state" when 'HELD' then "error" end`;
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', held.as('held')])
    .select(isChannelFailing(at('channel')).as('failing'))
    .select(hasWayOut(at('channel'), config).as('on'))
    .select((is) => is.fn.countAll<number>().as('count'))
    .select(sql<number>`min(coalesce("resentTime", "creationTime"))`.as('oldest'))
    .where(isUndelivered(config))
    .groupBy(['channel', held])
    .orderBy('channel')
    .orderBy(held, (is) => is.asc().nullsFirst())
    .execute();
  return rows.map(({ held: reason, failing, on, ...row }) => {
    const now = failing ? ('FAILING' as const) : ('SENDS' as const);
    return { ...row, delivery: reason ?? (on ? now : ('NO_GATEWAY' as const)) };
  });
}

/** Channels of enabled templates without a way out. */
async function readMissing(db: Db, config: Config): Promise<Channel[]> {
  const rows = await db
    .selectFrom('templates')
    .select('templateType')
    .distinct()
    .where('templateStatus', '=', 'ENABLE')
    .where(sql<SqlBool>`not ${hasWayOut(sql.ref('templateType'), config)}`)
    .orderBy('templateType')
    .execute();
  return rows.map(({ templateType }) => templateType);
}

/** Whether SMS go to the phones of a running demo, as no gateway is set up. */
async function isSimulated(db: Db, config: Config): Promise<boolean> {
  const sms = sql`'SMS'`;
  const { rows } = await sql<{ simulated: boolean }>`
    select ${hasWayOut(sms, config)} and not ${isChannelOn(sms)} as "simulated"`.execute(db);
  return rows[0]?.simulated ?? false;
}

export const countUndelivered = async (db: Db, config: Config) => ({
  channels: await readUndelivered(db, config),
  missing: await readMissing(db, config),
  simulated: await isSimulated(db, config),
});
