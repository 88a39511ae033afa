// Where things are on the grid: the arrow keys' ways, the drag's rectangle, the card's place.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesWithin } from '../../../domain/layout/cabinet.ts';
import { areaBetween, type Measures } from '../../../src/custom/shared/DoorGrid/marquee.ts';
import { boxTowards } from '../../../src/custom/shared/DoorGrid/boxTowards.ts';
import { placeCard } from '../../../src/custom/shared/DoorGrid/HoverCard.tsx';
import { boxNamed, frontColumns } from './boxInfoFront.ts';

const towards = (from: string, key: string) => boxTowards(frontColumns, boxNamed(from), key)?.name;

describe('arrow keys', () => {
  it.each([
    ['A01', 'ArrowDown', 'A02'],
    ['A02', 'ArrowUp', 'A01'],
    ['A04', 'Home', 'A01'],
    ['A01', 'End', 'A04'],
  ])('lead along a column: %s %s → %s', (from, key, to) => {
    expect(towards(from, key)).toBe(to);
  });

  it('step over the terminal', () => {
    expect(towards('B02', 'ArrowDown')).toBe('B04');
    expect(towards('A03', 'ArrowRight')).toBe('C02');
  });

  it('lead across columns to the box at the same height', () => {
    expect(towards('A01', 'ArrowRight')).toBe('B01');
    expect(towards('C01', 'ArrowLeft')).toBe('B01');
  });

  it('lead nowhere at the edge, and other keys never lead', () => {
    expect(towards('A01', 'ArrowLeft')).toBeUndefined();
    expect(towards('A01', 'ArrowUp')).toBeUndefined();
    expect(towards('A01', 'Enter')).toBeUndefined();
  });
});

describe('the rectangle of a drag', () => {
  const measures: Measures = {
    columns: [
      { left: 0, right: 100 },
      { left: 108, right: 208 },
      { left: 216, right: 316 },
    ],
    top: 24,
    unit: 30,
  };
  const names = (from: [number, number], to: [number, number]) => {
    const point = ([x, y]: [number, number]) => ({ x, y });
    const area = areaBetween(measures, point(from), point(to));
    return boxesWithin(frontColumns, area).map((box) => box.name);
  };

  it('touches the boxes under it, whichever way it was drawn', () => {
    expect(names([50, 30], [150, 90])).toEqual(['A01', 'A02', 'B01', 'B02']);
    expect(names([150, 90], [50, 30])).toEqual(['A01', 'A02', 'B01', 'B02']);
  });

  it('touches nothing between two columns or above the boxes', () => {
    expect(names([101, 30], [107, 90])).toEqual([]);
    expect(names([10, 2], [300, 20])).toEqual([]);
  });
});

describe('the card', () => {
  const card = { width: 304, height: 240 };
  const view = { width: 1440, height: 900 };

  it('stands right of its box, and left of it where there is no room', () => {
    const right = placeCard({ left: 700, top: 400, width: 100, height: 60 }, card, view);
    expect(right.left).toBeGreaterThanOrEqual(800);
    const left = placeCard({ left: 1300, top: 400, width: 100, height: 60 }, card, view);
    expect(left.left + card.width).toBeLessThanOrEqual(1300);
  });

  it('"beside, never over, its box": on any screen that has room for both', () => {
    const place = fc.record({
      left: fc.integer({ min: 0, max: 1300 }),
      top: fc.integer({ min: 0, max: 800 }),
    });
    fc.assert(
      fc.property(place, (at) => {
        const box = { ...at, width: 100, height: 60 };
        const { left, top } = placeCard(box, card, view);
        const apart =
          left >= box.left + box.width ||
          left + card.width <= box.left ||
          top >= box.top + box.height ||
          top + card.height <= box.top;
        expect(apart).toBe(true);
      }),
    );
  });

  it('stands above or below on a phone', () => {
    const phone = { width: 390, height: 844 };
    const low = placeCard({ left: 12, top: 600, width: 86, height: 56 }, card, phone);
    expect(low.top + card.height).toBeLessThanOrEqual(600);
    const high = placeCard({ left: 12, top: 200, width: 86, height: 56 }, card, phone);
    expect(high.top).toBeGreaterThanOrEqual(256);
  });
});
