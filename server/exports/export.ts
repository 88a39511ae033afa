// What a download of a list is, whatever its format: named columns with raw values, and rows in pages.
import { headingIn, valueIn, type ChoiceList, type FileLanguage } from './words.ts';

export type Value = string | number | null | undefined;

/**
 * What the numbers of a column are: plain numbers, amounts, or epoch milliseconds shown to the minute or the second.
 * A `day` is a text, `YYYY-MM-DD`. Other texts are texts in every column.
 */
export type ValueType = 'plain' | 'money' | 'time' | 'exactTime' | 'day';

/** A column of a download. */
export interface ExportColumn<R> {
  header: string;
  /** The raw value; the writer of the format turns it into a cell. */
  value: (row: R) => Value;
  /** Default: `plain`. A function if it differs between the rows and the sums below them. */
  type?: ValueType | ((row: R) => ValueType);
  /** The list that labels its values. */
  choices?: ChoiceList;
  /** The value that people are shown, where the API's says less. */
  shown?: (row: R) => Value;
}

/** The type of a column's value in this row. */
export const typeIn = <R>({ type = 'plain' }: ExportColumn<R>, row: R): ValueType =>
  typeof type === 'function' ? type(row) : type;

/** The columns with headings and values in this language. */
export const columnsIn = <R>(
  language: FileLanguage,
  columns: readonly ExportColumn<R>[],
): readonly ExportColumn<R>[] =>
  columns.map(({ header, value, type = 'plain', choices, shown = value }) => ({
    header: headingIn(language, header),
    type,
    value: choices && language ? (row) => valueIn(language, choices, shown(row)) : value,
  }));

/** Rows read at once, and how many they are. */
export interface Page<R> extends Iterable<R> {
  readonly length: number;
}

/** A download: the file name without extension, the columns, and the rows in pages. */
export interface Export<R> {
  name: string;
  columns: readonly ExportColumn<R>[];
  pages: AsyncIterable<Page<R>>;
  /** The network's, in which times are written. */
  timeZone: string;
  /** R9.23: CSV has a decimal comma, and amounts two decimals. */
  decimalComma?: boolean;
  /** Called with the error that broke off the file, after a CSV has its notice; aborts the response. */
  broke?: (cause: unknown) => Promise<void>;
}
