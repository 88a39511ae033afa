// react-admin's store per user: columns and saved queries survive sign-out, list states do not.
import { localStorageStore, type Store } from 'react-admin';
import { LANGUAGES } from '../../domain/limits.ts';
import { currentPreferences, onPreferences, prefer } from './preferences.ts';

/** Kept after sign-out: preferences, as opposed to navigation state. */
const isPreference = (key: string) => /^preferences\.|\.savedQueries$|^lists?\.|columns/i.test(key);

/** Filters and columns that earlier versions stored under other names; a list refuses unknown ones. */
const EARLIER = /"(by|case|subject)Kind"/g;

/** A store with the user's prefix; the language is handled by the preferences. */
export function createStore(username: string): Store {
  const owner = `.${username}`;
  const inner = localStorageStore('1', owner);
  const prefix = `RaStore${owner}.`;
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys())
    localStorage.setItem(key, `${localStorage.getItem(key)}`.replaceAll(EARLIER, '"$1Type"'));
  return {
    ...inner,
    getItem: <T>(key: string, absent?: T) =>
      key === 'locale' ? (currentPreferences().language as T) : inner.getItem(key, absent),
    setItem: <T>(key: string, value: T) => {
      if (key !== 'locale') return inner.setItem(key, value);
      const language = LANGUAGES.find((known) => known === value);
      if (language !== undefined) prefer({ language });
    },
    // Not from the browser's storage: react-admin would follow another tab by mounting every page again.
    subscribe: (key, callback) =>
      key === 'locale'
        ? onPreferences(() => callback(currentPreferences().language))
        : inner.subscribe(key, callback),
    reset: () => {
      for (const key of keys().map((whole) => whole.slice(prefix.length))) {
        if (!isPreference(key)) inner.removeItem(key);
      }
    },
  };
}
