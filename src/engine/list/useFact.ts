// The fact beside the list's title: the totals of all rows and of those that need attention.
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { call } from '../../dataProvider/call.ts';
import type { Resource } from '../defineResource.ts';

async function countOf(resource: Resource, filter: object, signal: AbortSignal): Promise<number> {
  const { list } = resource.collection;
  return (await call(list, { ...filter, page: 0, size: 1 }, { signal })).totalElements;
}

/** Requested after the list, and refetched with it; undefined until known, or on failure. */
function useCounts(resource: Resource) {
  const { data: rows } = useListContext();
  const { attention } = resource.list;
  const { data, error } = useQuery({
    queryKey: [resource.name, 'facts'],
    queryFn: async ({ signal }) => {
      const filters: readonly object[] = [{}, ...(attention ?? [])];
      const [all = 0, ...parts] = await Promise.all(
        filters.map((filter) => countOf(resource, filter, signal)),
      );
      return { all, attention: parts.reduce((sum, part) => sum + part, 0) };
    },
    enabled: rows !== undefined && attention !== undefined,
  });
  return error ? undefined : data;
}

/** `40 lockers, 5 in trouble`, shorter on phones. */
export function useFact(resource: Resource, phone: boolean): string | undefined {
  const translate = useTranslate();
  const counts = useCounts(resource);
  if (!counts) return undefined;
  const facts = `resources.${resource.name}.facts`;
  if (phone) return translate(`${facts}.short`, { attention: counts.attention, all: counts.all });
  return [
    translate(`${facts}.all`, { smart_count: counts.all }),
    translate(`${facts}.attention`, { smart_count: counts.attention }),
  ].join(translate('engine.filter.clause'));
}
