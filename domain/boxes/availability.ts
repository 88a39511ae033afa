// Free boxes in the past: counted back from now over all later events.

/** Free and total boxes of one size. */
export interface Room {
  free: number;
  boxes: number;
}

/** Changes of the free and total boxes of a size within a step; `step` counts from 0 at the start. */
export interface RoomChange extends Room {
  size: number;
  step: number;
}

/** Free and total boxes of each size at the end of a step. */
export interface RoomsThen {
  free: number[];
  boxes: number[];
}

const roomsOf = (rooms: readonly Room[]): RoomsThen => ({
  free: rooms.map((room) => room.free),
  boxes: rooms.map((room) => room.boxes),
});

/**
 * The counts at the start of each step and, last, now.
 * @param now the current counts of each size
 * @param changes changes; several of one size and step are added up
 * @param steps number of steps; the last one may not be complete
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
