// Grouped or stacked bars, a separate chunk so that figures can be read before charts load.
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { barLooks, CHART_FRAME, NAME_AXIS, NUMBER_AXIS, TOOLTIP } from '../shared/chartLooks.ts';

const HEIGHT = 208;
/** The gap between bars, as a share of the available width. */
const GAP = '24%';
/** The thickest bar, CSS pixels. */
const THICKEST = 40;

export interface Bars {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly bars: readonly { readonly name: string; readonly label: string }[];
  /** Stacked: parts of one whole. */
  readonly stacked?: boolean;
  /** CSS pixels. */
  readonly width: number;
}

/** Never animated. */
export function BarsChart({ rows, bars, stacked = false, width }: Bars) {
  return (
    <BarChart
      width={width}
      height={HEIGHT}
      data={[...rows]}
      {...CHART_FRAME}
      barCategoryGap={GAP}
      barGap={1}
    >
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
      <XAxis {...NAME_AXIS} dataKey="name" minTickGap={16} />
      <YAxis {...NUMBER_AXIS} allowDecimals={false} width={48} />
      <Tooltip {...TOOLTIP} cursor={{ fill: 'var(--hover)' }} />
      {bars.map(({ name, label }, place) => (
        <Bar
          key={name}
          dataKey={name}
          name={label}
          maxBarSize={THICKEST}
          {...(stacked && { stackId: 'all' })}
          {...barLooks(place)}
        />
      ))}
    </BarChart>
  );
}
