// Changes the interface language in place, without losing entered text.
import { useEvent, useI18nProvider, useNotify, useSetLocale } from 'react-admin';
import type { Language } from '../../domain/limits.ts';

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
