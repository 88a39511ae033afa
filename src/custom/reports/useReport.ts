// The query and data of a report; filter, order and page are stored only in the URL.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { windowError, type ReportWindow } from '../../../domain/reports/reports.ts';
import { featureOf } from '../../dataProvider/announced.ts';
import { call } from '../../dataProvider/call.ts';
import { isAnswered, knownCapabilities, supports } from '../../dataProvider/capabilities.ts';
import type { Resource } from '../../engine/defineResource.ts';
import { dayEnd, daysBefore, dayStart } from '../../engine/fields/clock.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { reportRoutes } from '../../routes/pages.ts';
import { addedUp, type Report } from './declare.ts';
import { useAddress } from './useAddress.ts';

type Values = Readonly<Record<string, unknown>>;

/** A report's response, as far as its page reads it. */
interface Answer {
  readonly content: readonly AnyRow[];
  readonly totalElements?: number;
  readonly sums?: AnyRow;
}

/** The default period in days before today. */
const USUAL_DAYS = 29;

const numberOf = (value: unknown): number | undefined =>
  value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);

/** The last 30 days. */
function usualSpan(now = Date.now()): Values {
  const [first, last] = [daysBefore(USUAL_DAYS, now), daysBefore(0, now)];
  return { startTime: dayStart(first), endTime: dayEnd(last) };
}

/** The period of a filter; the last 30 days where it has none. */
export const withSpan = (values: Values, now = Date.now()): Values =>
  values['startTime'] === undefined && values['endTime'] === undefined
    ? { ...values, ...usualSpan(now) }
    : values;

/** A server that does not report its time zone may be a day ahead of the end of today here, so it is queried up to now. */
export function upToNow(values: Values, now = Date.now()): Values {
  if (isAnswered()) return values;
  const late = ['endTime', 'paymentEndTime'].filter((side) => Number(values[side]) > now);
  return { ...values, ...Object.fromEntries(late.map((side) => [side, now])) };
}

/** Errors in the periods of a filter from the URL; the pickers allow no invalid ones. */
function errorOf(values: Values) {
  const span = (start: string, end: string): ReportWindow => ({
    startTime: numberOf(values[start]),
    endTime: numberOf(values[end]),
  });
  const { timeZone } = knownCapabilities();
  return [span('startTime', 'endTime'), span('paymentStartTime', 'paymentEndTime')]
    .map((window) => windowError(window, Date.now(), timeZone)?.error)
    .find((error) => error !== undefined);
}

/** The report without filters and orders that this server does not support. */
function supportedPart({ resource }: Report): Resource {
  const { list } = resource.collection;
  const known = (name: string) => supports(featureOf(list, name));
  return {
    ...resource,
    collection: { ...resource.collection, list: known('sort') ? list : { ...list, sorts: [] } },
    list: { ...resource.list, filters: resource.list.filters.filter(known) },
  };
}

const ask = async (endpoint: Endpoint, input: Values, signal: AbortSignal): Promise<Answer> =>
  (await call(endpoint, input as never, { signal })) as Answer;

/** The totals of all pages: returned with the page, or by an endpoint of their own. */
function useSums({ name, sum }: Report, filter: Values, data: Answer | undefined) {
  const apart = useQuery({
    queryKey: ['reports', name, 'sum', filter],
    queryFn: ({ signal }) => ask(sum as Endpoint, filter, signal) as Promise<unknown>,
    enabled: sum !== undefined && data !== undefined && data.sums === undefined,
  });
  return data?.sums ?? (apart.data as AnyRow | undefined);
}

function usePageOf(report: Report, filter: Values, enabled: boolean, paged: Values) {
  const { name, query, variant, isPaged } = report;
  const endpoint = variant && filter[variant[0]] !== undefined ? variant[1] : query;
  const input = isPaged ? { ...filter, ...paged } : filter;
  return useQuery({
    queryKey: ['reports', name, input],
    queryFn: ({ signal }) => ask(endpoint, input, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The report as the URL describes it: `list` is what the engine's list components read. */
export function useReport(report: Report) {
  const resource = useMemo(() => supportedPart(report), [report]);
  const address = useAddress(reportRoutes[report.name], report, usualSpan);
  const { chosen, narrowed, query: _, set: __, ...params } = address;
  const { page, perPage, sort, setPage } = params;
  const spanned = useMemo(() => withSpan({ ...chosen }), [chosen]);
  const invalid = errorOf(spanned);
  const filterValues = useMemo(() => upToNow(spanned), [spanned]);
  const answer = usePageOf(report, filterValues, invalid === undefined, {
    page: page - 1,
    size: perPage,
    sort: `${sort.field},${sort.order.toLowerCase()}`,
  });
  const { data, error, isFetching, isPending, refetch, dataUpdatedAt } = answer;
  const total = data?.totalElements ?? data?.content.length ?? 0;
  const isPastLastPage = data?.content.length === 0 && total > 0 && page > 1;
  useEffect(() => {
    if (isPastLastPage) setPage(Math.ceil(total / perPage));
  }, [isPastLastPage, setPage, total, perPage]);
  const list = {
    resource: report.name,
    data: data?.content,
    total,
    error,
    isFetching,
    isPending,
    refetch,
    filterValues,
    ...params,
  };
  const pageSums = useMemo(() => addedUp(data?.content ?? [], report.added), [data, report.added]);
  const sums = useSums(report, filterValues, data);
  return { resource, list, data, sums, pageSums, invalid, narrowed, answeredAt: dataUpdatedAt };
}

export type ReportAnswer = ReturnType<typeof useReport>;
