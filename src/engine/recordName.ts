// What a record is called: the field that its resource declares as title, or what it says itself.
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from './defineResource.ts';
import type { AnyRow } from './fields/fieldType.ts';
import { plain } from './fields/plain.ts';

export const recordName = (resource: Resource, row: AnyRow): string => plain(row[resource.title]);

/** `recordName` in the language of the person at the screen. */
export function useRecordName(resource: Resource): (row: AnyRow) => string {
  const translate = useTranslate();
  return useCallback(
    (row) => resource.nameOf?.(row, translate) ?? recordName(resource, row),
    [resource, translate],
  );
}
