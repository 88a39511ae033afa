// Starts the action that a link to a record asks for, once the record is there.
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of such a link. */
export const arrivingTo = (action: string) => ({ state: { action } });

/** `begin` opens the action's dialog; the request is forgotten, so that Back and a reload do not repeat it. */
export function useArrival(ready: boolean, begin: (action: string) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const action: unknown = (state as { action?: unknown } | null)?.action;
  const arrive = useEvent((name: string) => {
    void navigate(pathname + search, { replace: true, state: null });
    begin(name);
  });
  useEffect(() => {
    if (ready && typeof action === 'string') arrive(action);
  }, [ready, action, arrive]);
}
