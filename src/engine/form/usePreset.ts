// Prefilled values of a new record's form: `?source={"lockerId":3}` in its URL.
import { useMemo } from 'react';
import { useLocation } from 'react-admin';
import type { z } from 'zod';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { takes } from './plan.ts';

function read(source: string | null): object {
  try {
    const said: unknown = JSON.parse(source ?? '{}');
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

/** Only values that the endpoint accepts are used; others are ignored. */
export function usePreset({ collection: { create } }: Resource): AnyRow {
  const { search } = useLocation();
  return useMemo(() => {
    const { shape } = (create?.input ?? { shape: {} }) as z.ZodObject<Record<string, z.ZodType>>;
    const said = Object.entries(read(new URLSearchParams(search).get('source')));
    const taken = said.filter(([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return schema !== undefined && takes(schema, value);
    });
    return Object.fromEntries(taken);
  }, [create, search]);
}
