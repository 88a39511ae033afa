// A proxy before PostgreSQL that refuses session settings, as poolers in transaction mode do.
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Pooler {
  url: string;
  /** The number of refused connections. */
  refused(): number;
  stop(): Promise<void>;
}

/** The message of PgBouncer 1.18 for a refusal, from its source. */
function refusal(parameter: string): Buffer {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${parameter}`];
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Starts it in front of the server at `url`, which listens on a socket in a folder. */
export async function startPooler(url: string): Promise<Pooler> {
  const place = new URL(url.replace('@/', '@localhost/'));
  const path = `${place.searchParams.get('host')}/.s.PGSQL.${place.searchParams.get('port')}`;
  const sockets = new Set<Socket>();
  let refused = 0;
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('data', (startup) => {
      if (startup.includes('\0options\0')) {
        refused += 1;
        client.end(refusal('options'));
        return;
      }
      const behind = createConnection(path);
      sockets.add(behind);
      behind.on('error', () => client.destroy());
      behind.write(startup);
      client.pipe(behind).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://${place.username}@127.0.0.1:${port}${place.pathname}`,
    refused: () => refused,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
