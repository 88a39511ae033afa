// What the server finds for a text: asked when somebody pauses, at once at Enter.
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { search, SEARCH_FEATURE, type SearchResults } from '../../../contract/operations/search.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Authorities } from '../../engine/mayUse.ts';
import { isAnnounced } from '../announced.ts';
import { findDocumented } from './documented.ts';

/** Milliseconds of rest before what is typed is looked for: a scanner is done within them. */
const PAUSE = 200;
/** One letter finds too much; one sign of Chinese is a word. */
const isEnough = (text: string) => text.length > 1 || /[^ -~]/.test(text);

export interface Found {
  /** What was found for just this text; undefined while it is on its way or cannot be had. */
  readonly found: SearchResults | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** It is not waited for a pause. */
  readonly settle: () => void;
  /** Nothing is looked for yet: the text is too short. */
  readonly idle: boolean;
}

/** The server's own search where it is announced; else what its lists find. */
function useAsk() {
  const held = useContext(Authorities);
  return (text: string, signal: AbortSignal): Promise<SearchResults> =>
    isAnnounced(SEARCH_FEATURE, knownCapabilities().features)
      ? call(search.find, { text }, { signal })
      : findDocumented(text, { held, signal });
}

/** `typed` is the text without the blanks around it. */
export function useFound(typed: string): Found {
  const ask = useAsk();
  const [asked, setAsked] = useState(typed);
  const settled = asked === typed;
  useEffect(() => {
    if (settled) return undefined;
    const waiting = setTimeout(() => setAsked(typed), PAUSE);
    return () => clearTimeout(waiting);
  }, [typed, settled]);
  const idle = !isEnough(typed);
  const { data, error, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: settled && !idle,
    // What is found is where things are now.
    gcTime: 0,
    staleTime: 0,
  });
  return {
    found: settled && !idle ? data : undefined,
    error: settled && !idle ? error : null,
    retry: () => void refetch(),
    settle: () => setAsked(typed),
    idle,
  };
}
