// Provides the current language to every call, and its messages to failed ones.
import { useEffect } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { configureCalls } from '../dataProvider/call.ts';
import { failureText } from './failures.ts';

/** From now on, failures and files use the interface language. */
export function useCallMessages(): void {
  const translate = useTranslate();
  const locale = useLocale();
  useEffect(
    () =>
      configureCalls({
        messages: (failure) => failureText(translate, failure),
        language: () => locale,
      }),
    [translate, locale],
  );
}
