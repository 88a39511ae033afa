// The sender: sends messages of the outbox while the server runs. Servers may share an outbox.
import { setTimeout as pause } from 'node:timers/promises';
import { isClockRight } from '../../domain/clocks.ts';
import { NOTIFY_TYPES } from '../../domain/limits.ts';
import type { Channel } from '../../domain/messages/messages.ts';
import { unhurried } from '../db/limits.ts';
import { logBroken } from '../http/respond.ts';
import { within } from '../system/within.ts';
import { claimMessages, type Claimed } from './claimMessages.ts';
import { deliver, type Sending } from './deliver.ts';
import { channelsOn } from './gatewayAccounts.ts';

/** Messages of one channel that a server sends concurrently. */
const AT_ONCE = 8;
/** Of these, report e-mails: their files take long to generate and must not delay PINs and codes. */
const REPORTS_AT_ONCE = 2;
const LOOK_EVERY_MS = 2_000;
/** How long stopping waits for messages being sent; others take over the rest when their claims expire. */
const STOP_WITHIN_MS = 6_000;

/** Interruptible sleep. */
function sleeper() {
  let nap = new AbortController();
  return {
    sleep: (ms: number) =>
      pause(ms, undefined, { ref: false, signal: nap.signal }).catch(() => undefined),
    wake: () => {
      nap.abort();
      nap = new AbortController();
    },
  };
}

/** Sends one channel's messages until stopped, up to the limit concurrently. */
function startChannel(sending: Sending, channel: Channel) {
  const inHand = new Set<Promise<void>>();
  const reports = new Set<number>();
  const { sleep, wake } = sleeper();
  const life = { over: false };

  const take = (message: Claimed) => {
    const { outboxId, event } = message;
    const delivery: Promise<void> = unhurried(() => deliver(sending, message))
      // The claim expires and the message is retried.
      .catch((error: unknown) => logBroken(sending.log, error))
      .finally(() => {
        inHand.delete(delivery);
        // The next report may already be due.
        if (reports.delete(outboxId)) wake();
      });
    inHand.add(delivery);
    if (event === 'REPORT') reports.add(outboxId);
  };

  const claim = async (): Promise<Claimed[]> => {
    // While the clocks disagree, it is unknown which messages are due or obsolete.
    if (!isClockRight(sending.clockSkew())) return [];
    const on = await channelsOn(sending.database.db);
    if (!on.includes(channel) && !(channel === 'SMS' && sending.phones)) return [];
    const room = AT_ONCE - inHand.size;
    const others = await claimMessages(sending, channel, room, 'OTHERS');
    const more = Math.min(room - others.length, REPORTS_AT_ONCE - reports.size);
    return more > 0
      ? [...others, ...(await claimMessages(sending, channel, more, 'REPORTS'))]
      : others;
  };

  const round = async () => {
    const claimed = await claim();
    for (const message of claimed) take(message);
    if (inHand.size >= AT_ONCE) await Promise.race(inHand);
    else if (claimed.length === 0 && !life.over) await sleep(LOOK_EVERY_MS);
  };

  const run = async () => {
    while (!life.over) {
      try {
        await round();
      } catch (error) {
        logBroken(sending.log.child({ sender: channel }), error);
        if (!life.over) await sleep(LOOK_EVERY_MS);
      }
    }
    await Promise.all(inHand);
  };

  const ended = run();
  return async () => {
    life.over = true;
    wake();
    await ended;
  };
}

/** Starts the sender; returns a function that stops it, waiting for messages in flight up to the limit. */
export function startSender(sending: Sending): () => Promise<void> {
  const stops = NOTIFY_TYPES.map((channel) => startChannel(sending, channel));
  return async () => {
    const stopped = Promise.all(stops.map((stop) => stop()));
    await within<unknown>(STOP_WITHIN_MS, stopped, () => undefined);
  };
}
