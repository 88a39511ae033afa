// Interface language: changes in place, without losing entered text.
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

/** Rerenders its text when the language changes. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const messages = useI18nProvider();
  const locale = useLocale();
  // A new object per language: components that translate rerender, without remounting.
  const spoken = useMemo(() => ({ ...messages, locale }), [messages, locale]);
  return <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>;
}

/**
 * Changes the language once its messages are loaded. Use it instead of react-admin's `useSetLocale`, which remounts every
 * page when it has to load them, and loses all forms.
 */
export function useSetLanguage(): (language: Language) => Promise<void> {
  const messages = useI18nProvider();
  const setLocale = useSetLocale();
  const notify = useNotify();
  return useEvent(async (language: Language) => {
    try {
      await messages.changeLocale(language);
      // Another language may have been selected meanwhile.
      setLocale(messages.getLocale());
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  });
}
