// Reads a page's query from the URL.
import { useMemo } from 'react';
import { useLocation } from 'react-admin';
import type { z } from 'zod';
import type { RecordId } from '../../domain/recordId.ts';
import { idInputs } from '../dataProvider/idInputs.ts';
import type { Page } from './definePage.ts';

/** A parsed query, whose ids are those of any server. */
type Query<Q extends z.ZodObject> = {
  readonly [K in keyof z.output<Q>]: RecordId extends z.input<Q>[K & keyof z.input<Q>]
    ? RecordId | Exclude<z.output<Q>[K], number>
    : z.output<Q>[K];
};

/** The parsed query, or the names of its missing or invalid parameters. */
export type PageQuery<Q extends z.ZodObject> =
  | { readonly query: Query<Q>; readonly missing?: undefined }
  | { readonly query?: undefined; readonly missing: readonly string[] };

/** Reads the page's query from the URL, so that a page without its parameter says what is missing. */
export function usePageQuery<Q extends z.ZodObject>(page: Pick<Page<Q>, 'query'>): PageQuery<Q> {
  const { search } = useLocation();
  return useMemo(() => {
    const read = idInputs(page.query).safeParse(Object.fromEntries(new URLSearchParams(search)));
    if (read.success) return { query: read.data as Query<Q> };
    return { missing: [...new Set(read.error.issues.map((issue) => issue.path.join('.')))] };
  }, [page, search]);
}
