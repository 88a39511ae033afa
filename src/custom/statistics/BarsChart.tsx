// Bars beside or on each other. A chunk of its own: figures are read before charts have arrived.
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

const HEIGHT = 208;
/** The share of the room that bars leave beside themselves. */
const GAP = '24%';
/** The thickest bar, CSS pixels. */
const THICKEST = 40;

const ticks = { fill: 'var(--text-soft)', fontSize: 12 } as const;
const LOOKS = [
  { fill: 'var(--chart-1)', stroke: 'var(--chart-1)' },
  { fill: 'var(--chart-2)', stroke: 'var(--chart-2-line)' },
  { fill: 'var(--free)', stroke: 'var(--line-strong)' },
] as const;

export interface Bars {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly bars: readonly { readonly name: string; readonly label: string }[];
  /** On each other: parts of one whole. */
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
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      barCategoryGap={GAP}
      barGap={1}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
      <XAxis
        dataKey="name"
        tick={ticks}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-strong)' }}
        minTickGap={16}
      />
      <YAxis allowDecimals={false} width={48} tick={ticks} tickLine={false} axisLine={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)' }}
        contentStyle={{
          background: 'var(--raised)',
          border: '1px solid var(--line)',
          borderRadius: 6,
          color: 'var(--text)',
          fontSize: 13,
        }}
        itemStyle={{ color: 'var(--text)' }}
      />
      {bars.map(({ name, label }, place) => (
        <Bar
          key={name}
          dataKey={name}
          name={label}
          maxBarSize={THICKEST}
          isAnimationActive={false}
          {...(stacked && { stackId: 'all' })}
          {...LOOKS[place % LOOKS.length]}
        />
      ))}
    </BarChart>
  );
}
