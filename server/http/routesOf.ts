// Binds a group of endpoints to their handlers. A missing handler is a compile error.
import type { z } from 'zod';
import { endpointsOf } from '../../contract/collection.ts';
import type { ParsedInput, Endpoint, Output } from '../../contract/endpoint.ts';
import type { RequestContext } from './context.ts';

type Reply<E extends Endpoint> = E['output'] extends z.ZodVoid ? Response : Output<E>;

/** Handles one endpoint: takes the parsed input and the context; a download returns a Response. */
export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: RequestContext,
) => Promise<Reply<E>> | Reply<E>;

/** One handler for each endpoint of a group. */
export type Handlers<G> = {
  [K in keyof G as G[K] extends Endpoint ? K : never]: G[K] extends Endpoint
    ? Handler<G[K]>
    : never;
};

/** An endpoint with its handler, untyped. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly reply: (input: unknown, context: RequestContext) => unknown;
}

/** The routes of a group. Throws if an endpoint has no handler (which the types already prevent). */
export function routesOf<G extends object>(group: G, answers: Handlers<G>): Route[] {
  const replies = answers as Record<string, Route['reply'] | undefined>;
  return endpointsOf(group).map(([name, endpoint]) => {
    const reply = replies[name];
    if (!reply) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
    return { endpoint, reply };
  });
}
