// The links of the figures, for users who may open their lists.
import { alerts } from '../../../../contract/operations/alerts.ts';
import { parcels } from '../../../../contract/parcels/parcels.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import type { FigureName } from './figures.ts';
import { DASHBOARD_AHEAD_MS, DASHBOARD_WINDOW_MS } from '../../../../domain/limits.ts';
import { listUrl } from '../../../routes/route.ts';

/** A figure with a link: of the last 48 hours, or parcels that expire soon. */
type LeadName = FigureName | 'expiring';

/** A list's resource, and its filter. */
export interface Lead {
  readonly list: 'parcels' | 'alerts';
  readonly filter: Readonly<Record<string, string | number>>;
}

/** The feature of a server that distinguishes deposited and posted parcels. */
const LAID_IN = 'parcels-laid-in';

/**
 * The target of `figure`; `now` is when it was counted, epoch milliseconds, `features` are the server's
 * features. The window excludes its start. A return counts as deposited: a filter for one parcel type, all the
 * documented list supports, omits it.
 */
export function leadOf(figure: LeadName, now: number, features: readonly string[]): Lead {
  const startTime = now - DASHBOARD_WINDOW_MS + 1;
  const parcels = (timeQueryType: string, more: Lead['filter'] = {}): Lead => ({
    list: 'parcels',
    filter: { timeQueryType, startTime, ...more },
  });
  const deposited: Lead['filter'] = features.includes(LAID_IN)
    ? { laidInAs: 'DEPOSIT' }
    : { parcelType: 'DEPOSIT_PARCEL' };
  const leads: Record<LeadName, Lead> = {
    booked: parcels('BOOK_TIME'),
    deposited: parcels('STORE_TIME', deposited),
    collected: parcels('COLLECT_TIME'),
    post: parcels('STORE_TIME', { parcelType: 'DELIVER_PARCEL' }),
    alerts: { list: 'alerts', filter: { startFrom: startTime } },
    expiring: parcels('EXPIRY_TIME', {
      ordersStatus: 'STORED',
      startTime: now,
      endTime: now + DASHBOARD_AHEAD_MS,
    }),
  };
  return leads[figure];
}

/** The path a figure links to, where the list may be opened; `now` is when the figures were counted. */
export function useLeads(): (name: LeadName, now: number | undefined) => string | undefined {
  const canAccess = useCanAccess();
  const { features } = knownCapabilities();
  const open = { parcels: canAccess(parcels.list), alerts: canAccess(alerts.list) };
  return (name, now) => {
    if (now === undefined) return undefined;
    const lead = leadOf(name, now, features);
    return open[lead.list] ? listUrl(lead.list, lead.filter) : undefined;
  };
}
