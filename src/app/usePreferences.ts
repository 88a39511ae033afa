// The user preferences, as a hook that rerenders on changes.
import { useSyncExternalStore } from 'react';
import { currentPreferences, onPreferences, type Preferences } from './preferences.ts';

export const usePreferences = (): Preferences =>
  useSyncExternalStore(onPreferences, currentPreferences);
