// What is fetched again after live changes: what the page shows of them, at a pace, and only while it is visible.
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveNews } from '../../contract/live.ts';
import { followLive } from '../../src/app/shell/followLive.ts';
import { publishNews } from '../../src/dataProvider/live.ts';

let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A query on the page that was just fetched; returns how often it is fetched from now on. */
function shows(queryKey: QueryKey, data: unknown, answer = () => Promise.resolve(data)) {
  const queries = new QueryClient();
  const fetched = vi.fn(answer);
  queries.setQueryData(queryKey, data);
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: fetched,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  ends.push(
    observer.subscribe(() => undefined),
    followLive(queries, () => () => undefined),
    () => queries.clear(),
  );
  return { fetched, observer };
}

const page = (...ids: number[]) => ({ data: ids.map((id) => ({ id })), total: ids.length });
const rows = (count: number) => page(...Array.from({ length: count }, (_, n) => n + 1));
const parcels = ['parcels', 'getList', {}];
const HOUR = 3_600_000;

it.each<[string, QueryKey, unknown, LiveNews, number]>([
  ['a list that shows the record', parcels, page(7, 8), { parcels: [8] }, 2_000],
  ['a list, where many changed', parcels, page(7, 8), { parcels: [] }, 2_000],
  ['a list of text ids', parcels, { data: [{ id: '8' }], total: 1 }, { parcels: [8] }, 2_000],
  ['bookings, which are parcels', ['bookings', 'getList', {}], page(8), { parcels: [8] }, 2_000],
  ['a list that may show it next', parcels, page(7), { parcels: [8] }, 30_000],
  ['an empty one', parcels, page(), { parcels: [8] }, 30_000],
  ['a long one, more rarely', parcels, rows(100), { parcels: [800] }, 300_000],
  ['counts of a list', ['parcels', 'facts'], { all: 9 }, { parcels: [8] }, 30_000],
  ['the page of the record', ['parcel', 8, 'info'], { ordersId: 8 }, { parcels: [8] }, 2_000],
  ['what a customer has', ['member', 5, 'parcels'], { content: [] }, { members: [5] }, 2_000],
  ['the boxes around it', ['parcel', 'locker', 3], { lockerId: 3 }, { lockers: [3] }, 2_000],
  ['names of references', ['lockers', 'getMany', {}], [{ id: 3 }], { lockers: [3] }, 2_000],
  ['the number in the bell', ['openAlerts'], { count: 1 }, { alerts: [4] }, 2_000],
  ['a list of the wall', ['lockers', 'wall'], { rows: [], total: 0 }, { lockers: [3] }, 2_000],
])('%s is fetched once, no sooner than its pace', async (_, key, data, news, ms) => {
  const { fetched } = shows(key, data);
  publishNews(news);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).toHaveBeenCalledOnce();
});

it.each<[string, QueryKey, unknown, LiveNews]>([
  ['another resource', ['members', 'getList', {}], page(8), { parcels: [8] }],
  ['a record that is in a form', ['parcels', 'getOne', { id: '8' }], { id: 8 }, { parcels: [8] }],
  ['the page of another record', ['parcel', 7, 'info'], { ordersId: 7 }, { parcels: [8] }],
  ['names of other records', ['lockers', 'getMany', {}], [{ id: 2 }], { lockers: [3] }],
  ['a list, where nothing changed', parcels, page(7), {}],
])('%s is never fetched', async (_, key, data, news) => {
  const { fetched } = shows(key, data);
  publishNews(news);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).not.toHaveBeenCalled();
});

it('a busy network is followed at most every 2 s, and to its last change', async () => {
  const { fetched } = shows(parcels, page(8));
  for (let round = 0; round < 59; round += 1) {
    publishNews({ parcels: [8] });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('a request under way may be older than the change: it is repeated', async () => {
  const answer = () => new Promise((done) => void setTimeout(() => done(page(8)), 500));
  const { fetched, observer } = shows(parcels, page(7), answer);
  void observer.refetch();
  publishNews({ parcels: [8] });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([
  [1, 'what was fetched since is not fetched again', {}],
  [2, 'but what changed after that is', { parcels: [8] }],
])('%i: %s', async (times, _, later) => {
  const { fetched, observer } = shows(parcels, page(8));
  publishNews({ parcels: [8] });
  await vi.advanceTimersByTimeAsync(1_000);
  await observer.refetch();
  await vi.advanceTimersByTimeAsync(100);
  publishNews(later);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).toHaveBeenCalledTimes(times);
});

it('a hidden page fetches nothing, and catches up once it is visible', async () => {
  const { fetched } = shows(parcels, page(8));
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  publishNews({ parcels: [8] });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(fetched).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledOnce();
});
