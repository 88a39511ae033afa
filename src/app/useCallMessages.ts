// Provides the current language's messages to every failed call.
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { configureCalls } from '../dataProvider/call.ts';
import { failureWords } from './failures.ts';

/** From now on, failures use the interface language. */
export function useCallMessages(): void {
  const translate = useTranslate();
  useEffect(
    () => configureCalls({ words: (failure) => failureWords(translate, failure) }),
    [translate],
  );
}
