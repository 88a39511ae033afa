// The list that holds what each of the five figures counted, and how it is narrowed to just that.
import { DASHBOARD_WINDOW_MS } from '../../../../domain/limits.ts';
import type { FigureName } from './figures.ts';

/** A list's resource, and the filter that it is opened with. */
export interface Lead {
  readonly list: 'parcels' | 'alerts';
  readonly filter: Readonly<Record<string, string | number>>;
}

/** The feature of a server that tells apart what was laid in as deposited and as posted. */
const LAID_IN = 'parcels-laid-in';

/**
 * What `figure` leads to; `now` is when it was counted, epoch milliseconds, `features` what the server announces.
 * The window is open at its beginning. A return is counted as deposited: one type of parcel alone, which is all that
 * the documented list takes, leaves it out.
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

/** Its address. */
export const addressOfLead = ({ list, filter }: Lead): string =>
  `/app/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
