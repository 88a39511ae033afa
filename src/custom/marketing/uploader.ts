// Uploads queued files one after another and sends events to the queue, whose rules are in domain.
import { CallError, isAborted } from '../../dataProvider/callError.ts';
import { newUploadId } from '../../dataProvider/upload.ts';
import {
  EMPTY_QUEUE,
  nextToSend,
  step,
  type QueueEvent,
} from '../../../domain/terminals/uploadQueue.ts';

export interface Sending {
  readonly uploadId: string;
  /** It was started before. */
  readonly again: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}

/** Uploads a file and returns its id. */
export type Send = (file: File, sending: Sending) => Promise<string>;

export type Uploader = ReturnType<typeof makeUploader>;

interface Held {
  readonly file: File;
  /** The same for every attempt: chunks the server has are not sent again. */
  readonly uploadId: string;
  begun: boolean;
}

/** The form value of a file without an id: a prefix that no file id has. */
export const UNSENT = 'unsent:';

/** The server's reason for rejecting a file; undefined where the same file may be accepted later. */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof CallError && error.status === 400 ? error.message : undefined;

/** @param onSent called with the id that replaces a key */
export function makeUploader(send: Send, onSent: (key: string, fileId: string) => void) {
  const held = new Map<string, Held>();
  const keys = new Map<string, string>();
  const listeners = new Set<() => void>();
  let queue = EMPTY_QUEUE;
  let running: { key: string; stop: AbortController } | undefined;

  const dispatch = (event: QueueEvent) => {
    const before = queue;
    queue = step(queue, event);
    const stops =
      event.type === 'paused' || (event.type === 'removed' && event.key === running?.key);
    if (stops) running?.stop.abort();
    if (queue !== before) for (const listener of listeners) listener();
    void sendNext();
  };

  const sendOne = async (key: string, one: Held) => {
    const { file, uploadId, begun } = one;
    one.begun = true;
    const stop = new AbortController();
    running = { key, stop };
    try {
      const onProgress = (sentBytes: number) => dispatch({ type: 'progress', key, sentBytes });
      const fileId = await send(file, { uploadId, again: begun, signal: stop.signal, onProgress });
      dispatch({ type: 'sent', key });
      keys.set(fileId, key);
      onSent(key, fileId);
    } catch (error) {
      if (!isAborted(error)) dispatch({ type: 'failed', key, refusal: refusalIn(error) });
    } finally {
      running = undefined;
    }
  };

  const sendNext = async () => {
    const key = nextToSend(queue);
    const next = key === undefined ? undefined : held.get(key);
    if (key === undefined || !next || running) return;
    dispatch({ type: 'sending', key });
    await sendOne(key, next);
    void sendNext();
  };

  return {
    dispatch,
    /** The same object until something changes. */
    queue: () => queue,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Queues files and assigns each a key. A queue that is not paused sends them at once. */
    add: (files: readonly File[]) => {
      const fresh = files.map((file) => ({ key: `${UNSENT}${newUploadId()}`, file }));
      for (const { key, file } of fresh)
        held.set(key, { file, uploadId: newUploadId(), begun: false });
      dispatch({ type: 'added', files: fresh.map(({ key, file }) => ({ key, size: file.size })) });
      if (queue.state === 'ready') dispatch({ type: 'started' });
      return fresh.map(({ key }) => key);
    },
    /** The file of a key; undefined where it is not in this queue. */
    fileOf: (key: string) => held.get(key)?.file,
    /** The key that an id has replaced; any other value is its own. */
    keyOf: (id: string) => keys.get(id) ?? id,
    /** Resolves as soon as nothing is being uploaded: all are sent, some failed, or it is paused. */
    finished: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (queue.state === 'uploading') return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    /** Aborts the current upload. */
    stop: () => running?.stop.abort(),
  };
}
