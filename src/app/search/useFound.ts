// Search results for a text: requested after a pause in typing, at once on Enter.
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { search, SEARCH_FEATURE, type SearchResults } from '../../../contract/operations/search.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { Authorities } from '../../engine/mayUse.ts';
import { findDocumented } from './documented.ts';

/** Debounce of the search in milliseconds: a scanner finishes within it. */
const PAUSE = 200;
/** One letter matches too much; one Chinese character is a word. */
const isEnough = (text: string) => text.length > 1 || /[^ -~]/.test(text);

export interface Found {
  /** Results for exactly this text; undefined while loading or after a failure. */
  readonly found: SearchResults | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Skips the debounce. */
  readonly settle: () => void;
  /** No search yet: the text is too short. */
  readonly idle: boolean;
}

/** The server's search if it is announced; otherwise its lists. */
function useAsk() {
  const held = useContext(Authorities);
  return (text: string, signal: AbortSignal): Promise<SearchResults> =>
    supports(SEARCH_FEATURE)
      ? call(search.find, { text }, { signal })
      : findDocumented(text, { held, signal });
}

/** `typed` is the trimmed text. */
export function useFound(typed: string): Found {
  const ask = useAsk();
  const [asked, settle] = useDebounced(typed, PAUSE);
  const settled = asked === typed;
  const idle = !isEnough(typed);
  const { data, error, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: settled && !idle,
    // Always refetched: results show the current state.
    gcTime: 0,
    staleTime: 0,
  });
  return {
    found: settled && !idle ? data : undefined,
    error: settled && !idle ? error : null,
    retry: () => void refetch(),
    settle,
    idle,
  };
}
