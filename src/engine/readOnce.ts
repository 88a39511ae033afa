// Options of a query that fills a form: read on opening, and not replaced while the user edits.

export const READ_ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
