// User preferences: language, theme, row height. Kept apart from the session across sign-out.
import type { Language } from '../../domain/limits.ts';
import { SCREEN_LANGUAGES, screenLanguage } from '../../domain/screenLanguages.ts';

export interface Preferences {
  readonly language: Language;
  /** Absent until selected: defaults to the system's. */
  readonly theme?: 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
}

/** The last preferences in this browser, of any user: used by the sign-in page. */
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

/** Unknown values are dropped; the rest defaults to R9.36. */
function whole(kept: Partial<Preferences>): Preferences {
  const { theme, density } = kept;
  return {
    language: screenLanguage(kept.language),
    density: density === 'compact' ? density : 'comfortable',
    ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
  };
}

/** Stored for the browser, and for the signed-in user. */
function keep(): void {
  const text = JSON.stringify(preferences);
  localStorage.setItem(DEVICE, text);
  if (owner !== undefined) localStorage.setItem(keyOf(owner), text);
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The effective theme: the selected one, else the system's. */
export const shownTheme = (): 'light' | 'dark' =>
  preferences.theme ?? (systemDark() ? 'dark' : 'light');

/** Sets theme, language and row height on the root element, for the design tokens. */
function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset['theme'] = shownTheme();
  root.dataset['density'] = preferences.density;
  root.lang = SCREEN_LANGUAGES[preferences.language].lang;
}

function change(next: Preferences): void {
  preferences = next;
  applyPreferences();
  for (const listener of listeners) listener();
}

/** Applies the last preferences in this browser; the first step on startup. */
export function startPreferences(): void {
  owner = undefined;
  change(whole(read(DEVICE)));
}

/** The current preferences; the same object until they change. */
export const currentPreferences = (): Preferences => preferences;

/** Changes and stores the given preferences. */
export function prefer(choice: Partial<Preferences>): void {
  change({ ...preferences, ...choice });
  keep();
}

/**
 * Loads the preferences of the user who signed in.
 * @param chosen preferences just selected on the sign-in page; they override the stored ones
 */
export function preferAs(username: string, chosen: Partial<Preferences> = {}): void {
  if (owner === username) return;
  owner = username;
  change(whole({ ...preferences, ...read(keyOf(username)), ...chosen }));
  keep();
}

/** Detaches the preferences from the user; the display is unchanged. */
export function preferAsNobody(): void {
  owner = undefined;
}

/** Calls `listener` on every change; returns the unsubscribe function. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
