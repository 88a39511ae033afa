// Which state of a record somebody saw, for the server to refuse what was meant for an older one.
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import type { AnyRow } from '../fields/fieldType.ts';

/** When a record was saved last, where the server refuses stale saves: "not sent otherwise". */
export function timeRead(record: AnyRow): number | undefined {
  const time = record['lastUpdatedTime'];
  if (!knownCapabilities().features.includes('stale-saves')) return undefined;
  return typeof time === 'number' ? time : undefined;
}
