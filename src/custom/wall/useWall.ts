// Loads the wall's data: each part separately, and only what the user may see on this server.
import { useQuery } from '@tanstack/react-query';
import { alerts, type AlertRow } from '../../../contract/operations/alerts.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { versions, type VersionRow } from '../../../contract/terminals/versions.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { inTime } from '../shared/networkNow/inTime.ts';
import { lockersNow, type Rows } from '../shared/networkNow/lockersNow.ts';
import { DASHBOARD_REFRESH_MS, useDiagrams } from '../shared/networkNow/useDiagrams.ts';

/** The state of one part; `seen` is false where it may not be requested or the server does not support it. */
export interface Part<T> {
  readonly shown: boolean;
  /** The last response; stays when a later request fails. */
  readonly data: T | undefined;
  /** Time of that response, epoch milliseconds. */
  readonly answeredAt: number | undefined;
  /** Why the last request failed. */
  readonly error: unknown;
}

interface Question<T> {
  /** Its query key, with the resource first so that change events invalidate it. */
  readonly key: readonly unknown[];
  readonly shown: boolean;
  readonly ask: (signal: AbortSignal) => Promise<T>;
}

function usePart<T>({ key, shown, ask }: Question<T>): Part<T> {
  const { data, dataUpdatedAt, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => inTime(ask, signal),
    enabled: shown,
    refetchInterval: DASHBOARD_REFRESH_MS,
  });
  return { shown, data, answeredAt: dataUpdatedAt || undefined, error: error ?? undefined };
}

/** More than a wall can show; the totals count the rest. */
const MOST_ALERTS = 100;
const MOST_VERSIONS = 50;

async function standingAlerts(signal: AbortSignal): Promise<Rows<AlertRow>> {
  const ask = (alertState: 'OPEN' | 'ACKNOWLEDGED') =>
    call(alerts.list, { alertState, page: 0, size: MOST_ALERTS, sort: 'urgency,desc' }, { signal });
  const [open, acknowledged] = await Promise.all([ask('OPEN'), ask('ACKNOWLEDGED')]);
  return {
    rows: [...open.content, ...acknowledged.content],
    total: open.totalElements + acknowledged.totalElements,
  };
}

async function latestVersions(signal: AbortSignal): Promise<readonly VersionRow[]> {
  const { content } = await call(
    versions.list,
    { page: 0, size: MOST_VERSIONS, sort: 'lockerVersionUpgradeTime,desc' },
    { signal },
  );
  return content;
}

export type WallNow = ReturnType<typeof useWall>;

/** The data of the whole wall as currently known. */
export function useWall() {
  const canAccess = useCanAccess();
  const mayRead = canAccess(dashboard.diagrams);
  const { figures: data, answeredAt, error } = useDiagrams(mayRead);
  return {
    figures: { shown: mayRead, data, answeredAt, error },
    lockers: usePart({ key: ['lockers', 'wall'], shown: canAccess(lockers.list), ask: lockersNow }),
    alerts: usePart({
      key: ['alerts', 'wall'],
      shown: canAccess(alerts.list),
      ask: standingAlerts,
    }),
    versions: usePart({
      key: ['versions', 'wall'],
      shown: canAccess(versions.list),
      ask: latestVersions,
    }),
  };
}
