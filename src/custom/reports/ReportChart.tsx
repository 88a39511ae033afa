// The stacked bars of a report, a separate chunk so that the rows can be read before charts load.
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { barLooks, CHART_FRAME, NAME_AXIS, NUMBER_AXIS, TOOLTIP } from '../shared/chartLooks.ts';
import { heightOf } from './drawn.ts';

/** The gap between bars, as a share of the available width. */
const GAP = '32%';
/** The thickest bar, CSS pixels. */
const THICKEST = 56;

interface Props {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly bars: readonly { readonly name: string; readonly label: string }[];
  /** CSS pixels. */
  readonly width: number;
  /** Horizontal bars, each beside its name. */
  readonly lies: boolean;
}

/** The maximum share of the width for names, and the width of a letter in CSS pixels. */
const NAMES = 0.34;
const NAMES_MAX = 200;
const LETTER = 8;

const cutTo = (width: number) => (name: string) => {
  const most = Math.floor(width / LETTER);
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
};

/** The two axes, names and numbers, for vertical or horizontal bars. */
function scales(lies: boolean, width: number) {
  const names = { ...NAME_AXIS, dataKey: 'name' };
  const numbers = { ...NUMBER_AXIS, allowDecimals: false };
  if (!lies) return [<XAxis key="x" {...names} />, <YAxis key="y" {...numbers} width={48} />];
  const room = Math.min(NAMES_MAX, Math.round(width * NAMES));
  const named = { ...names, width: room, interval: 0, tickFormatter: cutTo(room) };
  return [
    <XAxis key="x" {...numbers} type="number" />,
    <YAxis key="y" {...named} type="category" />,
  ];
}

/** Never animated. */
export function ReportChart({ rows, bars, width, lies }: Props) {
  return (
    <BarChart
      width={width}
      height={heightOf(rows.length, lies)}
      layout={lies ? 'vertical' : 'horizontal'}
      data={[...rows]}
      {...CHART_FRAME}
      barCategoryGap={GAP}
    >
      <CartesianGrid vertical={lies} horizontal={!lies} stroke="var(--chart-grid)" />
      {scales(lies, width)}
      <Tooltip {...TOOLTIP} cursor={{ fill: 'var(--hover)' }} />
      {bars.map(({ name, label }, place) => (
        <Bar
          key={name}
          dataKey={name}
          name={label}
          stackId="all"
          maxBarSize={THICKEST}
          {...barLooks(place)}
        />
      ))}
    </BarChart>
  );
}
