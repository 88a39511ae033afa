// The rows of one of our own lists, which are a bare array on the wire.
import type { z } from 'zod';
import type { Input, Listing } from '../../contract/endpoint.ts';
import type { OpenServer } from './servers/openServer.ts';

/** Its first hundred rows for these filters and this sort, as the holder of this token sees them. */
export async function rowsOf<L extends Listing>(
  server: OpenServer,
  listing: L,
  asked: Partial<Input<L>>,
  token: string,
): Promise<z.output<L['row']>[]> {
  const input = { page: 0, size: 100, ...asked } as Input<L>;
  const { status, body } = await server.ask(listing, input, { token });
  if (status !== 200) throw new Error(`The list was answered with ${status}.`);
  return body as unknown as z.output<L['row']>[];
}
