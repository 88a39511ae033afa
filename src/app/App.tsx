// The two roots, and the guard of the second: no token redirects to sign-in (R6.10).
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentSession, onSession } from '../authProvider/session.ts';
import { lockOf } from '../authProvider/lock.ts';
import { takeSession } from '../authProvider/tabs.ts';
import { LOCK } from '../routes/roots.ts';
import { firstSignInFor, isPage, onWhere, signInFor, visit, where } from './where.ts';

const PageRoot = lazy(() => import('./PageRoot.tsx'));
const AppRoot = lazy(() => import('./AppRoot.tsx'));

const onPageRoot = () => isPage(where());

/** Redirects users without a session to sign-in or the locked screen; a new tab first asks the open ones. */
function Guard({ fresh }: { readonly fresh: boolean }) {
  useEffect(() => {
    const locked = lockOf() !== undefined;
    const leave = () => visit(locked ? LOCK : signInFor(where()));
    if (!fresh || locked) return leave();
    let here = true;
    void takeSession().then((taken) => (taken || !here ? undefined : leave()));
    return () => {
      here = false;
    };
  }, [fresh]);
  return null;
}

/** A one-time password only gives access to the page that sets a new one. */
function ToFirstSignIn() {
  useEffect(() => visit(firstSignInFor(where())), []);
  return null;
}

/** The whole front end. */
export function App() {
  const before = useSyncExternalStore(onWhere, onPageRoot);
  const session = useSyncExternalStore(onSession, currentSession);
  const [fresh, setFresh] = useState(true);
  if (fresh && session !== undefined) setFresh(false);
  return (
    <Suspense>
      {before && <PageRoot />}
      {!before && session === undefined && <Guard fresh={fresh} />}
      {!before && session?.mustChangePassword && <ToFirstSignIn />}
      {!before && session !== undefined && !session.mustChangePassword && (
        <AppRoot key={session.token} session={session} />
      )}
    </Suspense>
  );
}
