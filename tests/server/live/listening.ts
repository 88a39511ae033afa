// Listens to live news as a browser does: reads the messages of a stream one by one.
import { capabilities } from '../../../contract/capabilities.ts';
import { live } from '../../../contract/live.ts';
import { appendEvent, type NewEvent } from '../../../server/events/append.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

/** A message as it was read. */
export interface Message {
  readonly id: number;
  /** Resources with the numbers of their records; nothing for a beat. */
  readonly news: Readonly<Record<string, readonly number[]>> | undefined;
}

export interface Listening {
  readonly status: number;
  readonly headers: Headers;
  /** The next message; undefined when the stream is over. */
  next(): Promise<Message | undefined>;
  /** The next message that tells of the resource; what comes before it is passed over. */
  hear(resource: string): Promise<Message>;
  /** Waits until the stream is over. */
  over(): Promise<void>;
  leave(): Promise<void>;
}

function messageIn(text: string): Message {
  const lines = text.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1) ?? []);
  const of = (name: string) => lines.find(([field]) => field === name)?.[1];
  const data = of('data');
  return { id: Number(of('id')), news: data === undefined ? undefined : JSON.parse(data) };
}

/** A server that is asked directly, or with its address one that runs elsewhere. */
interface Heard {
  readonly app: { fetch(request: Request): Response | Promise<Response> };
  readonly url?: string;
}

/** Opens a stream at the server. */
export async function listen(
  { app, url }: Heard,
  token: string | undefined,
  since?: number,
): Promise<Listening> {
  const response = await app.fetch(requestOf(live.listen, { since }, { token }, url));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Message | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const message = messageIn(text.slice(0, end));
        text = text.slice(end + 2);
        return message;
      }
      const read = await reader?.read();
      if (read === undefined || read.done) return undefined;
      text += read.value;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    hear: async (resource) => {
      for (;;) {
        const message = await next();
        if (message === undefined)
          throw new Error(`The stream ended without a word of ${resource}.`);
        if (message.news && resource in message.news) return message;
      }
    },
    over: async () => {
      while ((await next()) !== undefined);
    },
    leave: async () => {
      await reader?.cancel();
    },
  };
}

/** Appends events, of a box unless they say otherwise. */
export const appendSome = ({ database }: OpenServer, ...happenings: Partial<NewEvent>[]) =>
  database.transaction((trx) =>
    appendEvent(
      trx,
      happenings.map((more) => ({
        time: Date.now() - 60_000,
        type: 'BOX_STATUS' as const,
        subject: ['box', 1] as const satisfies NewEvent['subject'],
        ...more,
      })) as NewEvent[],
    ),
  );

/** A second server of the same database, which has not looked at the history yet. */
export const sharingOf = ({ database }: OpenServer): Promise<OpenServer> =>
  openServer({ database: { ...database, close: async () => undefined }, liveEveryMs: 5 });

/** Where a page of this server begins to listen. */
export async function positionOf({ ask }: OpenServer, token: string): Promise<number> {
  const { livePosition } = (await ask(capabilities.read, {}, { token })).body;
  if (livePosition === undefined) throw new Error('There is no position.');
  return livePosition;
}
