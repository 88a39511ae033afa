// Shares the session between tabs: a new tab copies it from an open one, sign-out ends it in all.
import type { SessionUser } from '../../contract/account/sessions.ts';
import { keepLock } from './lock.ts';
import { currentSession, endSession, onSession, startSession } from './session.ts';

type Message =
  | { readonly say: 'who is signed in?' }
  | { readonly say: 'signed in'; readonly session: SessionUser }
  | { readonly say: 'locked'; readonly token: string }
  | { readonly say: 'signed out'; readonly token: string };

/** How long a new tab waits for an open one before it redirects to sign-in, in milliseconds. */
const WAIT_MS = 300;

let channel: BroadcastChannel | undefined;
const say = (message: Message) => channel?.postMessage(message);

function hear({ data }: MessageEvent<Message>): void {
  const session = currentSession();
  if (data.say === 'who is signed in?' && session !== undefined) {
    say({ say: 'signed in', session });
  }
  if (data.say === 'locked' && session !== undefined && data.token === session.token) {
    keepLock(session);
    endSession();
  }
  if (data.say === 'signed out' && data.token === session?.token) endSession('signedOut');
}

/** Responds to other tabs; returns the stop function. */
export function listenToTabs(): () => void {
  const mine = new BroadcastChannel('lockerdesk.session');
  mine.addEventListener('message', hear);
  channel = mine;
  return () => {
    mine.close();
    if (channel === mine) channel = undefined;
  };
}

/** Copies the session of an open tab; false if none responded in time. A later response still signs this tab in. */
export function takeSession(): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = channel;
    if (listening === undefined) return resolve(false);
    const take = ({ data }: MessageEvent<Message>) => {
      if (data.say === 'signed in') startSession(data.session);
    };
    const forget = onSession(() => {
      forget();
      listening.removeEventListener('message', take);
      resolve(true);
    });
    setTimeout(() => resolve(false), WAIT_MS);
    listening.addEventListener('message', take);
    say({ say: 'who is signed in?' });
  });
}

/** Signs out this tab and every other tab of the same session. */
export function endEverywhere(): void {
  const session = currentSession();
  if (session === undefined) return;
  say({ say: 'signed out', token: session.token });
  endSession('signedOut');
}

/** Ends a token's session in this tab and all others; each keeps its own URL for its locked screen. */
export function lockEverywhere(token: string): void {
  if (currentSession()?.token !== token) return;
  say({ say: 'locked', token });
  endSession();
}

/** Signs this tab in, and with it every locked tab of the same user. */
export function unlockEverywhere(session: SessionUser): void {
  startSession(session);
  say({ say: 'signed in', session });
}

/** Calls `listener` when this user signs in in another tab; returns the unsubscribe function. */
export function onSignedInElsewhere(
  username: string,
  listener: (session: SessionUser) => void,
): () => void {
  const listening = channel;
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data.say === 'signed in' && data.session.username === username) listener(data.session);
  };
  listening?.addEventListener('message', onMessage);
  return () => listening?.removeEventListener('message', onMessage);
}
