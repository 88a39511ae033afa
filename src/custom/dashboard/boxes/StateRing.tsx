// The ring of box states. A chunk of its own: figures are read before charts have arrived.
import { Pie, PieChart } from 'recharts';
import type { StateCount } from '../../shared/networkNow/figures.ts';
import { STATE_FILLS } from './stateFills.tsx';

/** Edge of the drawing in CSS pixels. */
const EDGE = 168;
/** A slice is never thinner than this, in degrees: one expired box among thousands must be seen. */
const THINNEST = 2;

/** Draws the states clockwise from twelve, in the order of the legend; never animated. */
export function StateRing({ states }: { readonly states: readonly StateCount[] }) {
  const slices = states
    .filter((state) => state.count !== undefined && state.count > 0)
    .map(({ status, count }) => {
      const { fill, stroke } = STATE_FILLS[status];
      return { status, count, fill, stroke };
    });
  return (
    <PieChart width={EDGE} height={EDGE} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="count"
        nameKey="status"
        cx="50%"
        cy="50%"
        innerRadius={54}
        outerRadius={82}
        startAngle={90}
        endAngle={-270}
        minAngle={THINNEST}
        paddingAngle={slices.length > 1 ? 1 : 0}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
}
