// The ring of box states, a separate chunk so that the figures can be read before charts load.
import { Pie, PieChart } from 'recharts';
import type { StateCount } from '../../shared/networkNow/figures.ts';
import { STATE_FILLS } from './stateFills.tsx';

/** Edge of the drawing in CSS pixels. */
const EDGE = 128;
/** Minimum angle of a slice in degrees: one expired box among thousands must be visible. */
const THINNEST = 2;

/** Draws the states clockwise from twelve, in the order of the legend, without animation. */
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
        innerRadius={40}
        outerRadius={62}
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
