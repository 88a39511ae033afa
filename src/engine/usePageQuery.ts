// Reads a page's query from the URL.
import { useMemo } from 'react';
import { useLocation } from 'react-admin';
import type { z } from 'zod';
import type { Page } from './definePage.ts';

/** The parsed query, or the names of its missing or invalid parameters. */
export type PageQuery<Q extends z.ZodObject> =
  | { readonly query: z.output<Q>; readonly missing?: undefined }
  | { readonly query?: undefined; readonly missing: readonly string[] };

/** Reads the page's query from the URL, so that a page without its parameter says what is missing. */
export function usePageQuery<Q extends z.ZodObject>(page: Page<Q>): PageQuery<Q> {
  const { search } = useLocation();
  return useMemo(() => {
    const read = page.query.safeParse(Object.fromEntries(new URLSearchParams(search)));
    if (read.success) return { query: read.data };
    return { missing: [...new Set(read.error.issues.map((issue) => issue.path.join('.')))] };
  }, [page, search]);
}
