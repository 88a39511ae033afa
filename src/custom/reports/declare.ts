// Declares a report or a statistic, checked against its contract: columns, filters, totals, chart.
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
}

type RowOf<C extends Calls> =
  Output<C['query']> extends { content: readonly (infer R)[] } ? R : never;
type ColumnOf<C extends Calls> = keyof RowOf<C> & string;
type SumsOf<C extends Calls> =
  Output<C['query']> extends { sums?: infer S } ? NonNullable<S> : never;
type FilterOf<C extends Calls> = Exclude<
  keyof Input<C['query']>,
  'startTime' | 'endTime' | 'from' | 'to' | 'page' | 'size' | 'sort'
> &
  string;

/** A part of a whole, in percent beside its bar: two of the totals. */
export interface Part<S = string> {
  readonly part: S;
  readonly whole: S;
}

/**
 * The chart above the table. Either of the rows: the values of each and the column that names it, with its own text
 * where the column is rendered differently; `lies` where names are long. Or of the totals: one bar each.
 */
export type Chart<R = string, K = string, S = string> =
  | {
      readonly by: R | K;
      readonly bars: readonly R[];
      readonly messages?: (row: AnyRow, say: Say, count: (value: number) => string) => string;
      readonly lies?: true;
      /** The values are parts of one whole. */
      readonly stacked?: true;
      /** Of all rows, such as the days of a period; otherwise of the first ones. */
      readonly whole?: true;
    }
  | { readonly sums: readonly S[] };

type Say = (key: string, values?: Record<string, unknown>) => string;

/** `K`: the names that `fields` defines, including columns that only the screen has. */
interface Own<C extends Calls, K extends string> {
  /** What identifies a row. */
  readonly key: ColumnOf<C>;
  /** As many as fit 1440 pixels in both languages. */
  readonly columns: readonly (ColumnOf<C> | NoInfer<K>)[];
  /** In order; the first is the row's title on a phone. */
  readonly filters?: readonly FilterOf<C>[];
  /** The figures above the table, by the name of the total; a part of a whole has a name of its own. */
  readonly figures: readonly (keyof SumsOf<C> & string)[];
  readonly parts?: Readonly<Record<string, Part<keyof SumsOf<C> & string>>>;
  readonly chart?: Chart<ColumnOf<C>, NoInfer<K>, keyof SumsOf<C> & string>;
  readonly fields?: { readonly [F in K]: Field<RowOf<C>> };
}

interface OwnReport<C extends Calls, K extends string> extends Own<C, K> {
  /** Columns that can be chosen; files have them all. */
  readonly moreColumns?: readonly (ColumnOf<C> | NoInfer<K>)[];
  readonly periods?: Readonly<Record<string, readonly [FilterOf<C>, FilterOf<C>]>>;
  readonly sort?: { readonly field: ColumnOf<C>; readonly order: 'ASC' | 'DESC' };
  /** Number columns that are summed below the page. */
  readonly added?: readonly ColumnOf<C>[];
  /** The endpoint of the totals, where the report returns them separately. */
  readonly sum?: Endpoint;
  /** Another endpoint for the query, used while that filter is set. */
  readonly variant?: readonly [filter: FilterOf<C>, Endpoint];
}

interface OwnStatistic<C extends Calls, K extends string> extends Own<C, K> {
  /** The column whose values are compared by bars. */
  readonly bar?: ColumnOf<C>;
  /** Message key of what its figures mean. */
  readonly note?: string;
  /** Its table has a line of totals. */
  readonly hasTotal?: true;
  /** Its table begins with the last row. */
  readonly isReversed?: true;
}

/** A statistic as its panel reads it. */
export interface Statistic extends Calls {
  readonly name: string;
  /** As the engine's list components read it. */
  readonly resource: Resource;
  /** Message keys: of its title, and the prefixes of its other messages and of those of its columns. */
  readonly title: string;
  readonly messages: string;
  readonly labels: string;
  readonly figures: readonly string[];
  readonly parts: Readonly<Record<string, Part>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly chart?: Chart;
  readonly bar?: string;
  readonly note?: string;
  readonly hasTotal?: true;
  readonly isReversed?: true;
}

/** A report as its page reads it. */
export interface Report extends Statistic {
  readonly name: ReportName;
  readonly email: Endpoint;
  readonly isPaged: boolean;
  readonly added: readonly string[];
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

/** What the engine's list components read. */
function resourceOf<C extends Calls, K extends string>(
  name: string,
  query: Endpoint,
  { key, columns, filters = [], fields }: Own<C, K>,
  list: Pick<Resource['list'], 'periods' | 'moreColumns'>,
): Resource {
  const ends = Object.values(list.periods ?? {}).flat();
  return {
    name,
    collection: { id: key, list: listOf(query, filters) },
    needs: query.needs,
    icon: 'chart',
    title: columns[0] ?? '',
    list: {
      columns,
      filters: filters.filter((filter) => !ends.includes(filter)),
      pastOnly: true,
      ...list,
    },
    form: [],
    formIn: 'page',
    show: [],
    history: undefined,
    fields: (fields ?? {}) as Readonly<Record<string, Field>>,
    actions: {},
  };
}

/** Declares a report. Anything its contract does not accept or return does not compile. */
export function declareReport<C extends Calls & Pick<Report, 'email'>, K extends string = never>(
  name: ReportName,
  { query, exportCsv, exportXlsx, email }: C,
  own: OwnReport<C, K>,
): Report {
  const { moreColumns = [], periods, figures, parts = {}, added = [], chart, sum, variant } = own;
  const resource = resourceOf('reports', query, own, {
    moreColumns,
    periods: { period: ['startTime', 'endTime'], ...periods },
  });
  return {
    name,
    query,
    exportCsv,
    exportXlsx,
    email,
    resource,
    title: `choices.report.${name}`,
    messages: `reports.of.${name}`,
    labels: 'resources.reports.fields',
    sort: own.sort ?? { field: resource.title, order: 'ASC' },
    isPaged: Object.hasOwn((query.input as unknown as { shape: Shape }).shape, 'page'),
    figures,
    parts,
    added,
    chart,
    sum,
    variant,
  };
}

/** Declares a statistic of a period of days, which has all rows. */
export function declareStatistic<C extends Calls, K extends string = never>(
  name: string,
  calls: C,
  own: OwnStatistic<C, K>,
): Statistic {
  const resource = resourceOf('statistics', calls.query, own, {
    periods: { period: ['from', 'to'] },
  });
  return {
    ...calls,
    ...own,
    name,
    resource,
    title: `statistics.${name}.title`,
    messages: `statistics.${name}`,
    labels: 'statistics.columns',
    parts: own.parts ?? {},
    sort: { field: resource.title, order: 'ASC' },
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
