// The filters of a report or statistic, stored only in the URL, with a list's order and page.
import { useCallback, useMemo } from 'react';
import { useListParams } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import type { Page } from '../../engine/definePage.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import type { Statistic } from './declare.ts';

type Values = Readonly<Record<string, unknown>>;

/** Without the usual period, so that a link to it is not one to today's days. */
function withoutUsual(next: Values, usual: Values): Values {
  if (Object.keys(usual).some((name) => next[name] !== usual[name])) return next;
  return Object.fromEntries(Object.entries(next).filter(([name]) => !(name in usual)));
}

/**
 * What a URL says: a report's filters are stored as those of a list, a statistic's in the parameters that its page
 * names.
 * @param usualOf the period of a URL without one
 */
export function useAddress(
  page: Pick<Page, 'query'>,
  { name, resource, sort }: Statistic,
  usualOf: () => Values,
) {
  const [list, { setFilters: setListFilters, setPage, setPerPage, setSort }] = useListParams({
    resource: name,
    perPage: LIST_PAGE_SIZE,
    sort,
    storeKey: false,
  });
  const { query } = usePageQuery(page);
  const [params, setParams] = useSearchParams();
  const names = useMemo(() => {
    const { filters, periods = {} } = resource.list;
    const all = [...Object.values(periods).flat(), ...filters];
    return all.filter((filter) => Object.hasOwn(page.query.shape, filter));
  }, [page, resource]);
  /** Sets parameters of the page; undefined removes one. */
  const set = useCallback(
    (next: Values) =>
      setParams((before) => {
        const all = [...before].filter(([key]) => !(key in next));
        const added = Object.entries(next).filter(([, value]) => value !== undefined);
        return new URLSearchParams([
          ...all,
          ...added.map(([key, value]): [string, string] => [key, String(value)]),
        ]);
      }),
    [setParams],
  );
  const isOwn = names.length > 0;
  const setFilters = useCallback(
    (all: Values) => {
      const next = withoutUsual(all, usualOf());
      if (isOwn) set(Object.fromEntries(names.map((key) => [key, next[key]])));
      else setListFilters(next);
    },
    [isOwn, names, set, setListFilters, usualOf],
  );
  const own = useMemo(() => {
    const chosen = names.filter((key) => query?.[key] !== undefined);
    return Object.fromEntries(chosen.map((key) => [key, query?.[key]]));
  }, [names, query]);
  const chosen = isOwn ? own : (list.filterValues as Values);
  return {
    /** The page's parameters; undefined if one of them is invalid. */
    query,
    set,
    chosen,
    /** Number of filters that are set, also to invalid values. */
    narrowed: isOwn ? names.filter((key) => params.has(key)).length : Object.keys(chosen).length,
    setFilters,
    page: list.page,
    perPage: list.perPage,
    sort: { field: list.sort, order: list.order },
    setPage,
    setPerPage,
    setSort,
  };
}
