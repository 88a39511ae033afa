// The version of the record that the user saw, so that the server can refuse stale changes.
import { supports } from '../../dataProvider/capabilities.ts';
import type { AnyRow } from '../fields/fieldType.ts';

/** Last save time of a record, only for servers that refuse stale saves; not sent otherwise. */
export function timeRead(record: AnyRow): number | undefined {
  const time = record['lastUpdatedTime'];
  if (!supports('stale-saves')) return undefined;
  return typeof time === 'number' ? time : undefined;
}
