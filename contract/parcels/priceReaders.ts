// Who may read prices; a separate file, because the menu checks it on every page.

/** Users who save prices also read them. */
export const priceReaders = ['PRICE_VIEW', 'PRICE_EDIT'] as const;
