// The nearest suitable box that can replace another.
import { areaOf, columnsOf, type FrontArea, type PlacedBox } from '../layout/cabinet.ts';

/** Ratio of a column's width to the height of an XS box, so that distances match the screen. */
const COLUMN_WIDTH = 2.5;

const middle = ({ left, right, top, bottom }: FrontArea) => ({
  x: ((left + right) / 2) * COLUMN_WIDTH,
  y: (top + bottom) / 2,
});

/**
 * The box nearest to `to` on the front among those that pass, or undefined.
 * @param boxes every box of the front, `to` among them
 * @param preferred boxes that take precedence at any distance: accessible ones
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
