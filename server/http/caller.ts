// Where a request comes from.
import type { Context } from 'hono';
import type { Bindings } from './bindings.ts';

/** Some proxies write a port behind the address: each connection has another one, but they are one caller. */
function bareOf(address: string): string {
  const [, six, four] = /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  return six ?? four ?? address;
}

/**
 * The caller's address. `proxies` stand before the server and each adds the address that it saw to the end of
 * X-Forwarded-For; what stands further left anybody can write, and is not believed.
 */
export function addressOf(c: Context<Bindings>, proxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'here';
  if (proxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return bareOf(forwarded.at(-proxies) || direct);
}
