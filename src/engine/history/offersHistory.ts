// Whether the user can be shown a record's history.
import { audit } from '../../../contract/operations/audit.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../mayUse.ts';

/** Every record has a "History" tab, given the permission and a server that announces the audit. */
export function useOffersHistory(): boolean {
  const mayUse = useMayUse();
  return mayUse(audit.list) && knownCapabilities().features.includes(audit.feature);
}
