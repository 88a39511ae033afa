// Locked screen: unlocking returns to the same page, and unlocks every locked tab.
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { endOnServer } from '../authProvider/authProvider.ts';
import { dropLock, keepLock, lockOf, onLock } from '../authProvider/lock.ts';
import { currentSession, startSession } from '../authProvider/session.ts';
import { lockEverywhere, onSignedInElsewhere, unlockEverywhere } from '../authProvider/tabs.ts';
import { Lock } from '../custom/lock/Lock.tsx';
import { SIGN_IN } from '../routes/roots.ts';
import { preferAs } from './preferences.ts';
import { visit } from './where.ts';

/** Clear the session here and in other tabs before the request: the server may be unreachable. */
function endSession(session: SessionUser): void {
  if (lockOf()?.username !== session.username) keepLock(session);
  lockEverywhere(session.token);
  void endOnServer(session.token);
}

/** Back to the page at which the tab was locked. */
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

/** The page `lock`: opening it while signed in locks the screen. */
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
