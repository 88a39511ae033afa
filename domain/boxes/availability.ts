// How many boxes were free in the past: counted back from now over everything that happened since.

/** Free and all boxes of one size. */
export interface Room {
  free: number;
  boxes: number;
}

/** By how many free and all boxes of a size changed within a step; `step` counts from 0 at the beginning. */
export interface RoomChange extends Room {
  size: number;
  step: number;
}

/** Free and all boxes of each size at the end of a step. */
export interface RoomsThen {
  free: number[];
  boxes: number[];
}

const roomsOf = (rooms: readonly Room[]): RoomsThen => ({
  free: rooms.map((room) => room.free),
  boxes: rooms.map((room) => room.boxes),
});

/**
 * The rooms at the beginning of each step and, last, now.
 * @param now the rooms of each size as they are now
 * @param changes what happened; several of one size and step are added up
 * @param steps how many steps there are; the last one may not be over yet
 */
export function roomsOverTime(
  now: readonly Room[],
  changes: readonly RoomChange[],
  steps: number,
): RoomsThen[] {
  const then = now.map((room) => ({ ...room }));
  const byStep = new Map<number, RoomChange[]>();
  for (const change of changes)
    byStep.set(change.step, [...(byStep.get(change.step) ?? []), change]);
  const backwards = [roomsOf(then)];
  for (let step = steps - 1; step >= 0; step -= 1) {
    for (const { size, free, boxes } of byStep.get(step) ?? []) {
      const room = then[size];
      if (!room) continue;
      room.free -= free;
      room.boxes -= boxes;
    }
    backwards.push(roomsOf(then));
  }
  return backwards.toReversed();
}

/** Whether the next parcel of the size finds no box: there are some, and none is free. */
export const isUsedUp = ({ free, boxes }: Room): boolean => boxes > 0 && free <= 0;
