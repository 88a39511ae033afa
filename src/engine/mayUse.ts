// Whether the person at the screen may use something: "a button is shown when the endpoint behind it would answer".
import { createContext, useCallback, useContext } from 'react';
import type { Needs } from '../../contract/endpoint.ts';

/** The codes of the signed-in person's authoritySet; the roof gives them. */
export const Authorities = createContext<readonly string[]>([]);

/** What can be asked for permission: an endpoint, a page, or anything else that says its needs. */
export type Guarded = { readonly needs: Needs };

/**
 * Whether somebody who holds `held` would be answered. The server says the same from the same `needs`.
 * A terminal's or a provider's endpoint is nobody's on a screen.
 */
export function mayUse({ needs }: Guarded, held: readonly string[]): boolean {
  if (typeof needs === 'string') return needs !== 'terminal' && needs !== 'provider';
  return needs.some((authority) => held.includes(authority));
}

/** `mayUse` for the person who is signed in. */
export function useMayUse(): (what: Guarded) => boolean {
  const held = useContext(Authorities);
  return useCallback((what) => mayUse(what, held), [held]);
}
