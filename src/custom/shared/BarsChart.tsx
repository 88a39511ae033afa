// Grouped or stacked bars, a separate chunk so that figures can be read before charts load.
import {
  Bar,
  BarChart,
  CartesianGrid,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import { useCount } from '../../ui/useCount.ts';
import { barStyles, CHART_FRAME, NAME_AXIS, NUMBER_AXIS, TOOLTIP } from './chartStyles.ts';

export interface Bars {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly bars: readonly { readonly name: string; readonly label: string }[];
  /** Stacked: parts of one whole. */
  readonly stacked?: boolean;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Horizontal bars, each beside its name. */
  readonly lies?: boolean;
}

/** The thickest bar, and the least gap between two names on a horizontal axis, CSS pixels. */
const THICKEST = 56;
const TICK_GAP = 8;

/** The maximum share of the width for names: beyond it they wrap, and end in an ellipsis after two lines. */
const NAMES = 0.5;

interface NameProps extends Pick<
  YAxisTickContentProps,
  'x' | 'y' | 'className' | 'textAnchor' | 'verticalAnchor' | 'payload'
> {
  /** The maximum width, CSS pixels. */
  readonly most: number;
}

/** A name beside its bar, in full as its title. */
function Name({ payload, most, x, y, className, textAnchor, verticalAnchor }: NameProps) {
  const place = { x, y, className, textAnchor, verticalAnchor };
  return (
    <g>
      <title>{payload.value}</title>
      <Text {...place} {...NAME_AXIS.tick} width={most} maxLines={2}>
        {payload.value}
      </Text>
    </g>
  );
}

interface Scales {
  readonly lies: boolean;
  /** CSS pixels. */
  readonly width: number;
  readonly count: (value: number) => string;
}

/** The two axes, names and numbers, for vertical or horizontal bars. */
function scales({ lies, width, count }: Scales) {
  const names = { ...NAME_AXIS, dataKey: 'name' };
  const numbers = { ...NUMBER_AXIS, allowDecimals: false, tickFormatter: count };
  if (!lies)
    return [
      <XAxis key="x" {...names} minTickGap={TICK_GAP} />,
      <YAxis key="y" {...numbers} width={48} />,
    ];
  const most = Math.round(width * NAMES);
  const name = (tick: YAxisTickContentProps) => <Name {...tick} most={most} />;
  return [
    <XAxis key="x" {...numbers} type="number" />,
    <YAxis key="y" {...names} type="category" width="auto" interval={0} tick={name} />,
  ];
}

/** Never animated. */
export function BarsChart({ rows, bars, stacked = false, width, height, lies = false }: Bars) {
  const count = useCount();
  return (
    <BarChart
      width={width}
      height={height}
      layout={lies ? 'vertical' : 'horizontal'}
      data={[...rows]}
      {...CHART_FRAME}
      barCategoryGap="24%"
      barGap={1}
    >
      <CartesianGrid vertical={lies} horizontal={!lies} stroke="var(--chart-grid)" />
      {scales({ lies, width, count })}
      <Tooltip
        {...TOOLTIP}
        formatter={(value) => count(Number(value))}
        cursor={{ fill: 'var(--hover)' }}
      />
      {bars.map(({ name, label }, place) => (
        <Bar
          key={name}
          dataKey={name}
          name={label}
          maxBarSize={THICKEST}
          {...(stacked && { stackId: 'all' })}
          {...barStyles(place)}
        />
      ))}
    </BarChart>
  );
}
