// What a filter offers while somebody types: asked of its endpoint, the newest answer wins.
import { useEffect, useState } from 'react';
import { call } from '../../../dataProvider/call.ts';
import type { Suggestion } from '../../declarations.ts';

/** Milliseconds of rest before names are asked for. */
const PAUSE = 200;
/** More than these would be a list, not a help. */
const MOST = 8;

/** Names for a text; none for an empty one, and none when the endpoint fails: the filter works without. */
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
