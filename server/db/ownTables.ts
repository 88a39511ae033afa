// The tables of own resources, from their contracts, as migrations/ownTable.ts makes them.
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import { ownResources } from '../../contract/ownResources.ts';
import { inner } from '../../contract/scalars.ts';
import type { TableKey } from './tableKeys.ts';
import type { TableName } from './tables.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The fields of a row that refer to other tables: to one record, or by a table of pairs to several. */
export function referencesOf({ list }: Collection, table: string) {
  return Object.entries<z.ZodType>(list.row.shape).flatMap(([field, schema]) => {
    const { meaning, to } = inner(schema).meta() ?? {};
    const pairs = meaning === 'references' ? `${table}${capital(field)}` : undefined;
    return typeof to === 'string' ? [{ field, to, pairs: pairs as TableName | undefined }] : [];
  });
}

/** The tables of own resources that are not listed, each after those it refers to. */
export function ownTableKeys(listed: readonly TableKey[]): TableKey[] {
  const keys = [...listed];
  const keyOf = (name: string) => keys.find(({ table }) => table === name)?.key[0] ?? 'id';
  const begun = new Set<string>(keys.map(({ table }) => table));
  function add(table: string) {
    const resource = ownResources[table];
    if (!resource || begun.has(table)) return;
    begun.add(table);
    const references = referencesOf(resource, table);
    for (const { to } of references) add(to);
    keys.push({ table: table as TableName, key: ['id'], counted: true });
    for (const { pairs, to } of references)
      if (pairs) keys.push({ table: pairs, key: ['recordId', keyOf(to)], counted: false });
  }
  for (const table of Object.keys(ownResources)) add(table);
  return keys.slice(listed.length);
}
