// Loads one statistic.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, Input, Output } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';

/** A statistic: its data, and the same as a file. */
export interface Statistic {
  readonly query: Endpoint;
  readonly exportCsv: Endpoint;
  readonly exportXlsx: Endpoint;
}

export type Result<S extends Statistic> = Output<S['query']>;

/** The previous data stays while another period or place is loading. */
export const useStatistic = <E extends Endpoint>(endpoint: E, asked: Input<E>) =>
  useQuery({
    queryKey: ['statistics', endpoint.path, asked],
    queryFn: ({ signal }) => call(endpoint, asked, { signal }),
    placeholderData: keepPreviousData,
  });
