// Lends the words of the chosen language to every failed call.
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lendToCalls } from '../dataProvider/call.ts';
import { failureWords } from './failures.ts';

/** From now on failures speak the language of the screen. */
export function useLentWords(): void {
  const translate = useTranslate();
  useEffect(
    () => lendToCalls({ words: (failure) => failureWords(translate, failure) }),
    [translate],
  );
}
