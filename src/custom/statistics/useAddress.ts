// The parameters of a statistics page: its period and filters, stored only in the URL.
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { daysParams, daysError, type DaysError } from '../../../domain/reports/statistics.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import type { Resource } from '../../engine/defineResource.ts';
import type { Page } from '../../engine/definePage.ts';
import { dayEnd, dayOf, dayStart } from '../../engine/fields/clock.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';

type Values = Readonly<Record<string, unknown>>;

/** As the engine's list components read it: a period and filters, no rows. */
export function filtersOf(query: Endpoint, filters: readonly string[]): Resource {
  const list = { ...query, filters, sorts: [] } as unknown as Resource['collection']['list'];
  return {
    name: 'statistics',
    collection: { id: 'day', list },
    needs: query.needs,
    icon: 'chart',
    title: 'day',
    list: { columns: [], filters, periods: { period: ['startTime', 'endTime'] }, pastOnly: true },
    form: [],
    formIn: 'page',
    show: [],
    history: undefined,
    fields: {},
    actions: {},
  };
}

/** `unread`: the URL contains an invalid day or number. */
export type Fault = DaysError | 'unread';

const dayIn = (values: Values, name: string): string | undefined =>
  values[name] === undefined ? undefined : dayOf(Number(values[name]));

/** The period of the URL and its errors; the default period where it has any. */
function daysRead(read: Values | undefined): { fault?: Fault; days: { from: string; to: string } } {
  const { timeZone } = knownCapabilities();
  const now = Date.now();
  const asked: { from?: string; to?: string } = read ?? {};
  const fault = read ? daysError(asked, now, timeZone)?.fault : 'unread';
  const days = daysParams(fault === undefined ? asked : {}, now, timeZone);
  return { days, ...(fault !== undefined && { fault }) };
}

/** The filters as the engine's components read and change them; `kept` are the URL's other parameters. */
export function useAddress(page: Page, { list: { filters } }: Resource) {
  const { query: read } = usePageQuery(page);
  const [params, setParams] = useSearchParams();
  const query: Values = useMemo(() => read ?? {}, [read]);
  const { fault, days } = useMemo(() => daysRead(read), [read]);
  const chosen = useMemo(
    () =>
      Object.fromEntries(
        filters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
      ),
    [filters, query],
  );
  const set = useCallback(
    (next: Values) =>
      setParams((before) => {
        const all = [...before].filter(([name]) => !(name in next));
        const formatted = Object.entries(next).filter(([, value]) => value !== undefined);
        return new URLSearchParams([
          ...all,
          ...formatted.map(([name, value]): [string, string] => [name, String(value)]),
        ]);
      }),
    [setParams],
  );
  const setFilters = useCallback(
    (next: Values) =>
      set({
        ...Object.fromEntries(filters.map((name) => [name, next[name]])),
        from: dayIn(next, 'startTime'),
        to: dayIn(next, 'endTime'),
      }),
    [filters, set],
  );
  const filterValues = useMemo(
    () => ({ ...chosen, startTime: dayStart(days.from), endTime: dayEnd(days.to) }),
    [chosen, days],
  );
  const narrowed = ['from', 'to', ...filters].some((name) => params.has(name));
  return {
    query,
    asked: { ...chosen, ...days },
    days,
    fault,
    narrowed,
    filterValues,
    setFilters,
    set,
  };
}

export type Address = ReturnType<typeof useAddress>;
