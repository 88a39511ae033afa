// Refetches what the page shows after live changes, and nothing else. Loaded after the page.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveNews, LiveResource } from '../../../contract/live.ts';
import { onNews } from '../../dataProvider/live.ts';
import { listenLive } from '../../dataProvider/listenLive.ts';

export { live } from '../../../contract/live.ts';

/** Minimum time between two fetches of a query while it is concerned. */
const PACE_MS = 2_000;
/** What a change does not show in may still begin to show it: checked the more rarely, the more rows it has. */
const PACE_A_ROW_MS = 3_000;
/** Rows of a short list; counts are checked as often. */
const FEW_ROWS = 10;

/** Resources of query keys that are not named after theirs. */
const RESOURCES_OF: Readonly<Record<string, readonly LiveResource[]>> = {
  availability: ['lockers'],
  bookings: ['parcels'],
  orders: ['parcels'],
  parcel: ['parcels', 'lockers'],
  member: ['members'],
  openAlerts: ['alerts'],
  openCases: ['cases'],
  deployment: ['versions'],
};

const isRecord = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The records of a list as react-admin stores them; undefined for any other data. */
function recordsIn(stored: unknown): readonly { readonly id: unknown }[] | undefined {
  const inPage = typeof stored === 'object' && stored !== null && 'data' in stored;
  const rows = inPage ? stored.data : stored;
  return Array.isArray(rows) && rows.every(isRecord) ? rows : undefined;
}

const isId = (part: unknown): boolean => /^\d+$/.test(String(part));

/** How long after its last response a query may be fetched for these changes; undefined if they are not its. */
function paceOf({ queryKey, state }: Query, news: LiveNews): number | undefined {
  const [name, what, ...more] = queryKey;
  const { meta } = Object(more[0]);
  // A record that is not only shown may be in a form.
  if (what === 'getOne' && meta?.screen !== 'show') return undefined;
  const own = RESOURCES_OF[String(name)] ?? [name as LiveResource];
  const changes = own.flatMap((resource) => (news[resource] ? [news[resource]] : []));
  if (changes.length === 0) return undefined;
  const changed = new Set(changes.flat().map(String));
  const isOf = (id: unknown) => changed.has(String(id));
  if (changes.some((ids) => ids.length === 0)) return PACE_MS;
  const records = recordsIn(what === 'getOne' ? [state.data] : state.data);
  if (records?.some(({ id }) => isOf(id))) return PACE_MS;
  if (records && (what === 'getMany' || what === 'getOne')) return undefined;
  if (records || what === 'facts') return PACE_A_ROW_MS * Math.max(FEW_ROWS, records?.length ?? 0);
  const ids = [what, ...more].filter(isId);
  return ids.length === 0 || ids.some(isOf) ? PACE_MS : undefined;
}

interface Due {
  /** When it may be fetched. */
  readonly at: number;
  /** When the last change was received: what was fetched before does not have it. */
  readonly since: number;
}

/** Listens until stopped, and refetches by the changes while the page is visible. */
export function followLive(queries: QueryClient, listen = listenLive): () => void {
  const due = new Map<Query, Due>();
  let timer = 0;
  let stopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (stopped || due.size === 0 || document.visibilityState !== 'visible') return;
    const next = Math.min(...[...due.values()].map(({ at }) => at));
    timer = window.setTimeout(run, Math.max(0, next - Date.now()));
  };
  const run = () => {
    for (const [query, { at, since }] of due) {
      if (at > Date.now()) continue;
      due.delete(query);
      if (query.state.dataUpdatedAt > since) continue;
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
    plan();
  };
  const hear = (news: LiveNews, among: readonly Query[]) => {
    const since = Date.now();
    const isBusy = ({ state }: Query) => state.fetchStatus === 'fetching';
    const busy = among.filter(isBusy);
    // The request in progress may predate the change.
    if (busy.length > 0) setTimeout(() => !stopped && hear(news, busy), PACE_MS);
    for (const query of among) {
      const pace = isBusy(query) ? undefined : paceOf(query, news);
      if (pace === undefined) continue;
      const at = query.state.dataUpdatedAt + pace;
      due.set(query, { at: Math.min(at, due.get(query)?.at ?? at), since });
    }
    plan();
  };
  const ends = [
    onNews((news) => hear(news, queries.getQueryCache().findAll({ type: 'active' }))),
    listen(),
    () => document.removeEventListener('visibilitychange', plan),
    () => clearTimeout(timer),
  ];
  document.addEventListener('visibilitychange', plan);
  return () => {
    stopped = true;
    for (const end of ends) end();
  };
}
