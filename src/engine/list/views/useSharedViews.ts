// The shared views of a list.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-admin';
import {
  SHARED_VIEWS_FEATURE,
  sharedViews,
  type SharedView,
} from '../../../../contract/operations/sharedViews.ts';
import { call } from '../../../dataProvider/call.ts';
import { supports } from '../../../dataProvider/capabilities.ts';
import type { Resource } from '../../defineResource.ts';

/** Counts and views are requested at most once a minute. */
export const MINUTE = 60_000;
/** More than all lists have together. */
const ALL = 1_000;
export const VIEWS_QUERY = ['sharedViews'];

const readAll = async (signal: AbortSignal) =>
  (await call(sharedViews.list, { size: ALL }, { signal })).content;

/** The view with the filters that the list has. */
function known(view: SharedView, { collection }: Resource): SharedView {
  const there = Object.entries(view.filter).filter(([name]) =>
    collection.list.filters.includes(name),
  );
  return { ...view, filter: Object.fromEntries(there) };
}

/**
 * The shared views of a list, oldest first; none on a server without them. The views of all lists are one request, and
 * are stored until the sign-out, so that a list has its tabs before it has its rows.
 */
export function useSharedViews(resource: Resource): readonly SharedView[] {
  const [kept, keep] = useStore<SharedView[]>('sharedViews', []);
  const { data } = useQuery({
    queryKey: VIEWS_QUERY,
    queryFn: ({ signal }) => readAll(signal),
    staleTime: MINUTE,
    initialData: kept,
    initialDataUpdatedAt: 0,
    enabled: supports(SHARED_VIEWS_FEATURE),
  });
  useEffect(() => keep(data), [data, keep]);
  return useMemo(() => {
    const own = data.filter(({ list }) => list === resource.collection.list.path);
    return own
      .map((view) => known(view, resource))
      .filter(({ filter }) => Object.keys(filter).length > 0);
  }, [data, resource]);
}
