// Search results for a text: requested after a pause in typing, at once on Enter.
import { useQuery } from '@tanstack/react-query';
import { search, type SearchResults } from '../../../contract/operations/search.ts';
import { call } from '../../dataProvider/call.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { findDocumented } from './findDocumented.ts';

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
  readonly flush: () => void;
  /** No search yet: the text is too short. */
  readonly idle: boolean;
}

/** `typed` is the trimmed text: searched by the server if it can, otherwise in its lists. */
export function useFound(typed: string): Found {
  const canAccess = useCanAccess();
  const [searched, flush] = useDebounced(typed, PAUSE);
  const isCurrent = searched === typed;
  const idle = !isEnough(typed);
  const { data, error, refetch } = useQuery({
    queryKey: ['search', searched],
    queryFn: ({ signal }) =>
      canAccess(search.find)
        ? call(search.find, { text: searched }, { signal })
        : findDocumented(searched, { canAccess, signal }),
    enabled: isCurrent && !idle,
    // Always refetched: results show the current state.
    gcTime: 0,
    staleTime: 0,
  });
  return {
    found: isCurrent && !idle ? data : undefined,
    error: isCurrent && !idle ? error : null,
    retry: () => void refetch(),
    flush,
    idle,
  };
}
