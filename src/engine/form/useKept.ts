// What was entered in open forms when the session ended: it comes back once the same user signs in again.
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';

/** In this tab only. Forms leave out secrets. */
const KEY = 'lockerdesk.entered';

interface Kept {
  readonly userId: RecordId;
  /** The URL of the forms. */
  readonly at: string;
  /** By the names of the forms. */
  readonly forms: Readonly<Record<string, unknown>>;
}

/** The open forms: what each has to keep; undefined without unsaved input. */
export const openForms = new Map<string, () => unknown>();
/** The user is notified once per sign-in. */
let notified = false;

const here = () => location.pathname + location.search;

function read(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Discards everything kept, after a sign-out by choice. */
export const dropEntered = (): void => sessionStorage.removeItem(KEY);

/** Keeps what is entered in the open forms, before they are closed with the session. */
export function keepEntered(userId: Kept['userId']): void {
  const entered = [...openForms].map(([name, get]) => [name, get()] as const);
  const forms = Object.fromEntries(entered.filter(([, value]) => value !== undefined));
  if (Object.keys(forms).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, at: here(), forms } satisfies Kept));
  } catch {
    // More than the browser stores.
    dropEntered();
  }
}

/** What another user entered is discarded. */
export function enteredBy(userId: Kept['userId']): void {
  notified = false;
  if (read()?.userId !== userId) dropEntered();
}

function take(name: string): void {
  const kept = read();
  if (!kept) return;
  const { [name]: _, ...forms } = kept.forms;
  if (Object.keys(forms).length === 0) dropEntered();
  else sessionStorage.setItem(KEY, JSON.stringify({ ...kept, forms }));
}

/**
 * What this form of the page kept when the session ended; the page is told to the user as restored.
 * @param name unique among the forms of the page
 */
export function useKept<T>(name: string): T | undefined {
  const notify = useNotify();
  const [kept] = useState(() => {
    const found = read();
    return found?.at === here() ? (found.forms[name] as T | undefined) : undefined;
  });
  useEffect(() => {
    if (kept === undefined) return;
    take(name);
    if (!notified) notify('engine.form.restored', { type: 'info' });
    notified = true;
  }, [kept, name, notify]);
  return kept;
}
