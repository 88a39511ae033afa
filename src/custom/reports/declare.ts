// Declares a report, checked against its contract: columns, filters, totals, chart.
import type { z } from 'zod';
import type { Endpoint, Input, Listing, Output } from '../../../contract/endpoint.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import type { Field } from '../../engine/declarations.ts';
import type { Resource } from '../../engine/defineResource.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { choicesOf } from '../../engine/fields/fieldTypes.tsx';

interface Calls {
  readonly query: Endpoint;
  readonly exportCsv: Endpoint;
  readonly exportXlsx: Endpoint;
  readonly email: Endpoint;
}

type RowOf<C extends Calls> =
  Output<C['query']> extends { content: readonly (infer R)[] } ? R : never;
type ColumnOf<C extends Calls> = keyof RowOf<C> & string;
type SumsOf<C extends Calls> =
  Output<C['query']> extends { sums?: infer S } ? NonNullable<S> : never;
type FilterOf<C extends Calls> = Exclude<
  keyof Input<C['query']>,
  'startTime' | 'endTime' | 'page' | 'size' | 'sort'
> &
  string;

/** A part of a whole, in percent beside its bar: two of the totals. */
export interface Part<S = string> {
  readonly part: S;
  readonly whole: S;
}

/**
 * The chart above the table. Either of the page's rows: the stacked values of each and the column that names it,
 * with its own text where the column is rendered differently; `lies` where names are long. Or of the totals of all
 * pages: one bar each.
 */
export type Chart<R = string, K = string, S = string> =
  | {
      readonly by: R | K;
      readonly bars: readonly R[];
      readonly messages?: (row: AnyRow, say: Say, count: (value: number) => string) => string;
      readonly lies?: true;
    }
  | { readonly sums: readonly S[] };

type Say = (key: string, values?: Record<string, unknown>) => string;

/** `K`: the names that `fields` defines, including columns that only the screen has. */
interface Said<C extends Calls, K extends string> {
  /** What identifies a row. */
  readonly key: ColumnOf<C>;
  /** As many as fit 1440 pixels in both languages. */
  readonly columns: readonly (ColumnOf<C> | NoInfer<K>)[];
  /** Columns that can be chosen; files have them all. */
  readonly moreColumns?: readonly (ColumnOf<C> | NoInfer<K>)[];
  /** In order; the first is the row's title on a phone. */
  readonly filters?: readonly FilterOf<C>[];
  readonly periods?: Readonly<Record<string, readonly [FilterOf<C>, FilterOf<C>]>>;
  readonly sort?: { readonly field: ColumnOf<C>; readonly order: 'ASC' | 'DESC' };
  /** The figures above the table, by the name of the total; a part of a whole has a name of its own. */
  readonly figures: readonly (keyof SumsOf<C> & string)[];
  readonly parts?: Readonly<Record<string, Part<keyof SumsOf<C> & string>>>;
  /** Number columns that are summed below the page. */
  readonly added?: readonly ColumnOf<C>[];
  readonly chart?: Chart<ColumnOf<C>, NoInfer<K>, keyof SumsOf<C> & string>;
  readonly fields?: { readonly [F in K]: Field<RowOf<C>> };
  /** The endpoint of the totals, where the report returns them separately. */
  readonly sum?: Endpoint;
  /** Another endpoint for the query, used while that filter is set. */
  readonly variant?: readonly [filter: FilterOf<C>, Endpoint];
}

/** A report as its page reads it. */
export interface Report extends Calls {
  readonly name: ReportName;
  /** As the engine's list components read it. */
  readonly resource: Resource;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly isPaged: boolean;
  readonly figures: readonly string[];
  readonly parts: Readonly<Record<string, Part>>;
  readonly added: readonly string[];
  readonly chart?: Chart;
  readonly sum?: Endpoint;
  readonly variant?: readonly [filter: string, Endpoint];
}

type Shape = Readonly<Record<string, z.ZodType>>;

const rowOf = ({ output }: Endpoint) =>
  (output as unknown as z.ZodObject<{ content: z.ZodArray<z.ZodObject> }>).shape.content.element;

/** The query as an engine list: its rows, filters, and sortable columns. */
function listOf(query: Endpoint, filters: readonly string[]): Listing {
  const { shape } = query.input as unknown as { shape: Shape };
  const orders = choicesOf(shape['sort']) ?? [];
  const sorts = [...new Set(orders.map((order) => order.replace(/,(asc|desc)$/, '')))];
  return { ...query, row: rowOf(query), filters, sorts } as unknown as Listing;
}

/** Declares a report. Anything its contract does not accept or return does not compile. */
export function declareReport<C extends Calls, K extends string = never>(
  name: ReportName,
  calls: C,
  said: Said<C, K>,
): Report {
  const {
    columns,
    moreColumns = [],
    filters = [],
    periods,
    figures,
    parts = {},
    added = [],
    fields,
  } = said;
  const list = listOf(calls.query, filters);
  const [title = ''] = columns;
  const resource: Resource = {
    name: 'reports',
    collection: { id: said.key, list },
    needs: calls.query.needs,
    icon: 'chart',
    title,
    list: {
      columns,
      moreColumns,
      filters: filters.filter(
        (filter) =>
          !Object.values(periods ?? {})
            .flat()
            .includes(filter),
      ),
      periods: { period: ['startTime', 'endTime'], ...periods },
      pastOnly: true,
    },
    form: [],
    formIn: 'page',
    show: [],
    history: undefined,
    fields: (fields ?? {}) as Readonly<Record<string, Field>>,
    actions: {},
  };
  const { query, exportCsv, exportXlsx, email } = calls;
  return {
    name,
    query,
    exportCsv,
    exportXlsx,
    email,
    resource,
    sort: said.sort ?? { field: title, order: 'ASC' },
    isPaged: Object.hasOwn((query.input as unknown as { shape: Shape }).shape, 'page'),
    figures,
    parts,
    added,
    ...(said.chart && { chart: said.chart }),
    ...(said.sum && { sum: said.sum }),
    ...(said.variant && { variant: said.variant }),
  };
}

/** The name under which a user's choice of columns is stored. */
export const columnsOf = ({ name }: Report): string => `reports.${name}`;

/** The totals of a page: its numbers added up, exact to the cent. */
export const addedUp = (rows: readonly AnyRow[], names: readonly string[]): AnyRow =>
  Object.fromEntries(
    names.map((name) => [
      name,
      Math.round(100 * rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)) / 100,
    ]),
  );
