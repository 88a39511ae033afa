// The sender: takes messages off the outbox as long as the server runs. Any number of servers may share one outbox.
import { isClockRight } from '../../domain/clocks.ts';
import { CHANNELS, type Channel } from '../../domain/messages/messages.ts';
import { unhurried } from '../db/limits.ts';
import { logBroken } from '../http/respond.ts';
import { claimMessages, type Claimed } from './claimMessages.ts';
import { deliver, type Sending } from './deliver.ts';
import { channelsOn } from './gatewayAccounts.ts';

/** Messages of one channel that one server has in hand at once. */
const AT_ONCE = 8;
/** Of them reports: making their files takes a while, and PINs and codes do not wait behind them. */
const REPORTS_AT_ONCE = 2;
const LOOK_EVERY_MS = 2_000;
/** How long a stop waits for what is in hand; what takes longer is taken over when its claim runs out. */
const STOP_WITHIN_MS = 6_000;

/** Sleeps that can be ended. */
function sleeper() {
  let wake = () => undefined as void;
  return {
    sleep: (ms: number) =>
      new Promise<void>((done) => {
        const timer = setTimeout(done, ms);
        timer.unref();
        wake = () => {
          clearTimeout(timer);
          done();
        };
      }),
    wake: () => wake(),
  };
}

/** Sends one channel's messages until stopped: as many at once as there is room for, each on its own. */
function startChannel(sending: Sending, channel: Channel) {
  const inHand = new Set<Promise<void>>();
  const reports = new Set<number>();
  const { sleep, wake } = sleeper();
  const life = { over: false };

  const take = (message: Claimed) => {
    const { outboxId, event } = message;
    const delivery: Promise<void> = unhurried(() => deliver(sending, message))
      // Its claim runs out, and it is tried again.
      .catch((error: unknown) => logBroken(sending.log, error))
      .finally(() => {
        inHand.delete(delivery);
        // The next report is due at once.
        if (reports.delete(outboxId)) wake();
      });
    inHand.add(delivery);
    if (event === 'REPORT') reports.add(outboxId);
  };

  const claim = async (): Promise<Claimed[]> => {
    // While the clocks do not agree nobody can say which message is due, or over.
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

/** Starts the sender; the answer stops it, and waits for what is in hand as long as a stop may take. */
export function startSender(sending: Sending): () => Promise<void> {
  const stops = CHANNELS.map((channel) => startChannel(sending, channel));
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((done) => {
      timer = setTimeout(done, STOP_WITHIN_MS);
    });
    await Promise.race([Promise.all(stops.map((stop) => stop())), late]);
    clearTimeout(timer);
  };
}
