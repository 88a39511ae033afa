// Groups of rows under heads: by the declared field, while the list is in its usual order.
import { useListContext } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import type { AnyRow } from '../../fields/fieldType.ts';

/** @returns `begins`: whether a group begins with the row at this zero-based place */
export function useGroup({ list }: Resource, rows: readonly AnyRow[] = []) {
  const { sort } = useListContext();
  const { groupBy: by = '' } = list;
  const grouped = by !== '' && sort.field === list.sort?.field;
  return { by, begins: (at: number) => grouped && rows[at]?.[by] !== rows[at - 1]?.[by] };
}
