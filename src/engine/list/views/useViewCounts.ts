// How many records each shared view of a list has.
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useTotal, type Total } from '../pagination/useTotal.ts';
import { MINUTE } from './useSharedViews.ts';

interface Counted {
  readonly filter: Readonly<Record<string, unknown>>;
}

const ONE_ROW = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;

/** Counts again after the list was fetched again, by live changes or by staff, at most once a minute. */
function useFollowing(name: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer = 0;
    let last = Date.now();
    const count = () => {
      timer = 0;
      last = Date.now();
      void queries.invalidateQueries({ queryKey: ['viewCounts', name] });
    };
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [resource, method] = event.query.queryKey;
      if (resource !== name || method !== 'getList') return;
      const due = last + MINUTE - Date.now();
      if (due > 0) timer ||= window.setTimeout(count, due);
      else {
        clearTimeout(timer);
        count();
      }
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries, name]);
}

/**
 * The number of records of each view, in their order; undefined until known, or if the server does not count. The
 * current view has the list's own total; the others are one request of one row each, after the list has its rows.
 */
export function useViewCounts(
  name: string,
  views: readonly Counted[],
  current: Counted | undefined,
): readonly (Total | undefined)[] {
  const dataProvider = useDataProvider();
  const { data: rows, isPlaceholderData, total } = useListContext();
  const shown = useTotal();
  const isShown = rows !== undefined && !isPlaceholderData && total !== undefined;
  useFollowing(name);
  const counts = useQueries({
    queries: views.map((view) => ({
      queryKey: ['viewCounts', name, view.filter],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Total | null> => {
        const params = { ...ONE_ROW, filter: view.filter, signal };
        const page = await dataProvider.getList(name, params);
        if (page.total === undefined) return null;
        return { total: page.total, isLeast: page.meta?.totalIsLeast === true };
      },
      staleTime: MINUTE,
      enabled: rows !== undefined && view !== current,
    })),
  });
  return views.map((view, place) =>
    view === current && isShown ? shown : (counts[place]?.data ?? undefined),
  );
}
