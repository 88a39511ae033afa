// The links of the five figures, for users who may open their lists.
import { alerts } from '../../../../contract/operations/alerts.ts';
import { parcels } from '../../../../contract/parcels/parcels.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
import type { FigureName } from './figures.ts';
import { addressOfLead, leadOf } from './leadTo.ts';

/** The path a figure links to, where the list may be opened; `now` is when the figures were counted. */
export function useLeads(): (name: FigureName, now: number | undefined) => string | undefined {
  const mayUse = useMayUse();
  const { features } = knownCapabilities();
  const open = {
    parcels: mayUse(parcels.list),
    alerts: mayUse(alerts.list) && features.includes(alerts.feature),
  };
  return (name, now) => {
    if (now === undefined) return undefined;
    const lead = leadOf(name, now, features);
    return open[lead.list] ? addressOfLead(lead) : undefined;
  };
}
