// The chart of a report or statistic, above its table.
import { useTranslate } from 'react-admin';
import { useCount } from '../../ui/useCount.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { BarChartFrame } from '../shared/BarChartFrame.tsx';
import type { Statistic } from './declare.ts';

/** More bars than this are unreadable. */
const MOST = 12;

/** The height of a horizontal bar with its gap, and of the axis below; CSS pixels. */
const LINE = 28;
const SCALE = 40;

interface Props {
  readonly report: Statistic;
  readonly rows: readonly AnyRow[];
  readonly sums: AnyRow | undefined;
  readonly className: string;
}

/** The rows of a chart with their names, and its series. */
function useBars({ report: { chart, labels }, rows, sums = {} }: Props) {
  const translate = useTranslate();
  const count = useCount();
  const label = (name: string) => translate(`${labels}.${name}`);
  const numberOf = (row: AnyRow, name: string) => Number(row[name] ?? 0);
  if (!chart) return undefined;
  if ('sums' in chart)
    return {
      rows: chart.sums.map((name) => ({ name: label(name), sum: numberOf(sums, name) })),
      bars: [{ name: 'sum', label: label('amount') }],
    };
  return {
    rows: (chart.whole ? rows : rows.slice(0, MOST)).map((row) => ({
      name: chart.messages?.(row, translate, count) ?? plain(row[chart.by]),
      ...Object.fromEntries(chart.bars.map((name) => [name, numberOf(row, name)])),
    })),
    bars: chart.bars.map((name) => ({ name, label: label(name) })),
    lies: chart.lies ?? false,
    stacked: chart.stacked ?? false,
  };
}

/** Nothing where there is no chart, or no data. */
export function ReportChart(props: Props) {
  const translate = useTranslate();
  const drawn = useBars(props);
  const { report, rows, className } = props;
  const { chart, messages, title } = report;
  if (!drawn?.rows.some((row: AnyRow) => drawn.bars.some(({ name }) => row[name] !== 0)))
    return null;
  const isOfSums = chart !== undefined && 'sums' in chart;
  return (
    <section className={className}>
      <BarChartFrame
        {...drawn}
        {...(drawn.lies && { height: drawn.rows.length * LINE + SCALE })}
        label={translate(`${messages}.chart`, {
          _: translate(isOfSums ? 'reports.chartOfSums' : 'reports.chart', {
            report: translate(title),
          }),
        })}
        failed={translate('reports.chartFailed')}
        note={
          drawn.rows.length < rows.length && !isOfSums
            ? translate('reports.chartFirst', { smart_count: rows.length })
            : undefined
        }
      />
    </section>
  );
}
