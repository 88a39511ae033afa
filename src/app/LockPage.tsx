// The locked screen: whoever unlocks it goes on where they were, and with them every tab that was locked.
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { endOnServer } from '../authProvider/authProvider.ts';
import { dropLock, keepLock, lockOf, onLock } from '../authProvider/lock.ts';
import { currentSession, startSession } from '../authProvider/session.ts';
import { lockEverywhere, onSignedInElsewhere, unlockEverywhere } from '../authProvider/tabs.ts';
import { Lock } from '../custom/lock/Lock.tsx';
import { preferAs } from './preferences.ts';
import { SIGN_IN, visit } from './where.ts';

/** Nothing of the session is left, here and in the other tabs, before the server is told: it may be away. */
function endSession(session: SessionUser): void {
  if (lockOf()?.username !== session.username) keepLock(session);
  lockEverywhere(session.token);
  void endOnServer(session.token);
}

/** Back to where the tab was locked. */
function goOn(): void {
  const place = lockOf()?.place;
  dropLock();
  if (place !== undefined) visit(place);
}

function unlock(session: SessionUser): void {
  preferAs(session.username);
  unlockEverywhere(session);
  goOn();
}

function leave(): void {
  dropLock();
  visit(SIGN_IN);
}

/** The page `lock`: whoever opens it signed in is locked from then on. */
export default function LockPage() {
  const lock = useSyncExternalStore(onLock, lockOf);
  const username = lock?.username;
  useEffect(() => {
    const session = currentSession();
    if (session !== undefined) endSession(session);
    else if (lockOf() === undefined) visit(SIGN_IN);
  }, []);
  useEffect(() => {
    if (username === undefined) return undefined;
    return onSignedInElsewhere(username, (session) => {
      startSession(session);
      goOn();
    });
  }, [username]);
  if (lock === undefined) return null;
  return <Lock username={lock.username} name={lock.name} onUnlocked={unlock} onLeave={leave} />;
}
