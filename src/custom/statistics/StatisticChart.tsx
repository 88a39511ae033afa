// The chart of a statistic, above its rows.
import { useTranslate } from 'react-admin';
import { BarChartFrame } from '../shared/BarChartFrame.tsx';
import type { Bars } from '../shared/BarsChart.tsx';

interface Props extends Pick<Bars, 'rows' | 'stacked'> {
  /** The statistic: its messages are `statistics.<name>.chart` and those of its bars. */
  readonly name: string;
  /** In stacking order, the lowest first. */
  readonly bars: readonly string[];
}

export function StatisticChart({ name, bars, ...drawn }: Props) {
  const translate = useTranslate();
  return (
    <div className="pad">
      <BarChartFrame
        {...drawn}
        bars={bars.map((bar) => ({ name: bar, label: translate(`statistics.columns.${bar}`) }))}
        label={translate(`statistics.${name}.chart`)}
        failed={translate('statistics.chartFailed')}
      />
    </div>
  );
}
