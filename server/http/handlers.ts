// Binds a group of endpoints to the functions that answer them. A missing answer does not compile.
import type { z } from 'zod';
import { endpointsOf } from '../../contract/collection.ts';
import type { ParsedInput, Endpoint, Output } from '../../contract/endpoint.ts';
import type { RequestContext } from './context.ts';

type Reply<E extends Endpoint> = E['output'] extends z.ZodVoid ? Response : Output<E>;

/** Answers one endpoint: takes the parsed input and who asks; a download answers a Response of its own. */
export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: RequestContext,
) => Promise<Reply<E>> | Reply<E>;

/** One answer for each endpoint of a group. */
export type Handlers<G> = {
  [K in keyof G as G[K] extends Endpoint ? K : never]: G[K] extends Endpoint
    ? Handler<G[K]>
    : never;
};

/** An endpoint with its answer, its types rubbed off: what the routes are made of. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly reply: (input: unknown, context: RequestContext) => unknown;
}

/** Every endpoint of the group with its answer. Throws when one has none (which the types refuse before). */
export function routesOf<G extends object>(group: G, answers: Handlers<G>): Route[] {
  const replies = answers as Record<string, Route['reply'] | undefined>;
  return endpointsOf(group).map(([name, endpoint]) => {
    const reply = replies[name];
    if (!reply) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
    return { endpoint, reply };
  });
}
