// The frame of a chart: it illustrates the table behind it, and one line reports a failed load.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ChartGuard } from '../shared/ChartGuard.tsx';
import { useWidth } from '../shared/useSize.ts';
import type { Bars } from '../shared/BarsChart.tsx';

const BarsChart = lazy(async () => ({
  default: (await import('../shared/BarsChart.tsx')).BarsChart,
}));

interface Props extends Omit<Bars, 'width' | 'bars'> {
  /** The statistic: its messages are `statistics.<name>.chart` and those of its bars. */
  readonly name: string;
  /** In stacking order, the lowest first. */
  readonly bars: readonly string[];
}

export function ChartFrame({ name, bars, ...drawn }: Props) {
  const translate = useTranslate();
  const [ref, width] = useWidth();
  const labelled = bars.map((bar) => ({
    name: bar,
    label: translate(`statistics.columns.${bar}`),
  }));
  const failed = <p className="soft small pad">{translate('statistics.chartFailed')}</p>;
  return (
    <ChartGuard fallback={failed}>
      <div className="pad statistic-chart">
        {labelled.length > 1 && (
          <p className="statistic-legend" aria-hidden="true">
            {labelled.map(({ name: bar, label }, place) => (
              <span key={bar}>
                <i data-place={place} />
                {label}
              </span>
            ))}
          </p>
        )}
        <div
          ref={ref}
          className="statistic-drawing"
          role="img"
          aria-label={translate(`statistics.${name}.chart`)}
        >
          {width > 0 && (
            <Suspense>
              <BarsChart {...drawn} bars={labelled} width={width} />
            </Suspense>
          )}
        </div>
      </div>
    </ChartGuard>
  );
}
