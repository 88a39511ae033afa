// The record of a settings screen: fetched on opening, and replaced after every save.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { READ_ONCE } from '../readOnce.ts';

/** `again` refetches after a failure; `take` sets the saved record. */
export function useSettings(read: Endpoint) {
  const queries = useQueryClient();
  const queryKey = ['settings', read.path];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(read, {}, { signal })) as AnyRow,
    ...READ_ONCE,
  });
  return {
    record: data,
    error: data ? null : error,
    again: () => void refetch(),
    take: (record: AnyRow) => queries.setQueryData(queryKey, record),
  };
}
