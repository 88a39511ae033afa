// The upload queue as a state machine (R4.64).

/**
 * `pending`: empty; `ready`: files wait for the start; `uploading`, `paused`; `confirm`: all were tried
 * and some failed, the user decides; `finish`: ended.
 */
export const QUEUE_STATES = [
  'pending',
  'ready',
  'uploading',
  'paused',
  'confirm',
  'finish',
] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

export interface QueueItem {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes the server has received. */
  readonly sentBytes: number;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why the server rejected it, which makes retrying pointless. */
  readonly refusal?: string | undefined;
}

export interface Queue {
  readonly state: QueueState;
  readonly items: readonly QueueItem[];
}

export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly Pick<QueueItem, 'key' | 'size'>[] }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'started' }
  | { readonly type: 'paused' }
  /** An item is being sent. */
  | { readonly type: 'sending'; readonly key: string }
  | { readonly type: 'progress'; readonly key: string; readonly sentBytes: number }
  | { readonly type: 'sent'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string; readonly refusal?: string | undefined }
  /** Retry of one failed item, or of all. */
  | { readonly type: 'retried'; readonly key?: string }
  /** The user continues without the failed items. */
  | { readonly type: 'confirmed' };

export const EMPTY_QUEUE: Queue = { state: 'pending', items: [] };

const isOpen = ({ state }: QueueItem): boolean => state === 'waiting' || state === 'sending';

/** The state of an uploading queue after an item has ended or was removed. */
function afterEnd(items: readonly QueueItem[], running: QueueState): QueueState {
  if (items.some(isOpen)) return running;
  if (items.length === 0) return 'pending';
  return items.some(({ state }) => state === 'failed') ? 'confirm' : 'finish';
}

const changed = (queue: Queue, key: string, change: Partial<QueueItem>): readonly QueueItem[] =>
  queue.items.map((item) => (item.key === key ? { ...item, ...change } : item));

function added({ state, items }: Queue, files: readonly Pick<QueueItem, 'key' | 'size'>[]): Queue {
  if (files.length === 0) return { state, items };
  // Finished items belong to the previous round.
  const kept = state === 'finish' ? [] : items;
  const fresh = files.map((file) => ({ ...file, sentBytes: 0, state: 'waiting' as const }));
  const running = state === 'uploading' || state === 'paused';
  return { state: running ? state : 'ready', items: [...kept, ...fresh] };
}

function removed({ state, items }: Queue, key: string): Queue {
  const left = items.filter((item) => item.key !== key);
  if (left.length === items.length) return { state, items };
  if (state === 'ready')
    return { state: left.some(isOpen) ? 'ready' : afterEnd(left, state), items: left };
  return { state: afterEnd(left, state), items: left };
}

/** Paused items resume where they were: the server keeps their chunks. */
const held = (items: readonly QueueItem[]): readonly QueueItem[] =>
  items.map((item) => (item.state === 'sending' ? { ...item, state: 'waiting' } : item));

function retried({ state, items }: Queue, key: string | undefined): Queue {
  const again = items.map((item): QueueItem => {
    const meant = item.state === 'failed' && (key === undefined || key === item.key);
    return meant ? { ...item, state: 'waiting', refusal: undefined } : item;
  });
  if (!again.some(isOpen)) return { state, items };
  return { state: state === 'paused' ? 'paused' : 'uploading', items: again };
}

function ended(queue: Queue, event: Extract<QueueEvent, { type: 'sent' | 'failed' }>): Queue {
  const { type: state, key } = event;
  const size = queue.items.find((item) => item.key === key)?.size ?? 0;
  const change =
    event.type === 'sent' ? { state, sentBytes: size } : { state, refusal: event.refusal };
  const items = changed(queue, key, change);
  return { state: afterEnd(items, queue.state), items };
}

function confirmed(queue: Queue): Queue {
  if (queue.state !== 'confirm') return queue;
  return { state: 'finish', items: queue.items.filter(({ state }) => state === 'sent') };
}

/** The queue after an event; events that are invalid in its state have no effect. */
export function step(queue: Queue, event: QueueEvent): Queue {
  const { state, items } = queue;
  switch (event.type) {
    case 'added':
      return added(queue, event.files);
    case 'removed':
      return removed(queue, event.key);
    case 'started':
      return state === 'ready' || state === 'paused' ? { state: 'uploading', items } : queue;
    case 'paused':
      return state === 'uploading' ? { state: 'paused', items: held(items) } : queue;
    case 'sending':
      return { state, items: changed(queue, event.key, { state: 'sending' }) };
    case 'progress':
      return { state, items: changed(queue, event.key, { sentBytes: event.sentBytes }) };
    case 'sent':
    case 'failed':
      return ended(queue, event);
    case 'retried':
      return retried(queue, event.key);
    default:
      return confirmed(queue);
  }
}

/** The next item to send; undefined while one is being sent, or if there is none. Sequential. */
export function nextToSend({ state, items }: Queue): string | undefined {
  if (state !== 'uploading' || items.some((item) => item.state === 'sending')) return undefined;
  return items.find((item) => item.state === 'waiting')?.key;
}

/** The share of all bytes that the server has received, 0 to 1. */
export function progressOf({ items }: Queue): number {
  const total = items.reduce((sum, { size }) => sum + size, 0);
  const sent = items.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return total === 0 ? 0 : sent / total;
}

/** R4.65: an upload queue that finishes without any success reloads the page. */
export const reloadsPage = ({ state, items }: Queue): boolean =>
  state === 'finish' && !items.some((item) => item.state === 'sent');
