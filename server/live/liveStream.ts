// One stream of live news: holds little for a reader who does not read, and ends rather than make others wait.
import { LIVE_BEAT_MS, LIVE_BEHIND_BYTES } from '../../domain/live.ts';
import type { LiveReader } from '../http/context.ts';

const encoder = new TextEncoder();

/** A message as server-sent events spell it. */
export const messageOf = (id: number, news: object): Uint8Array =>
  encoder.encode(`id: ${id}\ndata: ${JSON.stringify(news)}\n\n`);

/** A message that says nothing but that its sender is alive, and how far it is. */
const beatOf = (id: number): Uint8Array => encoder.encode(`id: ${id}\n: beat\n\n`);

export interface LiveStream {
  readonly reader: LiveReader;
  /** What this reader may be told of: as the session holds it at the last look. */
  authorities: readonly string[];
  readonly body: ReadableStream<Uint8Array>;
  /** Sends the first message: what was missed. What was sent before it follows it. */
  begin(message: Uint8Array): void;
  /** Sends a message; a reader who is too far behind is hung up on. */
  send(message: Uint8Array): void;
  /** Says that all is well where nothing was said for long. */
  beat(id: number): void;
  /** Ends it; what was sent before still arrives. */
  end(): void;
}

/** Opens a stream; `gone` is called once, when it is over for whatever reason. */
export function openStream(reader: LiveReader, gone: (stream: LiveStream) => void): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sentAt = performance.now();
  /** What was sent while the first message was still being read; nothing once the stream has begun. */
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
