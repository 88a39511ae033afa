// Free boxes in the past, counted back from now.
import { expect, it } from 'vitest';
import { isUsedUp, roomsOverTime } from '../../../domain/boxes/availability.ts';

const now = [
  { free: 3, boxes: 5 },
  { free: 0, boxes: 2 },
];
const change = (size: number, step: number, free: number, boxes = 0) => ({
  size,
  step,
  free,
  boxes,
});
/** The free boxes of both sizes at each moment. */
const freeAfter = (steps: number, ...changes: ReturnType<typeof change>[]) =>
  roomsOverTime(now, changes, steps).map(({ free }) => free.join('+'));

it('is what it is now while nothing happened', () => {
  expect(freeAfter(2)).toEqual(['3+0', '3+0', '3+0']);
});

it('had a box more before one was taken, and one less before one was given back', () => {
  const changes = [change(1, 0, 1), change(1, 1, -2), change(0, 1, -1), change(0, 1, 2)];
  expect(freeAfter(2, ...changes)).toEqual(['2+1', '2+2', '3+0']);
});

it('had fewer boxes before some were built in', () => {
  const rooms = roomsOverTime(now, [change(0, 0, 3, 5)], 1);
  expect(rooms[0]).toEqual({ free: [0, 0], boxes: [0, 2] });
  expect(rooms[1]).toEqual({ free: [3, 0], boxes: [5, 2] });
});

it('leaves out what happened to a size that nobody asked for', () => {
  expect(freeAfter(1, change(-1, 0, 4))[0]).toBe('3+0');
});

it('is used up where there are boxes and none is free, not where there are no boxes', () => {
  expect([...now, { free: 0, boxes: 0 }].map(isUsedUp)).toEqual([false, true, false]);
});
