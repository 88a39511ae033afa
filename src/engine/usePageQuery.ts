// Reads a page's query from the URL.
import { useMemo } from 'react';
import { useLocation } from 'react-admin';
import type { z } from 'zod';
import type { RecordId } from '../../domain/recordId.ts';
import { idInputs } from '../dataProvider/idInputs.ts';
import type { Page } from './definePage.ts';
import { takes } from '../../contract/scalars.ts';

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

/** Whether the URL has a value for the id that the page requires, and it is no id: no record has it. */
export function useIsNoRecord(page: Page): boolean {
  const { search } = useLocation();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    const { shape } = idInputs(page.query) as z.ZodObject<Record<string, z.ZodType>>;
    return Object.entries(shape).some(
      ([name, schema]) =>
        given.get(name) && !takes(schema, undefined) && !takes(schema, given.get(name)),
    );
  }, [page, search]);
}

/** Reads the page's query from the URL, so that a page without its parameter says what is missing. */
export function usePageQuery<Q extends z.ZodObject>(page: Pick<Page<Q>, 'query'>): PageQuery<Q> {
  const { search } = useLocation();
  return useMemo(() => {
    const read = idInputs(page.query).safeParse(Object.fromEntries(new URLSearchParams(search)));
    if (read.success) return { query: read.data as Query<Q> };
    return { missing: [...new Set(read.error.issues.map((issue) => issue.path.join('.')))] };
  }, [page, search]);
}
