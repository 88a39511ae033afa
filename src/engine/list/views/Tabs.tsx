// The shared views of a list as tabs above it, each with its number of records.
import { useEffect, useMemo, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SharedView } from '../../../../contract/operations/sharedViews.ts';
import { sameFilter } from '../../../../domain/sharedViews.ts';
import { useCount } from '../../../ui/useCount.ts';
import type { Resource } from '../../defineResource.ts';
import { listSearch, sortOf } from '../filters/listSearch.ts';
import { useSharedViews } from './useSharedViews.ts';
import { useViewCounts } from './useViewCounts.ts';

type Tab = Pick<SharedView, 'id' | 'name' | 'filter' | 'sort'>;

/** The tab of the URL's filters; among several with the same filters, the one with the list's sort. */
function useCurrent(tabs: readonly Tab[]): Tab | undefined {
  const { filterValues, sort } = useListContext();
  const same = tabs.filter(({ filter }) => sameFilter(filter, filterValues));
  const order = `${sort.field},${sort.order.toLowerCase()}`;
  return same.find((tab) => tab.sort === order) ?? same[0];
}

export default function Tabs({ resource }: { readonly resource: Resource }) {
  const views = useSharedViews(resource);
  const translate = useTranslate();
  const spell = useCount();
  const { perPage } = useListContext();
  const all = translate('engine.views.all');
  const tabs = useMemo<readonly Tab[]>(
    () => [{ id: 0, name: all, filter: {}, sort: null }, ...views],
    [all, views],
  );
  const current = useCurrent(tabs);
  const counts = useViewCounts(resource.name, tabs, current);
  const row = useRef<HTMLElement>(null);
  // Only sideways: the page stays where it is.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 32;
  }, [current?.id]);
  if (views.length === 0) return null;
  return (
    <nav ref={row} className="view-tabs no-print" aria-label={translate('engine.views.label')}>
      {tabs.map((tab, place) => {
        const count = counts[place];
        const key = count?.isLeast ? 'engine.views.atLeast' : 'engine.views.count';
        return (
          <Link
            key={tab.id}
            to={{ search: listSearch({ filter: tab.filter, sort: sortOf(tab) }, perPage) }}
            aria-current={tab === current ? 'page' : undefined}
          >
            {count ? `${tab.name} ` : tab.name}
            {count && (
              <span className="count">{translate(key, { total: spell(count.total) })}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
