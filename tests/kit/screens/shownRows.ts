// The rows of a table as they identify their records.
import { expect } from 'vitest';
import type { Resource } from '../../../src/engine/defineResource.ts';
import type { AnyRow } from '../../../src/engine/fields/fieldType.ts';
import { plain } from '../../../src/engine/fields/plain.ts';

/** How the table's rows identify their records: their names, and their links. */
export const shownRows = () =>
  [...document.querySelectorAll('.list-table tbody .name')].map(
    (one) => `${one.textContent} ${decodeURIComponent(one.getAttribute('href') ?? '')}`,
  );

/** The row of a record: by its name, or by the number in its link. */
export const isShownAs = (resource: Resource, row: AnyRow) =>
  resource.nameOf
    ? expect.stringMatching(new RegExp(`\\b${plain(row[resource.collection.id])}\\b`))
    : expect.stringContaining(plain(row[resource.title]));
