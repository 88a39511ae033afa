// Reads records of a resource by their ids, a few at a time.
import { useDataProvider, useEvent } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { AT_ONCE } from './runAction.ts';

export function useRows(resource: Resource) {
  const dataProvider = useDataProvider();
  const read = useEvent(async (ids: readonly RecordId[]): Promise<AnyRow[]> => {
    if (ids.length === 0) return [];
    const { data } = await dataProvider.getMany(resource.name, { ids: ids.slice(0, AT_ONCE) });
    return [...data, ...(await read(ids.slice(AT_ONCE)))];
  });
  return read;
}
