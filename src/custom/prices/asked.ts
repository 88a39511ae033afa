// What the pages of prices ask: the prices, how they changed, how many pay by them, and who.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { prices, PRICES_FEATURE } from '../../../contract/parcels/prices.ts';
import { LIST_PAGE_SIZE, type PaymentScheme } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** What all that is known of prices is kept under. */
export const PRICES_KEY = ['prices'] as const;

/** The client asks for nothing undocumented unless the server announces it. */
export const tellsOfPrices = (): boolean => knownCapabilities().features.includes(PRICES_FEATURE);

/** The prices. `kept` where somebody enters them: nothing is taken away under their hands. */
export const usePrices = ({ kept = false } = {}) =>
  useQuery({
    queryKey: [...PRICES_KEY, kept ? 'entered' : 'info'],
    queryFn: ({ signal }) => call(prices.read, {}, { signal }),
    ...(kept && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  });

/** The latest changes, so many. */
export const useChanges = (size: number) =>
  useQuery({
    queryKey: [...PRICES_KEY, 'changes', size],
    queryFn: ({ signal }) => call(prices.changes, { page: 0, size }, { signal }),
    placeholderData: keepPreviousData,
    enabled: tellsOfPrices(),
  });

/** How many pay by each scheme. */
export const useCounts = () =>
  useQuery({
    queryKey: [...PRICES_KEY, 'counts'],
    queryFn: ({ signal }) => call(prices.counts, {}, { signal }),
    enabled: tellsOfPrices(),
  });

/** A page of who pays by a scheme; `page` is zero-based. */
export const usePayers = (paymentScheme: PaymentScheme, page: number) =>
  useQuery({
    queryKey: [...PRICES_KEY, 'payers', paymentScheme, page],
    queryFn: ({ signal }) =>
      call(prices.payers, { paymentScheme, page, size: LIST_PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
  });
