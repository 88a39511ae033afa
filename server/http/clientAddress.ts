// Finds the client address of a request.
import type { Context } from 'hono';
import type { Bindings } from './bindings.ts';

/** Some proxies append the client's port, which differs for each connection; it does not identify the caller. */
function bareOf(address: string): string {
  const [, six, four] = /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  return six ?? four ?? address;
}

/**
 * The caller's address. Each of the `proxies` trusted reverse proxies appends the address it saw to the end of
 * X-Forwarded-For; entries further left can be forged by the client and are ignored.
 */
export function clientAddress(c: Context<Bindings>, proxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'here';
  if (proxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return bareOf(forwarded.at(-proxies) || direct);
}
