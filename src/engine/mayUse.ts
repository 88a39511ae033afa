// Whether an endpoint can be called: the user has the permission and the server has the feature.
import { createContext, useCallback, useContext } from 'react';
import type { Needs } from '../../contract/endpoint.ts';
import { supports } from '../dataProvider/capabilities.ts';

/** The authority codes of the signed-in user's authoritySet; provided by the app shell. */
export const Authorities = createContext<readonly string[]>([]);

/** An object with permissions: an endpoint, a page, or anything else with `needs`. */
export interface Guarded {
  readonly needs: Needs;
  /** The feature that the server must announce; none for documented calls. */
  readonly feature?: string | undefined;
}

/**
 * Whether the server has the feature, and a user with the authorities `held` the permission: the server evaluates the same
 * `needs`. Endpoints for terminals and providers are never permitted in the UI.
 */
export function mayUse({ needs, feature }: Guarded, held: readonly string[]): boolean {
  if (!supports(feature)) return false;
  if (typeof needs === 'string') return needs !== 'terminal' && needs !== 'provider';
  return needs.some((authority) => held.includes(authority));
}

/** `mayUse` for the signed-in user. */
export function useMayUse(): (what: Guarded) => boolean {
  const held = useContext(Authorities);
  return useCallback((what) => mayUse(what, held), [held]);
}
