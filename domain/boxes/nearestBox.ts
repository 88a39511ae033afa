// The box nearest to another that can be had in its place.
import { areaOf, columnsOf, type FrontArea, type PlacedBox } from '../layout/cabinet.ts';

/** How much wider a column is than an XS box is high: sideways counts as far as it looks. */
const COLUMN_WIDTH = 2.5;

const middle = ({ left, right, top, bottom }: FrontArea) => ({
  x: ((left + right) / 2) * COLUMN_WIDTH,
  y: (top + bottom) / 2,
});

/**
 * The one of the boxes that pass, nearest on the front to `to`, or undefined when none passes.
 * @param boxes every box of the front, `to` among them
 * @param preferred who of them comes before all others, however far: those that are accessible
 */
export function nearestBox<B extends PlacedBox>(
  boxes: readonly B[],
  to: B,
  passes: (box: B) => boolean,
  preferred: (box: B) => boolean = () => false,
): B | undefined {
  const columns = columnsOf(boxes);
  const from = areaOf(columns, to);
  if (!from) return boxes.find(passes);
  const here = middle(from);
  const far = (box: B): number => {
    const area = areaOf(columns, box);
    if (!area) return Number.POSITIVE_INFINITY;
    const there = middle(area);
    return Math.hypot(there.x - here.x, there.y - here.y);
  };
  const ranked = boxes
    .filter((box) => box !== to && passes(box))
    .map((box) => ({ box, after: preferred(box) ? 0 : 1, far: far(box) }))
    .toSorted((one, other) => one.after - other.after || one.far - other.far);
  return ranked[0]?.box;
}
