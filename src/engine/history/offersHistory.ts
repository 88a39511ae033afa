// Whether the history of a record can be shown to the person at the screen.
import { audit } from '../../../contract/operations/audit.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../mayUse.ts';

/** 'A tab "History" on every record': with the right, and where the server announces the audit. */
export function useOffersHistory(): boolean {
  const mayUse = useMayUse();
  return mayUse(audit.list) && knownCapabilities().features.includes(audit.feature);
}
