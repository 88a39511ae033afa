// Input of an endpoint that accepts the current list's filters, and its sort if supported.
import { useListContext } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';

export function useExportParams(): (endpoint: Endpoint) => Record<string, unknown> {
  const { filterValues, sort } = useListContext();
  return ({ input }) => {
    const sorts = Object.hasOwn((input as { shape?: object }).shape ?? {}, 'sort');
    return { ...filterValues, ...(sorts && { sort: `${sort.field},${sort.order.toLowerCase()}` }) };
  };
}
