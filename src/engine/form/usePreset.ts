// The initial values of a new record, from the URL of its form: values, or the record to copy.
import { useMemo } from 'react';
import { useLocation } from 'react-admin';
import type { z } from 'zod';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { takes } from '../../../contract/scalars.ts';

/** The values of the URL; a string is the id of the record to copy. */
export function sourceOf(search: string): AnyRow | string {
  const source = new URLSearchParams(search).get('source');
  if (source === null) return {};
  try {
    const record: unknown = JSON.parse(source);
    return typeof record === 'object' && record !== null ? (record as AnyRow) : source;
  } catch {
    return source;
  }
}

/** The values that a copy has of its record: those of the form, without the ones that are declared to stay empty. */
function copied({ form, duplicate }: Resource, source: AnyRow): AnyRow {
  const names = form.flatMap(({ fields }) => fields);
  const kept = names.filter((name) => duplicate?.without.includes(name) === false);
  return Object.fromEntries(kept.map((name) => [name, source[name]]));
}

/**
 * Only values that the endpoint accepts are used; others are ignored.
 * @param source the record to copy
 */
export function usePreset(resource: Resource, source?: AnyRow): AnyRow {
  const { search } = useLocation();
  return useMemo(() => {
    const { create } = resource.collection;
    const { shape } = (create?.input ?? { shape: {} }) as z.ZodObject<Record<string, z.ZodType>>;
    const from = source ? copied(resource, source) : sourceOf(search);
    const taken = Object.entries(typeof from === 'string' ? {} : from).filter(([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return schema !== undefined && takes(schema, value);
    });
    return Object.fromEntries(taken);
  }, [resource, source, search]);
}
