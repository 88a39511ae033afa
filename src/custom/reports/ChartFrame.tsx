// The frame of a report's chart: its numbers are in the table, and one line reports a failed load.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useCount } from '../../ui/useCount.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { ChartGuard } from '../shared/ChartGuard.tsx';
import { useWidth } from '../shared/useWidth.ts';
import type { Report } from './declare.ts';
import { drawnOf, heightOf, type Drawn } from './drawn.ts';

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
