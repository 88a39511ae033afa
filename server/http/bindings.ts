// The Hono bindings and variables of a request.
import type { HttpBindings } from '@hono/node-server';

export interface Bindings {
  /** Node's own request; absent without a socket (tests). */
  Bindings: Partial<HttpBindings>;
  /** `rights`: a fingerprint of the caller's permissions. */
  Variables: { requestId: string; userId: number; rights: string };
}
