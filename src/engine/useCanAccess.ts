// Whether the user may call an endpoint or open a page, as the authProvider decides.
import { useCallback, useSyncExternalStore } from 'react';
import { useAuthProvider, type AuthProvider } from 'react-admin';
import type { Guarded, Rights } from '../../contract/rights.ts';

/** Answers at once, in hundreds of cells and in loops: `canAccess(lockers.create)`. */
export function useCanAccess(): (what: Guarded) => boolean {
  const { permits, authorities, onChange } = useAuthProvider<AuthProvider & Rights>()!;
  const held = useSyncExternalStore(onChange, authorities);
  return useCallback((what) => permits(what, held), [permits, held]);
}
