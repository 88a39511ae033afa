// Suggestions of a filter, from its endpoint; the latest response wins.
import { useEffect, useState } from 'react';
import { call } from '../../../dataProvider/call.ts';
import type { Suggestion } from '../../declarations.ts';

/** Debounce of suggestion requests, in milliseconds. */
const PAUSE = 200;
/** Maximum number of suggestions. */
const MOST = 8;

/** Suggestions for a text; none for an empty text or if the endpoint fails: the filter works without them. */
export function useSuggestions(suggestion: Suggestion, text: string): readonly string[] {
  const [found, setFound] = useState<{ for: string; names: readonly string[] }>({
    for: '',
    names: [],
  });
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const given = new AbortController();
    const ask = async () => {
      try {
        const answer = await call(suggestion.endpoint, suggestion.ask(text.trim()), {
          signal: given.signal,
        });
        setFound({ for: text, names: [...new Set(suggestion.read(answer))].slice(0, MOST) });
      } catch {
        setFound({ for: text, names: [] });
      }
    };
    const waiting = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(waiting);
      given.abort();
    };
  }, [suggestion, text]);
  return text.trim() === '' ? [] : found.names;
}
