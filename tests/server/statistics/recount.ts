// Counts again what statistics tell: a fold over the raw events in the order of their times, apart from the server's queries.
import type { Database } from '../../../server/db/connect.ts';
import { dayOf, dayStart, daysFrom } from '../reports/cyprusDays.ts';
import { readRows } from '../../kit/databases/rows.ts';

const HOUR = 60 * 60 * 1_000;
const HELD = new Set(['RESERVED', 'OCCUPIED', 'EXPIRED']);
const OUT = new Set(['LOCKED', 'FLAGGED']);

/** One thing that was done with a parcel; `lain`: how long it had lain, where it was collected. */
export interface Act {
  readonly kind: 'deposited' | 'collected' | 'expired';
  readonly time: number;
  readonly lockerId: number | null;
  readonly providerId: number | null;
  readonly lain?: number;
}

/** A step up or down in the number of boxes that are there, in use, or out of service. */
interface Turn {
  readonly of: 'boxes' | 'inUse' | 'out';
  readonly time: number;
  readonly by: 1 | -1;
  readonly lockerId: number | null;
}

export interface Folded {
  readonly actions: readonly Act[];
  /** In the order of their times. */
  readonly turns: readonly Turn[];
}

const KINDS: Readonly<Record<string, Act['kind']>> = {
  PARCEL_DEPOSITED: 'deposited',
  PARCEL_POSTED: 'deposited',
  PARCEL_COLLECTED: 'collected',
  PARCEL_EXPIRED: 'expired',
};

/** Of the rows only what never changes: whose parcel it is, when a box that takes parcels was built in. */
async function rowsOf({ db }: Database) {
  const parcels = await readRows(db, 'parcels', {}, ['ordersId', 'providerId']);
  const boxes = await db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .select(['boxId', 'boxes.lockerId', 'boxes.creationTime', 'boxes.deletedAt'])
    .where('management', '=', false)
    .execute();
  return { parcels: new Map(parcels.map((parcel) => [parcel.ordersId, parcel])), boxes };
}

/** All that happened, folded. */
export async function fold(database: Database): Promise<Folded> {
  const { parcels, boxes } = await rowsOf(database);
  const events = await database.db.selectFrom('events').selectAll().execute();
  const actions: Act[] = [];
  const turns: Turn[] = boxes.flatMap(({ lockerId, creationTime, deletedAt }) => [
    { of: 'boxes' as const, time: creationTime, by: 1 as const, lockerId },
    ...(deletedAt === null
      ? []
      : [{ of: 'boxes' as const, time: deletedAt, by: -1 as const, lockerId }]),
  ]);
  const known = new Set(boxes.map(({ boxId }) => boxId));
  const since = new Map<number, number>();
  const states = new Map<string, string>();
  const turn = (
    of: Turn['of'],
    states2: [boolean, boolean],
    time: number,
    lockerId: number | null,
  ) => {
    const [was, is] = states2;
    if (was !== is) turns.push({ of, time, by: is ? 1 : -1, lockerId });
  };
  for (const event of events.toSorted((a, b) => a.time - b.time || a.id - b.id)) {
    const { type, time, lockerId, ordersId, subjectType, subjectId, toState } = event;
    const key = `${subjectType} ${subjectId}`;
    const was = states.get(key) ?? '';
    const is = toState ?? was;
    if (subjectType === 'parcel' && ordersId !== null) {
      const { providerId = null } = parcels.get(ordersId) ?? {};
      const kind = KINDS[type];
      if (kind === 'deposited') since.set(ordersId, time);
      const lain = kind === 'collected' ? time - (since.get(ordersId) ?? Number.NaN) : undefined;
      if (kind)
        actions.push({ kind, time, lockerId, providerId, ...(lain !== undefined && { lain }) });
      states.set(key, is);
    }
    if (type === 'BOX_STATUS' && known.has(Number(subjectId))) {
      turn('inUse', [HELD.has(was), HELD.has(is)], time, lockerId);
      turn('out', [OUT.has(was), OUT.has(is)], time, lockerId);
      states.set(key, is);
    }
  }
  return { actions, turns: turns.toSorted((a, b) => a.time - b.time) };
}

/** From the first moment of a day to the last of another. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const isIn = (time: number, { from, to }: Span): boolean => {
  const day = dayOf(time);
  return day >= from && day <= to;
};

export const within = (actions: readonly Act[], span: Span): Act[] =>
  actions.filter(({ time }) => isIn(time, span));

export const tenth = (value: number): number => Math.round(value * 10) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How often each was done. */
export const counts = (actions: readonly Act[]) => {
  const of = (kind: Act['kind']) => actions.filter((act) => act.kind === kind).length;
  return {
    depositedCount: of('deposited'),
    collectedCount: of('collected'),
    expiredCount: of('expired'),
  };
};

export const hoursLain = (actions: readonly Act[]): number[] =>
  actions
    .flatMap(({ lain }) => (lain === undefined ? [] : [lain / HOUR]))
    .toSorted((a, b) => a - b);

/** The counts, and how long what was collected had lain. */
export function flows(actions: readonly Act[]) {
  const lain = hoursLain(actions);
  const averageHours = lain.length === 0 ? null : tenth(sum(lain) / lain.length);
  return { ...counts(actions), averageHours };
}

export const daysOf = ({ from, to }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysFrom(day, 1)) days.push(day);
  return days;
};

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Nicosia',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** `Mon 07`. */
export function hourOf(time: number): string {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('weekday')} ${parts.get('hour')}`;
}

/** What was so at each full hour of a day, up to now. */
export function hoursOfDay({ turns }: Folded, day: string, now: number) {
  const end = Math.min(dayStart(daysFrom(day, 1)), now + 1);
  const moments: { boxes: number; inUse: number; out: number; free: number }[] = [];
  const so = { boxes: 0, inUse: 0, out: 0 };
  let place = 0;
  for (let time = dayStart(day); time < end; time += HOUR) {
    for (; place < turns.length && turns[place]!.time <= time; place += 1)
      so[turns[place]!.of] += turns[place]!.by;
    moments.push({ ...so, free: Math.max(0, so.boxes - so.inUse - so.out) });
  }
  return moments;
}

/** How many boxes these lockers have come to have. */
export const boxesIn = ({ turns }: Folded, lockers: ReadonlySet<number | null>): number =>
  turns.reduce(
    (count, { of, by, lockerId }) => (of === 'boxes' && lockers.has(lockerId) ? count + by : count),
    0,
  );

/** As the statistics sum the hours of a day, or of several. */
export function pageOf(moments: ReturnType<typeof hoursOfDay>) {
  const average = (pick: (moment: (typeof moments)[number]) => number) =>
    tenth(sum(moments.map(pick)) / moments.length);
  const boxes = sum(moments.map((moment) => moment.boxes));
  const inUse = sum(moments.map((moment) => moment.inUse));
  return {
    averageInUse: average((moment) => moment.inUse),
    mostInUse: Math.max(...moments.map((moment) => moment.inUse)),
    averageOutOfService: average((moment) => moment.out),
    averageFree: average((moment) => moment.free),
    fewestFree: Math.min(...moments.map((moment) => moment.free)),
    inUseShare: boxes === 0 ? null : tenth((100 * inUse) / boxes),
  };
}
