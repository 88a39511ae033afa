// Navigation after a save: a toast, then redirect after 2 s or at once on a click.
import { useEffect } from 'react';
import { useEvent, useLocation, useNavigate } from 'react-admin';
import { REDIRECT_AFTER_SAVE_MS } from '../../../domain/limits.ts';
import { listUrl } from '../../routes/route.ts';

/** Links and buttons keep their own targets. */
const leadsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, [role]') !== null;

/** Redirects after `saved`; returns a function to do so at once. */
export function useOnward(saved: boolean, go: () => void): void {
  const onward = useEvent(go);
  useEffect(() => {
    if (!saved) return undefined;
    const pressed = (event: MouseEvent) => {
      if (!leadsElsewhere(event.target)) onward();
    };
    const timer = setTimeout(onward, REDIRECT_AFTER_SAVE_MS);
    document.addEventListener('click', pressed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', pressed);
    };
  }, [saved, onward]);
}

/** Back to the previous page within the product, or to the resource's list. */
export function useWayBack(resourceName: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useEvent(() => {
    if (location.state?.within === true) navigate(-1);
    else navigate(listUrl({ name: resourceName }));
  });
}

/** Leaves the record page after an action removed the record; returns whether it did. */
export function useLeaveRemoved(resourceName: string): (action: string) => boolean {
  const back = useWayBack(resourceName);
  return useEvent((action: string) => {
    if (action === 'remove') back();
    return action === 'remove';
  });
}
