// Lockers on a map: which are drawn as one, and where the names of those in trouble go.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf, pushedOff } from '../../../domain/map/clusters.ts';
import { placeLabels, type Box, type Label } from '../../../domain/map/labels.ts';

const point = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 500 }),
});
const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('clusters', () => {
  it('close points are one at their centre, those far away stay single', () => {
    const clusters = clustersOf(
      [
        { x: 10, y: 10 },
        { x: 200, y: 10 },
        { x: 20, y: 10 },
      ],
      30,
    );
    expect(clusters.map(({ x, y, members }) => [x, y, members.length])).toEqual([
      [15, 10, 2],
      [200, 10, 1],
    ]);
  });

  it('every point is in exactly one, and no two are closer than the radius', () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        fc.integer({ min: 1, max: 90 }),
        (points, radius) => {
          const clusters = clustersOf(points, radius);
          const members = clusters.flatMap((cluster) => cluster.members);
          expect(new Set(members)).toEqual(new Set(points));
          expect(members).toHaveLength(points.length);
          clusters.forEach((one, index) =>
            clusters.slice(index + 1).forEach((other) => {
              expect(far(one, other)).toBeGreaterThanOrEqual(radius);
            }),
          );
        },
      ),
    );
  });

  it('a cluster steps aside for what is drawn above it', () => {
    expect(far(pushedOff({ x: 5, y: 0 }, [{ x: 0, y: 0 }], 40), { x: 0, y: 0 })).toBeCloseTo(40);
    expect(pushedOff({ x: 0, y: 0 }, [{ x: 0, y: 0 }], 40)).toEqual({ x: 0, y: -40 });
    expect(pushedOff({ x: 90, y: 0 }, [{ x: 0, y: 0 }], 40)).toEqual({ x: 90, y: 0 });
  });
});

describe('labels', () => {
  const area = { width: 900, height: 500 };
  const label = (x: number, y: number): Label => ({ x, y, width: 200, height: 50, clear: 20 });
  const apart = (one: Box, other: Box) =>
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;

  it('a label is beside its point, and inside the map at its edge', () => {
    const [middle] = placeLabels([label(450, 250)], area, []);
    expect(middle).toMatchObject({ x: 480, y: 225 });
    const [edge] = placeLabels([label(890, 250)], area, []);
    expect((edge?.x ?? 900) + 200).toBeLessThanOrEqual(900);
  });

  it('a label goes to the other side of what it would cover', () => {
    const [placed] = placeLabels([label(450, 250)], area, [
      { x: 500, y: 100, width: 300, height: 300 },
    ]);
    expect((placed?.x ?? 900) + 200).toBeLessThanOrEqual(500);
  });

  it('the line to a label goes around other symbols where it can', () => {
    const above = { x: 430, y: 200, width: 40, height: 20 };
    const walls = [
      { x: 0, y: 220, width: 425, height: 280 },
      { x: 475, y: 220, width: 425, height: 280 },
      { x: 350, y: 275, width: 200, height: 225 },
    ];
    const [placed] = placeLabels([label(450, 250)], area, [above, ...walls]);
    expect(placed).toBeDefined();
    expect((placed?.x ?? 0) > 450 || (placed?.x ?? 900) + 200 < 450).toBe(true);
  });

  it('labels never cover each other and never leave the map; one without room is left out', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 20 }), (points) => {
        const boxes = placeLabels(
          points.map(({ x, y }) => label(x, y)),
          area,
          [],
        );
        const placed = boxes.filter((box) => box !== undefined);
        expect(boxes[0] === undefined).toBe(points.length === 0);
        placed.forEach((one, index) => {
          expect(
            one.x >= 0 && one.x + one.width <= 900 && one.y >= 0 && one.y + one.height <= 500,
          ).toBe(true);
          placed.slice(index + 1).forEach((other) => expect(apart(one, other)).toBe(true));
        });
      }),
    );
    expect(placeLabels([label(50, 20)], { width: 150, height: 40 }, [])).toEqual([undefined]);
  });
});
