// A record's name: the field declared as title, or a declared function.
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from './defineResource.ts';
import type { AnyRow } from './fields/fieldType.ts';
import { plain } from './fields/plain.ts';

export const recordName = (resource: Resource, row: AnyRow): string => plain(row[resource.title]);

/** `recordName` in the user's language. */
export function useRecordName(resource: Resource): (row: AnyRow) => string {
  const translate = useTranslate();
  return useCallback(
    (row) =>
      (row[resource.title] != null && resource.nameOf?.(row, translate)) ||
      recordName(resource, row),
    [resource, translate],
  );
}
