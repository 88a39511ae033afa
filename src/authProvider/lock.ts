// Locked screen of this tab: the user and their URL, but no credentials.
import type { SessionUser } from '../../contract/account/sessions.ts';
import { APP, HOME } from '../routes/roots.ts';

const KEY = 'lockerdesk.locked';

export interface Lock {
  readonly username: string;
  /** Display name. */
  readonly name: string;
  /** URL to return to. */
  readonly place: string;
}

const listeners = new Set<() => void>();
let lock: Lock | undefined = read();

function read(): Lock | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const whole = typeof kept === 'object' && kept !== null && 'username' in kept;
    return whole ? (kept as Lock) : undefined;
  } catch {
    return undefined;
  }
}

function change(next: Lock | undefined): void {
  lock = next;
  if (next === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Stores the user and their URL; pages before sign-in are not stored. */
export function keepLock({ username, nikename }: SessionUser): void {
  const { pathname, search, hash } = location;
  const place = pathname.startsWith(APP) ? pathname + search + hash : HOME;
  change({ username, name: nikename || username, place });
}

/** This tab's lock; undefined if unlocked. The same object until it changes. */
export const lockOf = (): Lock | undefined => lock;

/** Unlocks the screen. */
export const dropLock = (): void => change(undefined);

/** Calls `listener` on lock and unlock; returns the unsubscribe function. */
export function onLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
