// The queries of the price pages: prices, their history, and subscribers.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { prices, PRICES_FEATURE } from '../../../contract/parcels/prices.ts';
import { LIST_PAGE_SIZE, type PaymentScheme } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';

/** The query key of all price data. */
export const PRICES_KEY = ['prices'] as const;

/** The client calls undocumented endpoints only where the server supports the feature. */
export const supportsPrices = (): boolean => supports(PRICES_FEATURE);

/** The prices. `kept` while they are being edited: input is never replaced by a refetch. */
export const usePrices = ({ kept = false } = {}) =>
  useQuery({
    queryKey: [...PRICES_KEY, kept ? 'entered' : 'info'],
    queryFn: ({ signal }) => call(prices.read, {}, { signal }),
    ...(kept && READ_ONCE),
  });

/** Number of latest changes shown. */
export const useChanges = (size: number) =>
  useQuery({
    queryKey: [...PRICES_KEY, 'changes', size],
    queryFn: ({ signal }) => call(prices.changes, { page: 0, size }, { signal }),
    placeholderData: keepPreviousData,
    enabled: supportsPrices(),
  });

/** The number of subscribers of each scheme. */
export const useCounts = () =>
  useQuery({
    queryKey: [...PRICES_KEY, 'counts'],
    queryFn: ({ signal }) => call(prices.counts, {}, { signal }),
    enabled: supportsPrices(),
  });

/** A page of a scheme's subscribers; `page` is one-based. */
export const usePayers = (paymentScheme: PaymentScheme, page: number) =>
  useQuery({
    queryKey: [...PRICES_KEY, 'payers', paymentScheme, page],
    queryFn: ({ signal }) =>
      call(prices.payers, { paymentScheme, page: page - 1, size: LIST_PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
  });
