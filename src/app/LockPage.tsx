// The locked screen: whoever unlocks it goes on where they were, and with them every tab that was locked.
import { useEffect, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../contract/sessions.ts';
import { endOnServer } from '../authProvider/authProvider.ts';
import { dropLock, keepLock, lockOf, onLock } from '../authProvider/lock.ts';
import { currentSession, startSession } from '../authProvider/session.ts';
import { lockEverywhere, onSignedInElsewhere, unlockEverywhere } from '../authProvider/tabs.ts';
import { Lock } from '../custom/lock/Lock.tsx';
import { preferAs } from './preferences.ts';
import { SIGN_IN, visit } from './where.ts';

/** How long the server may take to end the session before this browser forgets it anyway, in milliseconds. */
const SERVER_WAIT_MS = 2_000;

/** Nothing of the session is left, here and in the other tabs; the server is told first, while there is something to tell. */
async function endSession(session: SessionUser): Promise<void> {
  if (lockOf()?.username !== session.username) keepLock(session);
  const late = new Promise((resolve) => setTimeout(resolve, SERVER_WAIT_MS));
  await Promise.race([endOnServer(), late]);
  lockEverywhere(session.token);
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
    if (session !== undefined) void endSession(session);
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
