// Whether shortcuts of a single character are on: users of speech input can turn them off (WCAG 2.1.4).
import { useStore } from 'react-admin';

/** Stored with the user's preferences. */
export const useSingleKeys = () => useStore('preferences.singleKeys', true);
