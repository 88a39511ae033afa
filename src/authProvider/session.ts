// The session of this tab, kept in session storage (R3.1, R3.2).
import type { SessionUser } from '../../contract/account/sessions.ts';
import { configureCalls } from '../dataProvider/call.ts';
import { noteIds } from '../dataProvider/ids.ts';

const KEY = 'lockerdesk.session';
/** Other session data of this tab, deleted with it: the last permission stamp received. */
export const RIGHTS_KEY = 'lockerdesk.rights';
const listeners = new Set<() => void>();
let session: SessionUser | undefined = read();
noteIds(session?.userId);

function read(): SessionUser | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const whole =
      typeof kept === 'object' && kept !== null && 'token' in kept && 'authoritySet' in kept;
    return whole ? (kept as SessionUser) : undefined;
  } catch {
    return undefined;
  }
}

function change(next: SessionUser | undefined): void {
  if (next?.token !== session?.token) sessionStorage.removeItem(RIGHTS_KEY);
  session = next;
  noteIds(next?.userId);
  if (next === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** The signed-in user; undefined if there is none. The same object until it changes. */
export const currentSession = (): SessionUser | undefined => session;

/** Stores the signed-in user. */
export const startSession = (user: SessionUser): void => change(user);

let signedOut = false;

/** Whether the user ended the last session by choice. */
export const isSignedOut = (): boolean => signedOut;

/** Clears the user; the screens then redirect to the sign-in page. */
export function endSession(how?: 'signedOut'): void {
  signedOut = how === 'signedOut';
  if (session !== undefined) change(undefined);
}

/** Calls `listener` on sign-in and sign-out; returns the unsubscribe function. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

configureCalls({ token: () => session?.token, sessionEnded: () => endSession() });
