// Live updates of this server: the events table is tailed once for all streams, if there are any.
import {
  LIVE_EVERY_MS,
  LIVE_STREAMS,
  LIVE_STREAMS_A_SESSION,
  LIVE_STREAMS_A_USER,
} from '../../domain/live.ts';
import { rightsStamp } from '../../domain/people/rightsStamp.ts';
import type { LiveNews } from '../../contract/live.ts';
import type { Services, Live, LiveReader } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { logBroken } from '../http/respond.ts';
import { livingSessions } from '../http/session.ts';
import { openTail, type News } from './openTail.ts';
import { messageOf, openStream, type LiveStream } from './liveStream.ts';
import { EVERYTHING, newsFor, newsOf } from './newsOf.ts';

type Kept = Pick<Services, 'database' | 'config' | 'log' | 'now'>;

/** Sessions also expire by time; they are checked at this interval, in rounds. */
const SESSIONS_EVERY = 20;
/** Events on these subjects may end sessions or change their permissions. */
const OF_SESSIONS = new Set<string>(['session', 'staff', 'roles']);

const newsIn = ({ events, flooded }: News): LiveNews => (flooded ? EVERYTHING : newsOf(events));

/** Sends the updates to each stream by its permissions; computed once per set of permissions. */
function spread(streams: ReadonlySet<LiveStream>, id: number, news: LiveNews): void {
  const messages = new Map<string, Uint8Array | undefined>();
  for (const stream of streams) {
    const stamp = rightsStamp(stream.authorities);
    if (!messages.has(stamp)) {
      const visible = newsFor(news, stream.authorities);
      messages.set(stamp, Object.keys(visible).length > 0 ? messageOf(id, visible) : undefined);
    }
    const message = messages.get(stamp);
    if (message) stream.send(message);
    else stream.beat(id);
  }
}

/** Closes the streams of expired sessions, and reloads the permissions of the others. */
async function look(streams: ReadonlySet<LiveStream>, services: Kept): Promise<void> {
  const living = await livingSessions(
    services,
    [...streams].map(({ reader }) => reader.user.sessionId),
  );
  for (const stream of streams) {
    const authorities = living.get(stream.reader.user.sessionId);
    if (authorities) stream.authorities = authorities;
    else stream.end();
  }
}

function refuseTooMany(streams: ReadonlySet<LiveStream>, { user }: LiveReader): void {
  const own = [...streams].filter(({ reader }) => reader.user.userId === user.userId);
  const here = own.filter(({ reader }) => reader.user.sessionId === user.sessionId);
  const isFull = streams.size >= LIVE_STREAMS || own.length >= LIVE_STREAMS_A_USER;
  if (isFull || here.length >= LIVE_STREAMS_A_SESSION) throw new Problem('STREAMS_FULL');
}

/**
 * The live updates of one server. Several servers may share a database: each tails the events itself, so that
 * changes made through one reach the streams of all.
 */
export function openLive(services: Kept, everyMs: number = LIVE_EVERY_MS): Live {
  const streams = new Set<LiveStream>();
  const tail = openTail(services.database, services.now);
  let looking: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rounds = 0;
  let stopped = false;
  let running = false;

  const round = async () => {
    try {
      await lookOnce();
    } catch (error) {
      // No heartbeat is sent on errors: clients notice the silence and poll.
      logBroken(services.log, error);
    }
    later();
  };
  const send = async () => {
    const news = await tail.look();
    rounds += 1;
    const sessions = news.events.some(({ subjectType }) => OF_SESSIONS.has(subjectType));
    if (sessions || news.flooded || rounds % SESSIONS_EVERY === 0) await look(streams, services);
    spread(streams, tail.sentUpTo, newsIn(news));
  };
  /** Two concurrent looks would find the same events. */
  const lookOnce = () => {
    looking ??= send().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const later = () => {
    running = !stopped && streams.size > 0;
    if (!running) return;
    timer = setTimeout(() => void round(), everyMs);
    timer.unref();
  };
  /** While no stream is open, nothing is read; while some are, the last round is at most `everyMs` old. */
  const position = async () => {
    if (!running) await lookOnce();
    return tail.sentUpTo;
  };

  return {
    listen: async (reader, since) => {
      const at = await position();
      refuseTooMany(streams, reader);
      const stream = openStream(reader, (gone) => streams.delete(gone));
      streams.add(stream);
      try {
        const news = since === undefined ? {} : newsIn(await tail.after(since));
        stream.begin(messageOf(at, newsFor(news, stream.authorities)));
      } catch (error) {
        stream.end();
        throw error;
      } finally {
        if (!running) later();
      }
      if (stopped || reader.signal.aborted) stream.end();
      return stream.body;
    },
    position,
    listening: () => streams.size,
    end: () => {
      stopped = true;
      clearTimeout(timer);
      for (const stream of streams) stream.end();
    },
  };
}
