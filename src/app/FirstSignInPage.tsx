// First sign-in page: after setting a new password, continues to the requested page.
import { useEffect, useSyncExternalStore } from 'react';
import { endOnServer } from '../authProvider/authProvider.ts';
import { currentSession, onSession, startSession } from '../authProvider/session.ts';
import { endEverywhere } from '../authProvider/tabs.ts';
import { FirstSignIn } from '../custom/firstSignIn/FirstSignIn.tsx';
import { SIGN_IN } from '../routes/roots.ts';
import { afterSignIn, visit, where } from './where.ts';

function done(): void {
  const session = currentSession();
  if (session === undefined) return;
  const { mustChangePassword: _done, ...user } = session;
  startSession(user);
}

function leave(): void {
  const session = currentSession();
  endEverywhere();
  if (session !== undefined) void endOnServer(session.token);
}

/** Only for users who signed in with a one-time password. */
export default function FirstSignInPage() {
  const session = useSyncExternalStore(onSession, currentSession);
  const away = session?.mustChangePassword ? undefined : session ? afterSignIn(where()) : SIGN_IN;
  useEffect(() => {
    if (away !== undefined) visit(away);
  }, [away]);
  return away === undefined ? <FirstSignIn onDone={done} onLeave={leave} /> : null;
}
