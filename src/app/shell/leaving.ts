// Sign out and lock screen.
import { endOnServer } from '../../authProvider/authProvider.ts';
import { keepLock } from '../../authProvider/lock.ts';
import { currentSession } from '../../authProvider/session.ts';
import { endEverywhere } from '../../authProvider/tabs.ts';
import { keepEntered } from '../../engine/form/useKept.ts';
import { visit } from '../where.ts';
import { LOCK, SIGN_IN } from '../../routes/roots.ts';

/** Ends the session and opens the sign-in page without a return URL, for a fresh start of the next user. */
export function leave(): void {
  const session = currentSession();
  endEverywhere();
  visit(SIGN_IN);
  if (session !== undefined) void endOnServer(session.token);
}

/** Stores the current URL; the locked screen ends the session. */
export function lock(): void {
  const session = currentSession();
  if (session !== undefined) {
    keepLock(session);
    keepEntered(session.userId);
  }
  visit(LOCK);
}
