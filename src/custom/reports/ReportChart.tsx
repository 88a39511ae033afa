// The chart of a report, above its table.
import { useTranslate } from 'react-admin';
import { useCount } from '../../ui/useCount.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { BarChartFrame } from '../shared/BarChartFrame.tsx';
import type { Report } from './declare.ts';

/** More bars than this are unreadable. */
const MOST = 12;

/** The height of a horizontal bar with its gap, and of the axis below; CSS pixels. */
const LINE = 28;
const SCALE = 40;

interface Props {
  readonly report: Report;
  readonly rows: readonly AnyRow[];
  readonly sums: AnyRow | undefined;
}

/** The rows of a chart with their names, and its series. */
function useBars({ report: { chart }, rows, sums = {} }: Props) {
  const translate = useTranslate();
  const count = useCount();
  const label = (name: string) => translate(`resources.reports.fields.${name}`);
  const numberOf = (row: AnyRow, name: string) => Number(row[name] ?? 0);
  if (!chart) return undefined;
  if ('sums' in chart)
    return {
      rows: chart.sums.map((name) => ({ name: label(name), sum: numberOf(sums, name) })),
      bars: [{ name: 'sum', label: label('amount') }],
    };
  return {
    rows: rows.slice(0, MOST).map((row) => ({
      name: chart.messages?.(row, translate, count) ?? plain(row[chart.by]),
      ...Object.fromEntries(chart.bars.map((name) => [name, numberOf(row, name)])),
    })),
    bars: chart.bars.map((name) => ({ name, label: label(name) })),
    lies: chart.lies ?? false,
  };
}

/** Nothing where the report has no chart, or there is no data. */
export function ReportChart(props: Props) {
  const translate = useTranslate();
  const drawn = useBars(props);
  const { report, rows } = props;
  if (!drawn?.rows.some((row: AnyRow) => drawn.bars.some(({ name }) => row[name] !== 0)))
    return null;
  const isOfSums = report.chart && 'sums' in report.chart;
  return (
    <section className="panel pad report-chart">
      <BarChartFrame
        {...drawn}
        {...(drawn.lies && { height: drawn.rows.length * LINE + SCALE })}
        stacked
        label={translate(isOfSums ? 'reports.chartOfSums' : 'reports.chart', {
          report: translate(`choices.report.${report.name}`),
        })}
        failed={translate('reports.chartFailed')}
        note={
          !isOfSums && rows.length > MOST
            ? translate('reports.chartFirst', { smart_count: rows.length })
            : undefined
        }
      />
    </section>
  );
}
