// A size's line over the days, a separate chunk so that the page can be read before charts load.
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { dayOf, dayStart, moment } from '../../engine/fields/clock.ts';
import { useCount } from '../../ui/useCount.ts';
import { CHART_FRAME, NAME_AXIS, NUMBER_AXIS, TOOLTIP, UNANIMATED } from '../shared/chartStyles.ts';
import type { SizeHistory } from './history.ts';

const HEIGHT = 144;
/** Width in CSS pixels that a day's label takes. */
const DAY_WIDTH = 72;

/** The starts of as many days as there is room to label. */
function dayTicks(times: readonly number[], width: number): number[] {
  const days = [...new Set(times.map((time) => dayOf(time)))].slice(1).map((day) => dayStart(day));
  const each = Math.max(1, Math.ceil(days.length / Math.max(1, Math.floor(width / DAY_WIDTH))));
  return days.filter((_, place) => place % each === 0);
}

interface Props {
  readonly size: SizeHistory;
  /** CSS pixels. */
  readonly width: number;
  /** Formats the value of a moment. */
  readonly say: (free: number) => string;
}

/** Free boxes as a step line: a box is free or it is not. Never animated. */
export function SizeChart({ size, width, say }: Props) {
  const count = useCount();
  const times = size.points.map(({ time }) => time);
  return (
    <AreaChart width={width} height={HEIGHT} data={[...size.points]} {...CHART_FRAME}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        {...NAME_AXIS}
        dataKey="time"
        type="number"
        domain={['dataMin', 'dataMax']}
        ticks={dayTicks(times, width)}
        tickFormatter={(time: number) => dayOf(time).slice(5)}
      />
      <YAxis
        {...NUMBER_AXIS}
        domain={[0, Math.max(1, size.most)]}
        ticks={[0, Math.max(1, size.most)]}
        tickFormatter={count}
        width={32}
      />
      <Tooltip
        {...TOOLTIP}
        cursor={{ stroke: 'var(--line-strong)' }}
        labelFormatter={(time) => moment(Number(time))}
        formatter={(free) => [say(Number(free)), '']}
        separator=""
      />
      <Area
        dataKey="free"
        type="stepAfter"
        stroke="var(--chart-1)"
        strokeWidth={1.5}
        fill="var(--chart-1)"
        fillOpacity={0.16}
        connectNulls={false}
        dot={false}
        {...UNANIMATED}
      />
    </AreaChart>
  );
}
