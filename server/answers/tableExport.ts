// A noun that is a table as a file: the screen's filters and order, all pages, every field of its row.
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Ask } from '../http/ask.ts';
import type { ExportColumn } from '../http/export.ts';
import { dateText, timeText } from '../http/times.ts';
import { csvExport, xlsxExport, type Taken } from './exported.ts';
import { pagesByKey, orderOf } from './listing.ts';
import { readPortion, type Fields, type Kept } from './tableQueries.ts';

/** What the contract heads it with; else `lastUpdatedTime` is headed "Last updated time". */
function headOf(name: string, schema: z.ZodType): string {
  const said = schema.meta()?.['head'];
  if (typeof said === 'string') return said;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const meaningOf = (schema: z.ZodType): unknown =>
  schema.meta()?.['kind'] ??
  ('unwrap' in schema ? meaningOf((schema as z.ZodOptional<z.ZodType>).unwrap()) : undefined);

function cellOf(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : null;
}

const columnsOf = (noun: Collection, timeZone: string): ExportColumn<Fields>[] =>
  Object.entries(noun.list.row.shape).map(([name, schema]) => ({
    header: headOf(name, schema as z.ZodType),
    value:
      meaningOf(schema as z.ZodType) === 'time'
        ? (row) => timeText(row[name] as number | null, timeZone)
        : (row) => cellOf(row[name]),
  }));

/** What the download holds. */
function exported(
  noun: Collection,
  kept: Kept,
  input: Fields,
  ask: Ask,
  called: string = kept.table,
): Taken<Fields> {
  const { database, config } = ask;
  const order = orderOf(input['sort'] as string | undefined);
  return {
    called,
    asked: input,
    name: `${called}-${dateText(ask.now(), config.timeZone)}`,
    columns: columnsOf(noun, config.timeZone),
    pages: pagesByKey(
      (after) => readPortion(database.db, noun, kept, input, order, after),
      (row) => ({ value: row['place'] as string | null, id: row[noun.id] as number }),
    ),
  };
}

/** The answers of a noun's two exports. @param called the file's name; the table's when left out */
export const tableExports = (noun: Collection, kept: Kept, called?: string) => ({
  exportCsv: (input: unknown, ask: Ask) =>
    csvExport(ask, exported(noun, kept, input as Fields, ask, called)),
  exportXlsx: (input: unknown, ask: Ask) =>
    xlsxExport(ask, exported(noun, kept, input as Fields, ask, called)),
});
