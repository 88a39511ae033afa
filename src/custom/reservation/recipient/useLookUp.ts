// Looks up the category of a number while it is typed.
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { withFound } from '../draft.ts';
import { lookUpCategory } from './lookups.ts';
import type { PartProps } from '../part.ts';

/** Idle time in milliseconds before a number is looked up. */
const PAUSE = 250;

/** Looks up each number after the idle time; without a response the user selects the category. */
export function useLookUp({
  draft,
  change,
  pass,
}: Pick<PartProps, 'draft' | 'change' | 'pass'>): void {
  const number = draft.parcelNumber.trim();
  const found = useEvent((category: string | null) => {
    change((now) => withFound(now, number, category));
    // R5.21: if no category is found for the parcel number, the message is "Please select a category".
    if (category === null && number !== '') pass('category');
  });
  useEffect(() => {
    if (number === '') {
      found(null);
      return undefined;
    }
    const given = new AbortController();
    const look = () =>
      lookUpCategory(number, given.signal).then(found, () => {
        if (!given.signal.aborted) found(null);
      });
    const waiting = setTimeout(() => void look(), PAUSE);
    return () => {
      clearTimeout(waiting);
      given.abort();
    };
  }, [number, found]);
}
