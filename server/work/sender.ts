// The sender: takes messages off the outbox as long as the server runs. Any number of servers may share one outbox.
import { CHANNELS, type Channel } from '../../domain/messages.ts';
import { logBroken } from '../http/respond.ts';
import { claimMessages, type Claimed } from './claimMessages.ts';
import { deliver, type Sending } from './deliver.ts';
import { channelsOn } from './gatewayAccounts.ts';

/** Messages of one channel that one server has in hand at once. */
const AT_ONCE = 8;
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
  const { sleep, wake } = sleeper();
  const life = { over: false };

  const take = (message: Claimed) => {
    const delivery: Promise<void> = deliver(sending, message)
      // Its claim runs out, and it is tried again.
      .catch((error: unknown) => logBroken(sending.log, error))
      .finally(() => inHand.delete(delivery));
    inHand.add(delivery);
  };

  const claim = async (): Promise<Claimed[]> => {
    const on = await channelsOn(sending.database.db);
    return on.includes(channel) ? claimMessages(sending, channel, AT_ONCE - inHand.size) : [];
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
