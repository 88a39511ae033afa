// The queries of the price pages: prices, their history, and subscribers.
import { keepPreviousData } from '@tanstack/react-query';
import { prices, PRICES_FEATURE } from '../../../contract/parcels/prices.ts';
import { LIST_PAGE_SIZE, type PaymentScheme } from '../../../domain/limits.ts';
import { useCall } from '../../engine/useCall.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';

/** The query key of all price data. */
export const PRICES_KEY = ['prices'] as const;

/** The client calls undocumented endpoints only where the server supports the feature. */
export const supportsPrices = (): boolean => supports(PRICES_FEATURE);

/** The prices. `kept` while they are being edited: input is never replaced by a refetch. */
export const usePrices = ({ kept = false } = {}) =>
  useCall([...PRICES_KEY, kept ? 'entered' : 'info'], prices.read, {}, { ...(kept && READ_ONCE) });

/** Number of latest changes shown. */
export const useChanges = (size: number) =>
  useCall(
    [...PRICES_KEY, 'changes', size],
    prices.changes,
    { page: 0, size },
    { placeholderData: keepPreviousData, enabled: supportsPrices() },
  );

/** The number of subscribers of each scheme. */
export const useCounts = () =>
  useCall([...PRICES_KEY, 'counts'], prices.counts, {}, { enabled: supportsPrices() });

/** A page of a scheme's subscribers; `page` is one-based. */
export const usePayers = (paymentScheme: PaymentScheme, page: number) =>
  useCall(
    [...PRICES_KEY, 'payers', paymentScheme, page],
    prices.payers,
    { paymentScheme, page: page - 1, size: LIST_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
