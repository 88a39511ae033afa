// The lockers that match the list's filter, in the map's shape.
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { Input } from '../../../contract/endpoint.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { call } from '../../dataProvider/call.ts';
import { MOST_ON_MAP, usePlaced } from '../shared/LockerMap/mapping.ts';

/** Trouble first, as in the list. */
export function useMapped() {
  const { filterValues } = useListContext();
  const asked = {
    ...filterValues,
    page: 0,
    size: MOST_ON_MAP,
    sort: 'lockerSituation,desc',
  } as Input<typeof lockers.list>;
  const { data, error, refetch } = useQuery({
    queryKey: ['lockers', 'onMap', asked],
    queryFn: ({ signal }) => call(lockers.list, asked, { signal }),
  });
  const rows = data?.content;
  const mapped = usePlaced(rows);
  return { rows, total: data?.totalElements ?? 0, mapped, error, refetch };
}
