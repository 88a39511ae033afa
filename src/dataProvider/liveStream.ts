// The one stream of live news of this tab: opened while somebody sees the page, and again when it breaks off.
import { live, LIVE_SILENCE_MS } from '../../contract/live.ts';
import { fetchEvents } from './call.ts';
import { CallError } from './callError.ts';
import { setLive, tellNews } from './live.ts';
import { messagesOf } from './liveMessages.ts';

/** The first pause before it is opened again, milliseconds; each further one is twice as long, up to the longest. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Where the server has no room for another stream it is asked again so much later. */
const FULL_PAUSE_MS = 60_000;

/** A server that refuses for good: it does not know the call, or this person may hear nothing. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallError && [400, 401, 403, 404, 405].includes(error.status);
const isFull = (error: unknown): boolean => error instanceof CallError && error.status === 429;

const visible = () => document.visibilityState === 'visible';

/** Listens until stopped; everything else hears of it in live.ts. */
export function listenLive(): () => void {
  let since: number | undefined;
  let open: AbortController | undefined;
  let pause = PAUSE_MS;
  let timer = 0;
  let silence = 0;
  let stopped = false;

  const close = () => {
    clearTimeout(timer);
    clearTimeout(silence);
    open?.abort();
    open = undefined;
    setLive(false);
  };
  const again = (error: unknown) => {
    close();
    if (stopped || isFinal(error)) return;
    // Many tabs that lost the same server do not all come back at once.
    const spread = 0.5 + Math.random() / 2;
    timer = window.setTimeout(begin, isFull(error) ? FULL_PAUSE_MS : pause * spread);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const hear = async (mine: AbortController) => {
    const alive = () => {
      clearTimeout(silence);
      if (open === mine) silence = window.setTimeout(() => mine.abort(), LIVE_SILENCE_MS);
    };
    const input = since === undefined ? {} : { since };
    const body = await fetchEvents(live.listen, input, { signal: mine.signal });
    alive();
    for await (const { id, data } of messagesOf(body, alive)) {
      if (open !== mine) return;
      setLive(true);
      pause = PAUSE_MS;
      since = id || since;
      if (typeof data === 'object' && data !== null) tellNews(data);
    }
  };
  const begin = () => {
    if (stopped || open || !visible()) return;
    clearTimeout(timer);
    const mine = new AbortController();
    open = mine;
    const end = (error?: unknown) => {
      if (open === mine) again(error);
    };
    hear(mine).then(() => end(), end);
  };
  const seen = () => {
    if (visible()) begin();
    else close();
  };

  document.addEventListener('visibilitychange', seen);
  begin();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', seen);
    close();
  };
}
