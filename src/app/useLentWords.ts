// Provides the current language's messages to every failed call.
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lendToCalls } from '../dataProvider/call.ts';
import { failureWords } from './failures.ts';

/** From now on, failures use the interface language. */
export function useLentWords(): void {
  const translate = useTranslate();
  useEffect(
    () => lendToCalls({ words: (failure) => failureWords(translate, failure) }),
    [translate],
  );
}
