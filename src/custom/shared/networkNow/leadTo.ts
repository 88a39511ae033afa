// The list behind each of the five figures, with a filter for exactly what was counted.
import { DASHBOARD_WINDOW_MS } from '../../../../domain/limits.ts';
import type { FigureName } from './figures.ts';

/** A list's resource, and its filter. */
export interface Lead {
  readonly list: 'parcels' | 'alerts';
  readonly filter: Readonly<Record<string, string | number>>;
}

/** The feature of a server that distinguishes deposited and posted parcels. */
const LAID_IN = 'parcels-laid-in';

/**
 * * The target of `figure`; `now` is when it was counted, epoch milliseconds, `features` are the server's
 * features. The window excludes its start. A return counts as deposited: a filter for one parcel type, all the
 * documented list supports, omits it.
 */
export function leadOf(figure: FigureName, now: number, features: readonly string[]): Lead {
  const startTime = now - DASHBOARD_WINDOW_MS + 1;
  const parcels = (timeQueryType: string, more: Lead['filter'] = {}): Lead => ({
    list: 'parcels',
    filter: { timeQueryType, ...more, startTime },
  });
  const deposited: Lead['filter'] = features.includes(LAID_IN)
    ? { laidInAs: 'DEPOSIT' }
    : { parcelType: 'DEPOSIT_PARCEL' };
  const leads: Record<FigureName, Lead> = {
    booked: parcels('BOOK_TIME'),
    deposited: parcels('STORE_TIME', deposited),
    collected: parcels('COLLECT_TIME'),
    post: parcels('STORE_TIME', { parcelType: 'DELIVER_PARCEL' }),
    alerts: { list: 'alerts', filter: { startFrom: startTime } },
  };
  return leads[figure];
}

/** Its path. */
export const addressOfLead = ({ list, filter }: Lead): string =>
  `/app/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
