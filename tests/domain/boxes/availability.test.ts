// Free boxes in the past, counted back from now.
import { expect, it } from 'vitest';
import { roomsOverTime } from '../../../domain/boxes/availability.ts';

const now = [
  { free: 3, boxes: 5 },
  { free: 0, boxes: 2 },
];
const freeOf = (rooms: { free: number[] }[]) => rooms.map(({ free }) => free);

it('is what it is now while nothing happened', () => {
  const rooms = roomsOverTime(now, [], 2);
  expect(freeOf(rooms)).toEqual([
    [3, 0],
    [3, 0],
    [3, 0],
  ]);
});

it('had a box more before one was taken, and one less before one was given back', () => {
  const rooms = roomsOverTime(
    now,
    [
      { size: 1, step: 0, free: 1, boxes: 0 },
      { size: 1, step: 1, free: -2, boxes: 0 },
      { size: 0, step: 1, free: -1, boxes: 0 },
      { size: 0, step: 1, free: 2, boxes: 0 },
    ],
    2,
  );
  expect(freeOf(rooms)).toEqual([
    [2, 1],
    [2, 2],
    [3, 0],
  ]);
});

it('had fewer boxes before some were built in', () => {
  const rooms = roomsOverTime(now, [{ size: 0, step: 0, free: 3, boxes: 5 }], 1);
  expect(rooms[0]).toEqual({ free: [0, 0], boxes: [0, 2] });
  expect(rooms[1]).toEqual({ free: [3, 0], boxes: [5, 2] });
});

it('leaves out what happened to a size that nobody asked for', () => {
  expect(freeOf(roomsOverTime(now, [{ size: -1, step: 0, free: 4, boxes: 0 }], 1))[0]).toEqual([
    3, 0,
  ]);
});
