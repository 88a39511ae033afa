// A query of one call.
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import { call } from '../dataProvider/call.ts';

type Options<E extends Endpoint, T> = Omit<
  UseQueryOptions<Output<E>, Error, T>,
  'queryKey' | 'queryFn'
>;

/** What the endpoint answers, as react-query keeps it under this key. */
export const useCall = <E extends Endpoint, T = Output<E>>(
  queryKey: QueryKey,
  endpoint: E,
  input: Input<E>,
  options?: Options<E, T>,
) => useQuery({ queryKey, queryFn: ({ signal }) => call(endpoint, input, { signal }), ...options });
