// The user's menu: loading, loaded, or failed.
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { currentSession } from '../../../authProvider/session.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
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
  const mayUse = useMayUse();
  const [whole, setWhole] = useState<Menu>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    const roles = currentSession()?.roles.map((role) => role.name) ?? [];
    load(roles).then(setWhole, () => setFailedAttempt(attempt));
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const menu = useMemo(() => visibleMenu(whole ?? [], mayUse), [whole, mayUse]);
  const failed = failedAttempt === attempt;
  return { menu, failed, loaded: failed || whole !== undefined, retry };
}
