// Listens to the development server as an open page does: what it is told to reload or to show.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

interface Told {
  readonly type: string;
  readonly err?: { readonly message: string };
}

export interface HotChannel {
  /** The next thing of this type that the page is told. */
  hear(type: string): Promise<Told>;
  close(): void;
}

/** The text messages in what came so far, and what is left of it. */
function messagesIn(bytes: Buffer): { texts: string[]; rest: Buffer } {
  const texts: string[] = [];
  let rest = bytes;
  for (;;) {
    const short = (rest[1] ?? 0) & 127;
    const head = short === 126 ? 4 : 2;
    if (rest.length < head) return { texts, rest };
    const length = short === 126 ? rest.readUInt16BE(2) : short;
    if (rest.length < head + length) return { texts, rest };
    texts.push(rest.toString('utf8', head, head + length));
    rest = rest.subarray(head + length);
  }
}

/** Opens the channel of the page at this address. */
export async function openHotChannel(url: string): Promise<HotChannel> {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const asked = get(`${url}/?token=${encodeURIComponent(token)}`, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Protocol': 'vite-hmr',
    },
  });
  const [, socket, head] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket, Buffer];
  const heard: Told[] = [];
  let listener = () => {};
  let bytes = Buffer.alloc(0);
  const take = (part: Buffer) => {
    const { texts, rest } = messagesIn(Buffer.concat([bytes, part]));
    bytes = Buffer.from(rest);
    heard.push(...texts.map((text) => JSON.parse(text) as Told));
    listener();
  };
  take(head);
  socket.on('data', take);
  const hear = async (type: string): Promise<Told> => {
    for (;;) {
      const told = heard.shift();
      if (told?.type === type) return told;
      if (told) continue;
      await new Promise<void>((resolve) => {
        listener = resolve;
      });
    }
  };
  return { hear, close: () => socket.destroy() };
}
