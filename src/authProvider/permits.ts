// Whether an endpoint can be called: the user has the permission and the server has the feature.
import type { Rights } from '../../contract/rights.ts';
import { supports } from '../dataProvider/capabilities.ts';

/** The server evaluates the same `needs`. Endpoints for terminals and providers are never permitted in the UI. */
export const permits: Rights['permits'] = ({ needs, feature }, authorities) => {
  if (!supports(feature)) return false;
  if (typeof needs === 'string') return needs !== 'terminal' && needs !== 'provider';
  return needs.some((authority) => authorities.includes(authority));
};
