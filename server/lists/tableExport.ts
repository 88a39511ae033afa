// Exports of a table-backed resource: the list's filters and order, all pages, every field.
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import { FILE_MEANINGS, inner, meaningOf, type Meaning } from '../../contract/scalars.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn, ValueType } from '../exports/export.ts';
import { dateText } from '../exports/times.ts';
import { isChoiceList } from '../exports/words.ts';
import { exportsOf, type Taken } from '../exports/exported.ts';
import { pagesByKey, orderOf } from './listing.ts';
import { readPortion, type Fields, type Kept } from './tableQueries.ts';

/** The column header from the contract, or derived: `lastUpdatedTime` becomes "Last updated time". */
function headOf(name: string, schema: z.ZodType): string {
  const head = schema.meta()?.['head'];
  if (typeof head === 'string') return head;
  const label = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function cellOf(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : null;
}

/** What a field's values are, by its meaning; others are plain. */
const VALUE_TYPES: Partial<Record<Meaning, ValueType>> = {
  time: 'time',
  date: 'day',
  money: 'money',
};

function columnOf(name: string, schema: z.ZodType): ExportColumn<Fields> {
  const meaning = meaningOf(schema);
  const isFile = FILE_MEANINGS.some((one) => one === meaning);
  const labelled = isChoiceList(name) ? name : inner(schema).def.type === 'boolean' && 'yesNo';
  return {
    header: headOf(name, schema),
    type: (meaning && VALUE_TYPES[meaning]) ?? 'plain',
    // Of a file the list says only whether there is one.
    value: (row) => cellOf(isFile ? row[name] != null : row[name]),
    ...(labelled && { choices: labelled }),
  };
}

/** A column for each field of the list's rows; `other`: what differs, by field. */
export const columnsOf = (
  { list }: Collection,
  other: Readonly<Record<string, Partial<ExportColumn<Fields>>>> = {},
): ExportColumn<Fields>[] =>
  (Object.entries(list.row.shape) as [string, z.ZodType][]).map(([name, schema]) => ({
    ...columnOf(name, schema),
    ...other[name],
  }));

/** `called`: as words and headings know it; `name`: the file's; `columns`: other ones than the contract's fields. */
interface Named<R> {
  readonly called?: string | undefined;
  readonly name?: string;
  readonly columns?: ExportColumn<R>[];
}

/** The rows of the download. */
export function exportedTable<R = Fields>(
  collection: Collection,
  kept: Kept,
  input: Fields,
  context: RequestContext,
  { called = kept.table, name = called, columns }: Named<R>,
): Taken<R> {
  const { database, config } = context;
  const order = orderOf(input['sort'] as string | undefined, collection.list.row);
  return {
    called,
    params: input,
    name: `${name}-${dateText(context.now(), config.timeZone)}`,
    columns: columns ?? (columnsOf(collection) as ExportColumn<R>[]),
    pages: pagesByKey(
      (after) => readPortion(database.db, collection, kept, input, order, after, context),
      (row) => ({ value: row['place'] as string | null, id: row[collection.id] as number }),
    ) as AsyncGenerator<R[]>,
  };
}

/** The handlers of a resource's two exports; the file is named after the table by default. */
export const tableExports = (collection: Collection, kept: Kept, named: Named<Fields> = {}) =>
  exportsOf((input: unknown, context) =>
    exportedTable(collection, kept, input as Fields, context, named),
  );
