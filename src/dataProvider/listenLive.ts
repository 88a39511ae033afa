// This tab's stream of live changes: open while the page is visible, and reopened after a loss.
import { live, LIVE_SILENCE_MS } from '../../contract/live.ts';
import { capabilities } from '../../contract/capabilities.ts';
import { knownCapabilities } from './capabilities.ts';
import { call, fetchEvents } from './call.ts';
import { CallError, isOffline } from './callError.ts';
import { isLive, setLive, publishNews } from './live.ts';

/** One message; `data` is undefined for a heartbeat. */
interface LiveMessage {
  readonly id: number | undefined;
  readonly data: unknown;
}

/** Maximum message length in characters. */
const LONGEST = 262_144;

function messageIn(text: string): LiveMessage {
  let id: number | undefined;
  let data = '';
  for (const line of text.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'id' && /^\d{1,15}$/.test(value)) id = Number(value);
    if (field === 'data') data += value;
  }
  return { id, data: data === '' ? undefined : JSON.parse(data) };
}

/**
 * The messages in order, until the response ends. Throws if it is interrupted or invalid.
 * @param onMessage called with every received chunk, including heartbeats
 */
async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  onMessage: () => void,
): AsyncGenerator<LiveMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onMessage();
      text += decoder.decode(value, { stream: true }).replaceAll('\r', '');
      if (text.length > LONGEST) throw new Error('The message does not end.');
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) yield messageIn(part);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** First delay before a reconnect, in milliseconds; doubled each time up to the maximum. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Delay if the server accepts no more streams. */
const FULL_PAUSE_MS = 60_000;

/** A permanent refusal: unknown call, or no permission. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallError && [400, 401, 403, 404, 405].includes(error.status);
const isFull = (error: unknown): boolean => error instanceof CallError && error.status === 429;

/** Whether the server or the stream alone is out of reach: the answer sets the state of the connection. */
const askWhetherConnected = () => call(capabilities.read, {}).catch(() => undefined);

const visible = () => document.visibilityState === 'visible';

/** The last message of this tab's streams. */
let last = 0;

/**
 * Where the first stream of a session begins: before any of its data was read. From the first event on, if that is
 * unknown: the server then says that anything may have changed.
 */
const beginning = () => Math.max(last, knownCapabilities().livePosition ?? 0) || 1;

/** Listens until stopped; results are published through live.ts. */
export function listenLive(): () => void {
  let since = beginning();
  let open: AbortController | undefined;
  let pause = PAUSE_MS;
  let timer = 0;
  let silence = 0;
  let stopped = false;

  const close = (state: 'off' | 'paused' = 'off') => {
    clearTimeout(timer);
    clearTimeout(silence);
    open?.abort();
    open = undefined;
    setLive(state);
  };
  const again = (error: unknown) => {
    close();
    if (stopped || isFinal(error)) return;
    if (isOffline(error)) void askWhetherConnected();
    // Jitter, so that many tabs do not reconnect at once.
    const spread = 0.5 + Math.random() / 2;
    timer = window.setTimeout(begin, isFull(error) ? FULL_PAUSE_MS : pause * spread);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const hear = async (mine: AbortController) => {
    const alive = () => {
      clearTimeout(silence);
      if (open === mine) silence = window.setTimeout(() => mine.abort(), LIVE_SILENCE_MS);
    };
    const body = await fetchEvents(live.listen, { since }, { signal: mine.signal });
    alive();
    for await (const { id, data } of messagesOf(body, alive)) {
      if (open !== mine) return;
      setLive('on');
      pause = PAUSE_MS;
      if (id) since = last = id;
      if (typeof data === 'object' && data !== null) publishNews(data);
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
  const onVisible = () => {
    if (visible()) begin();
    else close(isLive() ? 'paused' : 'off');
  };

  document.addEventListener('visibilitychange', onVisible);
  begin();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', onVisible);
    close();
  };
}
