// The data of a report's chart: from the page's rows, or from the totals of all pages.
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { Chart } from './declare.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** More bars than this are unreadable. */
const MOST = 12;

const HEIGHT = 208;
/** The height of a horizontal bar with its gap, and of the axis below; CSS pixels. */
const LINE = 28;
const SCALE = 40;

/** The height of a chart in CSS pixels, reserved until it loads. */
export const heightOf = (rows: number, lies: boolean): number =>
  lies ? rows * LINE + SCALE : HEIGHT;

interface Bar {
  readonly name: string;
  readonly label: string;
}

export interface Drawn {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly bars: readonly Bar[];
  readonly lies: boolean;
  /** There are more rows than are drawn. */
  readonly isCut: boolean;
}

/** The rows of a chart with display names; nothing where there is no data. */
export function drawnOf(
  chart: Chart,
  { rows, sums }: { readonly rows: readonly AnyRow[]; readonly sums: AnyRow | undefined },
  say: Say,
  count: (value: number) => string,
): Drawn | undefined {
  const label = (name: string) => say(`resources.reports.fields.${name}`);
  const numberOf = (row: AnyRow, name: string) => Number(row[name] ?? 0);
  const isSums = 'sums' in chart;
  const bars = isSums
    ? [{ name: 'sum', label: label('amount') }]
    : chart.bars.map((name) => ({ name, label: label(name) }));
  const drawn = isSums
    ? chart.sums.map((name) => ({ name: label(name), sum: numberOf(sums ?? {}, name) }))
    : rows.slice(0, MOST).map((row) => ({
        name: chart.words?.(row, say, count) ?? plain(row[chart.by]),
        ...Object.fromEntries(chart.bars.map((name) => [name, numberOf(row, name)])),
      }));
  const isNothing = drawn.every((row: AnyRow) => bars.every(({ name }) => row[name] === 0));
  if (isNothing) return undefined;
  const lies = !isSums && chart.lies === true;
  return { rows: drawn, bars, lies, isCut: !isSums && rows.length > MOST };
}
