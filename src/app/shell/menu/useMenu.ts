// The user's menu: loading, loaded, or failed.
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { currentSession } from '../../../authProvider/session.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { visibleMenu, type Menu } from '../../menu.ts';
import { MenuSource } from './menuSource.ts';

export interface LoadedMenu {
  readonly menu: Menu;
  readonly failed: boolean;
  /** Whether loading has ended, with a menu or without one. */
  readonly loaded: boolean;
  readonly retry: () => void;
}

/** Loads the menu by role and removes entries that are not permitted. */
export function useMenu(): LoadedMenu {
  const load = useContext(MenuSource);
  const canAccess = useCanAccess();
  const [whole, setWhole] = useState<Menu>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    const roles = currentSession()?.roles.map((role) => role.name) ?? [];
    load(roles).then(setWhole, () => setFailedAttempt(attempt));
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const menu = useMemo(() => visibleMenu(whole ?? [], canAccess), [whole, canAccess]);
  const failed = failedAttempt === attempt;
  return { menu, failed, loaded: failed || whole !== undefined, retry };
}
