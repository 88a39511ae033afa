// The locked screen of this tab: whose it is and where they were, and nothing by which one could go on.
import type { SessionUser } from '../../contract/account/sessions.ts';

const KEY = 'lockerdesk.locked';

export interface Lock {
  readonly username: string;
  /** What people call them. */
  readonly name: string;
  /** The address that they go on at. */
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

/** Keeps whose the screen is and where they stand; a page before sign-in is no place to go on at. */
export function keepLock({ username, nikename }: SessionUser): void {
  const { pathname, search, hash } = location;
  const place = pathname.startsWith('/app') ? pathname + search + hash : '/app/dashboard';
  change({ username, name: nikename || username, place });
}

/** The lock of this tab; undefined when it is not locked. The same object until it changes. */
export const lockOf = (): Lock | undefined => lock;

/** The screen is no longer locked. */
export const dropLock = (): void => change(undefined);

/** Calls `listener` whenever the screen is locked or unlocked; gives back what ends that. */
export function onLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
