// Who reads prices: a file of its own, because the menu asks it on every page.

/** Whoever saves prices reads them. */
export const priceReaders = ['PRICE_VIEW', 'PRICE_EDIT'] as const;
