// Asks a server from an address and with a browser of one's own; reads the code that a message would tell.
import type { Endpoint, Input, ParsedOutput } from '../../../contract/endpoint.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import type { Answer, OpenServer } from '../../kit/servers/openServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

export interface From {
  token?: string;
  ip?: string;
  agent?: string;
  cookie?: string | undefined;
}

/** A server that stands behind one proxy, so that each question comes from the address that it says. */
export const openBehindProxy = (now?: () => number): Promise<OpenServer> =>
  fileServer({ ...(now ? { now } : {}), config: { trustProxy: 1 } });

/** Asks an endpoint from an address. */
export async function askFrom<E extends Endpoint>(
  server: OpenServer,
  endpoint: E,
  input: Input<E>,
  { token, ip = '203.0.113.1', agent, cookie }: From = {},
): Promise<Answer<ParsedOutput<E>>> {
  const request = requestOf(endpoint, input, { token });
  request.headers.set('X-Forwarded-For', ip);
  if (agent !== undefined) request.headers.set('User-Agent', agent);
  if (cookie !== undefined) request.headers.set('Cookie', cookie);
  const response = await server.app.fetch(request);
  const body = (await response.json()) as ParsedOutput<E>;
  return { status: response.status, headers: response.headers, body };
}

/** Everybody may try anew. */
export const forgetTries = async ({ database }: OpenServer): Promise<void> => {
  await database.db.deleteFrom('throttles').execute();
};

/** The messages that told codes, the newest last. */
export const codeMessages = ({ database }: Pick<OpenServer, 'database'>) =>
  database.db
    .selectFrom('outbox')
    .select(['channel', 'address', 'data', 'state'])
    .where('event', '=', 'PASSWORD_CODE')
    .orderBy('outboxId')
    .execute();

/** The code that was told last. */
export async function lastCode(server: Pick<OpenServer, 'database'>): Promise<string> {
  const message = (await codeMessages(server)).at(-1);
  return String(message?.data['code']);
}

/** Another code than the one that was told. */
export const otherCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
