// Binds a group of endpoints to the functions that answer them. A missing answer does not compile.
import type { z } from 'zod';
import { endpointsOf } from '../../contract/collection.ts';
import type { Asked, Endpoint, Output } from '../../contract/endpoint.ts';
import type { Ask } from './ask.ts';

type Reply<E extends Endpoint> = E['output'] extends z.ZodVoid ? Response : Output<E>;

/** Answers one endpoint: takes the parsed input and who asks; a download answers a Response of its own. */
export type Answer<E extends Endpoint> = (
  input: Asked<E>,
  ask: Ask,
) => Promise<Reply<E>> | Reply<E>;

/** One answer for each endpoint of a group. */
export type Answers<G> = {
  [K in keyof G as G[K] extends Endpoint ? K : never]: G[K] extends Endpoint ? Answer<G[K]> : never;
};

/** An endpoint with its answer, its types rubbed off: what the routes are made of. */
export interface Answered {
  readonly endpoint: Endpoint;
  readonly reply: (input: unknown, ask: Ask) => unknown;
}

/** Every endpoint of the group with its answer. Throws when one has none (which the types refuse before). */
export function answer<G extends object>(group: G, answers: Answers<G>): Answered[] {
  const replies = answers as Record<string, Answered['reply'] | undefined>;
  return endpointsOf(group).map(([name, endpoint]) => {
    const reply = replies[name];
    if (!reply) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
    return { endpoint, reply };
  });
}
