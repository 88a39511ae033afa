// One stream of live updates, with a small buffer; it closes for a reader that falls behind.
import { LIVE_BEAT_MS, LIVE_BEHIND_BYTES } from '../../domain/live.ts';
import type { LiveReader } from '../http/context.ts';

const encoder = new TextEncoder();

/** Formats a server-sent event. */
export const messageOf = (id: number, news: object): Uint8Array =>
  encoder.encode(`id: ${id}\ndata: ${JSON.stringify(news)}\n\n`);

/** A heartbeat with the current position. */
const beatOf = (id: number): Uint8Array => encoder.encode(`id: ${id}\n: beat\n\n`);

export interface LiveStream {
  readonly reader: LiveReader;
  /** The reader's permissions as last read from the session. */
  authorities: readonly string[];
  readonly body: ReadableStream<Uint8Array>;
  /** Sends the first message, with missed updates; messages queued before follow it. */
  begin(message: Uint8Array): void;
  /** Sends a message; closes the stream of a reader that is too far behind. */
  send(message: Uint8Array): void;
  /** Sends a heartbeat if nothing was sent for long. */
  beat(id: number): void;
  /** Closes the stream after pending messages. */
  end(): void;
}

/** Opens a stream; `gone` is called once when it has ended for any reason. */
export function openStream(reader: LiveReader, gone: (stream: LiveStream) => void): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sentAt = performance.now();
  /** Messages queued until the first one is sent; undefined once the stream has started. */
  let early: Uint8Array[] | undefined = [];

  const over = () => {
    if (controller === undefined) return false;
    controller = undefined;
    reader.signal.removeEventListener('abort', over);
    gone(stream);
    return true;
  };
  const end = () => {
    const open = controller;
    if (over()) open?.close();
  };
  const send = (message: Uint8Array) => {
    if (controller === undefined) return;
    if (early) {
      early.push(message);
      return;
    }
    if ((controller.desiredSize ?? 0) < message.byteLength) {
      end();
      reader.hangUp();
      return;
    }
    sentAt = performance.now();
    controller.enqueue(message);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: () => void over(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: LIVE_BEHIND_BYTES }),
  );
  reader.signal.addEventListener('abort', over);
  const stream: LiveStream = {
    reader,
    authorities: reader.user.authoritySet,
    body,
    begin: (message) => {
      const held = early ?? [];
      early = undefined;
      for (const each of [message, ...held]) send(each);
    },
    send,
    beat: (id) => {
      if (performance.now() - sentAt >= LIVE_BEAT_MS) send(beatOf(id));
    },
    end,
  };
  return stream;
}
