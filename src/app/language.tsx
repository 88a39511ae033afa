// The language of the screens: it changes in place, and what somebody typed stays.
import { useMemo, type ReactNode } from 'react';
import {
  I18nContext,
  useEvent,
  useI18nProvider,
  useLocale,
  useNotify,
  useSetLocale,
} from 'react-admin';
import type { Language } from '../../domain/limits.ts';

/** Redraws every text below it when the language changes. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const messages = useI18nProvider();
  const locale = useLocale();
  // A new object for each language: whatever translates is drawn again, and nothing is mounted again.
  const spoken = useMemo(() => ({ ...messages, locale }), [messages, locale]);
  return <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>;
}

/**
 * Changes the language once its messages are loaded. Use it in place of react-admin's `useSetLocale`:
 * where react-admin itself has to load them it mounts every page again, and all forms are lost.
 */
export function useSetLanguage(): (language: Language) => Promise<void> {
  const messages = useI18nProvider();
  const setLocale = useSetLocale();
  const notify = useNotify();
  return useEvent(async (language: Language) => {
    try {
      await messages.changeLocale(language);
      // Another one may have been chosen meanwhile.
      setLocale(messages.getLocale());
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  });
}
