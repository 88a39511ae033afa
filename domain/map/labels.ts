// Places labels beside points so that they cover neither each other nor, where possible, anything else.
import type { Point } from './clusters.ts';

/** An area on the screen, in pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The size of a label, and the point it names. */
export interface Label extends Box {
  /** The radius around the point that its symbol takes. */
  readonly clear: number;
}

const DISTANCES = [10, 30, 60, 100, 150, 210, 280];
const DIRECTIONS = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16);
/** Between two labels, and between a label and the edge. */
const GAP = 8;
/** How much of something else, in square pixels, a label covers rather than lie one pixel farther away. */
const COVERED_PER_PIXEL = 5;
/** What it costs to draw a line over something else, in pixels of distance. */
const CROSSED = 100;
const STEPS = 24;

function sharedArea(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - GAP,
  y: y - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const within = ({ x, y }: Point, box: Box) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Where the line from a point to its label ends: the label's nearest place. */
export const lineEnd = ({ x, y }: Point, box: Box): Point => ({
  x: Math.max(box.x, Math.min(box.x + box.width, x)),
  y: Math.max(box.y, Math.min(box.y + box.height, y)),
});

/** Points along the line from a point to its label. */
function lineOf(from: Point, box: Box): readonly Point[] {
  const to = lineEnd(from, box);
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }));
}

function candidatesOf({ x, y, width, height, clear }: Label): readonly { box: Box; far: number }[] {
  return DISTANCES.flatMap((far) =>
    DIRECTIONS.map((direction) => {
      const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
      const middle = {
        x: x + cos * (clear + far + width / 2),
        y: y + sin * (clear + far + height / 2),
      };
      return { box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height }, far };
    }),
  );
}

/**
 * Where each label goes, the first ones first; undefined for one without room. Labels stay in the area, apart from each
 * other and from the lines of others, and cover as little as possible of `others`.
 */
export function placeLabels(
  labels: readonly Label[],
  area: Pick<Box, 'width' | 'height'>,
  others: readonly Box[],
): readonly (Box | undefined)[] {
  const taken: Box[] = [];
  const lines: Point[] = [];
  const fits = (box: Box, line: readonly Point[]) =>
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= area.width &&
    box.y + box.height <= area.height &&
    !taken.some((one) => sharedArea(grown(box), one) > 0) &&
    !lines.some((point) => within(point, grown(box))) &&
    !line.some((point) => taken.some((one) => within(point, one)));
  return labels.map((label) => {
    let best: Box | undefined;
    let least = Infinity;
    for (const { box, far } of candidatesOf(label)) {
      const covered = others.reduce((sum, other) => sum + sharedArea(box, other), 0);
      const line = lineOf(label, box);
      const crossed = others.filter(
        (other) => !within(label, other) && line.some((at) => within(at, other)),
      ).length;
      const cost = far + covered / COVERED_PER_PIXEL + crossed * CROSSED;
      const clear = distance(label, lineEnd(label, box)) >= label.clear;
      if (clear && cost < least && fits(box, line)) [best, least] = [box, cost];
    }
    if (best) {
      taken.push(best);
      lines.push(...lineOf(label, best));
    }
    return best;
  });
}
