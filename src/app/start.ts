// The first step on startup, before React is run: what a signed-in user needs is on its way by then.
import { currentSession } from '../authProvider/session.ts';
import { loadCatalogue } from '../i18n/load.ts';
import { currentPreferences, startPreferences } from './preferences.ts';
import { isPage, where } from './where.ts';

startPreferences();
// Where loading fails, it is tried again, and reported, by what shows it.
if (currentSession() && !isPage(where()))
  void Promise.allSettled([import('./AppRoot.tsx'), loadCatalogue(currentPreferences().language)]);
