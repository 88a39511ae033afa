// The bars of a report, one on the other. A chunk of its own: the rows are read before charts have arrived.
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { barLooks, CHART_FRAME, NAME_AXIS, NUMBER_AXIS, TOOLTIP } from '../shared/chartLooks.ts';
import { heightOf } from './drawn.ts';

/** The share of the room that a bar leaves beside itself. */
const GAP = '32%';
/** The thickest bar, CSS pixels. */
const THICKEST = 56;

interface Props {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly bars: readonly { readonly name: string; readonly label: string }[];
  /** CSS pixels. */
  readonly width: number;
  /** The bars lie, each beside its name. */
  readonly lies: boolean;
}

/** The share of the width that names may take, and how long a name may be in it; CSS pixels a letter. */
const NAMES = 0.34;
const NAMES_MAX = 200;
const LETTER = 8;

const cutTo = (width: number) => (name: string) => {
  const most = Math.floor(width / LETTER);
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
};

/** The two scales: of names and of numbers, as the bars stand or lie. */
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
