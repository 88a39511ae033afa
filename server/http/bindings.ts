// What travels with a request through the application.
import type { HttpBindings } from '@hono/node-server';

export interface Bindings {
  /** Node's own request, absent where no socket is below (tests). */
  Bindings: Partial<HttpBindings>;
  /** `rights`: the mark of what the caller may do. */
  Variables: { requestId: string; userId: number; rights: string };
}
