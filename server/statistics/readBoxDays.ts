// Availability over time by day, from the status at each full hour.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { boxStatistics } from '../../contract/reports/statistics.ts';
import { percentOf } from '../../domain/percentOf.ts';
import { STEP_MS, toTenth, type Days } from '../../domain/reports/statistics.ts';
import { readWindow, type Places, type Source } from './asked.ts';
import { boxesOverTime, type Rooms } from './boxesOverTime.ts';

type Result = ParsedOutput<typeof boxStatistics.query>;

const HOUR_STEPS = 2;

const freeOf = ({ boxes, inUse, outOfService }: Rooms): number => boxes - inUse - outOfService;

function average(moments: readonly Rooms[], of: (rooms: Rooms) => number): number {
  if (moments.length === 0) return 0;
  return toTenth(moments.reduce((all, rooms) => all + of(rooms), 0) / moments.length);
}

function summed(moments: readonly Rooms[]): Result['sums'] {
  const boxes = moments.reduce((all, rooms) => all + rooms.boxes, 0);
  const inUse = moments.reduce((all, rooms) => all + rooms.inUse, 0);
  return {
    averageInUse: average(moments, (rooms) => rooms.inUse),
    mostInUse: Math.max(0, ...moments.map((rooms) => rooms.inUse)),
    averageOutOfService: average(moments, (rooms) => rooms.outOfService),
    averageFree: average(moments, freeOf),
    fewestFree: moments.length === 0 ? 0 : Math.min(...moments.map(freeOf)),
    inUseShare: percentOf(inUse, boxes),
  };
}

/** One row per day. */
export async function readBoxDays(params: Days & Places, source: Source): Promise<Result> {
  const window = readWindow(params, source);
  const { days, start, starts } = window;
  const rooms = await boxesOverTime(window, params, source);
  const now = source.now();
  const at = (time: number) => (time - start) / STEP_MS;
  const byDay = days.map((_, day) => {
    const [first = 0, next = 0] = starts.slice(day, day + 2).map(at);
    const own = rooms.slice(first, next);
    return own.filter(
      (_rooms, step) => step % HOUR_STEPS === 0 && start + (first + step) * STEP_MS <= now,
    );
  });
  const content = days.map((day, place) => ({
    day,
    boxCount: rooms[at(starts[place + 1] ?? start)]?.boxes ?? 0,
    ...summed(byDay[place] ?? []),
  }));
  return { from: days[0] ?? '', to: days.at(-1) ?? '', content, sums: summed(byDay.flat()) };
}
