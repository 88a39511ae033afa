// What permissions are asked for, and who answers. Types only.
import type { Needs } from './endpoint.ts';

/** An object with permissions: an endpoint, a page, a menu entry, or anything else with `needs`. */
export interface Guarded {
  readonly needs: Needs;
  /** The feature that the server must announce; none for documented calls. */
  readonly feature?: string | undefined;
}

/** The decisions of the authProvider's `canAccess`, without waiting for them. */
export interface Rights {
  /** Whether a user with these authorities may call or open it. */
  readonly permits: (what: Guarded, authorities: readonly string[]) => boolean;
  /** The user's authorities; the same array until they change. */
  readonly authorities: () => readonly string[];
  /** Calls `listener` when they change; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
}
