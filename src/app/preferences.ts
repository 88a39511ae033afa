// How somebody likes the product: language, theme, row height. Kept apart from the session, so sign-out leaves it alone.
import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/limits.ts';

export interface Preferences {
  readonly language: Language;
  /** Absent until somebody chooses: the system's own. */
  readonly theme?: 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
}

/** What was chosen last on this browser, whoever it was: the sign-in page uses it. */
const DEVICE = 'lockerdesk.preferences';
const keyOf = (username: string) => `${DEVICE}.${username}`;

const listeners = new Set<() => void>();
let owner: string | undefined;
let preferences = whole({});

function read(key: string): Partial<Preferences> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Only known values survive; the rest are the product's defaults (R9.36). */
function whole(kept: Partial<Preferences>): Preferences {
  const { theme, density } = kept;
  const language = LANGUAGES.find((known) => known === kept.language) ?? DEFAULT_LANGUAGE;
  return {
    language,
    density: density === 'compact' ? density : 'comfortable',
    ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
  };
}

/** Kept for the browser, and for whoever is signed in. */
function keep(): void {
  const text = JSON.stringify(preferences);
  localStorage.setItem(DEVICE, text);
  if (owner !== undefined) localStorage.setItem(keyOf(owner), text);
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme that is shown: the chosen one, else the system's. */
export const shownTheme = (): 'light' | 'dark' =>
  preferences.theme ?? (systemDark() ? 'dark' : 'light');

/** Puts theme, language and row height on the page's root, where the tokens read them. */
function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset['theme'] = shownTheme();
  root.dataset['density'] = preferences.density;
  root.lang = preferences.language === 'zh' ? 'zh-CN' : 'en';
}

function change(next: Preferences): void {
  preferences = next;
  applyPreferences();
  for (const listener of listeners) listener();
}

/** Reads what was chosen last on this browser and shows it; the first thing that the browser side does. */
export function startPreferences(): void {
  owner = undefined;
  change(whole(read(DEVICE)));
}

/** The preferences now; the same object until one changes. */
export const currentPreferences = (): Preferences => preferences;

/** Changes and keeps what is given. */
export function prefer(choice: Partial<Preferences>): void {
  change({ ...preferences, ...choice });
  keep();
}

/**
 * Takes over the preferences of whoever signed in.
 * @param chosen what the person chose on the sign-in page just now; it wins over what was kept
 */
export function preferAs(username: string, chosen: Partial<Preferences> = {}): void {
  if (owner === username) return;
  owner = username;
  change(whole({ ...preferences, ...read(keyOf(username)), ...chosen }));
  keep();
}

/** Nobody's any more; what is shown stays as it is. */
export function preferAsNobody(): void {
  owner = undefined;
}

/** Calls `listener` at every change; gives back what ends that. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferences, drawn anew when one changes. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(onPreferences, currentPreferences);
