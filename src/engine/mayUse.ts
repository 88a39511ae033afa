// Client-side permission checks: a button is shown if the user may call its endpoint.
import { createContext, useCallback, useContext } from 'react';
import type { Needs } from '../../contract/endpoint.ts';

/** The authority codes of the signed-in user's authoritySet; provided by the app shell. */
export const Authorities = createContext<readonly string[]>([]);

/** An object with permissions: an endpoint, a page, or anything else with `needs`. */
export type Guarded = { readonly needs: Needs };

/**
 * Whether a user with the authorities `held` is permitted. The server evaluates the same `needs`. Endpoints for terminals
 * and providers are never permitted in the UI.
 */
export function mayUse({ needs }: Guarded, held: readonly string[]): boolean {
  if (typeof needs === 'string') return needs !== 'terminal' && needs !== 'provider';
  return needs.some((authority) => held.includes(authority));
}

/** `mayUse` for the signed-in user. */
export function useMayUse(): (what: Guarded) => boolean {
  const held = useContext(Authorities);
  return useCallback((what) => mayUse(what, held), [held]);
}
