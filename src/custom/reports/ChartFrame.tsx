// The frame of a report's chart: its numbers are in the table, and one line reports a failed load.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useCount } from '../../ui/useCount.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { ChartGuard } from '../shared/ChartGuard.tsx';
import { useWidth } from '../shared/useSize.ts';
import type { Report, Chart } from './declare.ts';
import { plain } from '../../engine/fields/plain.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** More bars than this are unreadable. */
const MOST = 12;

const HEIGHT = 208;
/** The height of a horizontal bar with its gap, and of the axis below; CSS pixels. */
const LINE = 28;
const SCALE = 40;

/** The height of a chart in CSS pixels, reserved until it loads. */
const heightOf = (rows: number, lies: boolean): number => (lies ? rows * LINE + SCALE : HEIGHT);

interface Bar {
  readonly name: string;
  readonly label: string;
}

interface Drawn {
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
        name: chart.messages?.(row, say, count) ?? plain(row[chart.by]),
        ...Object.fromEntries(chart.bars.map((name) => [name, numberOf(row, name)])),
      }));
  const isNothing = drawn.every((row: AnyRow) => bars.every(({ name }) => row[name] === 0));
  if (isNothing) return undefined;
  const lies = !isSums && chart.lies === true;
  return { rows: drawn, bars, lies, isCut: !isSums && rows.length > MOST };
}

const BarsChart = lazy(async () => ({
  default: (await import('../shared/BarsChart.tsx')).BarsChart,
}));

interface Props {
  readonly report: Report;
  readonly rows: readonly AnyRow[];
  readonly sums: AnyRow | undefined;
}

function Legend({ bars, isCut, rows }: Drawn) {
  const translate = useTranslate();
  return (
    <p className="report-legend" aria-hidden="true">
      {bars.length > 1 &&
        bars.map(({ name, label }, place) => (
          <span key={name}>
            <i className={place === 0 ? 'first' : 'second'} />
            {label}
          </span>
        ))}
      {isCut && <span>{translate('reports.chartFirst', { smart_count: rows.length })}</span>}
    </p>
  );
}

/** Nothing where the report has no chart, or there is no data. */
export function ChartFrame({ report, rows, sums }: Props) {
  const translate = useTranslate();
  const count = useCount();
  const [ref, width] = useWidth();
  const { chart, name } = report;
  const drawn = chart && drawnOf(chart, { rows, sums }, translate, count);
  if (!drawn) return null;
  const { lies } = drawn;
  const height = heightOf(drawn.rows.length, lies);
  const failed = <p className="soft small pad">{translate('reports.chartFailed')}</p>;
  return (
    <ChartGuard fallback={failed}>
      <section className="panel pad report-chart">
        <Legend {...drawn} />
        <div
          ref={ref}
          className="report-drawing"
          style={{ minHeight: height }}
          role="img"
          aria-label={translate('sums' in chart ? 'reports.chartOfSums' : 'reports.chart', {
            report: translate(`choices.report.${name}`),
          })}
        >
          {width > 0 && (
            <Suspense>
              <BarsChart
                {...{ rows: drawn.rows, bars: drawn.bars, width, height, lies }}
                stacked
                gap="32%"
                thickest={56}
                tickGap={5}
              />
            </Suspense>
          )}
        </div>
      </section>
    </ChartGuard>
  );
}
