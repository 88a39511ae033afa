// The end of the history: what was added since somebody looked last, also where an earlier number comes to light later.
import type { Selectable } from 'kysely';
import { LIVE_BEFORE_MS, LIVE_LATE_MS } from '../../domain/live.ts';
import type { Database } from '../db/connect.ts';
import type { EventsTable } from '../db/tables/events.ts';
import type { Told } from './newsOf.ts';

/** One event, as far as it is read. */
export type Tailed = Told & Pick<Selectable<EventsTable>, 'id' | 'time'>;

/** What was new. */
export interface News {
  readonly events: readonly Tailed[];
  /** There was more than is read at once: anything may have happened. */
  readonly flooded: boolean;
}

export interface EventTail {
  /** Looks for what is new; what was there at the first look is not, but is kept as `recent`. */
  look(): Promise<News>;
  /** What happened after the event of this number, which another server may have told. */
  after(id: number): Promise<News>;
  /** What happened just before the first look. */
  recent(): readonly Tailed[];
  /** Up to here everything is told: numbers that are missing below it will not come any more. */
  readonly told: number;
}

/** Events that are read at once at most. */
const MOST = 1_000;
/** So many numbers may be missing at a time; with more the earliest are not waited for. */
const MISSING_MOST = 2_000;
/** How far back the first look goes for what is missing, in numbers. */
const FIRST_LOOK = 500;

const COLUMNS = [
  'id',
  'time',
  'subjectKind',
  'subjectId',
  'lockerId',
  'boxId',
  'ordersId',
  'memberId',
] as const;

/**
 * Events get their numbers when they are written and are seen when their transaction ends, so that number 7 may come to
 * light after number 8. Numbers that are missing are asked for again until they would have come.
 */
export function openTail({ db }: Database, clock: () => number): EventTail {
  /** Numbers that are missing, and until when they are waited for. */
  const missing = new Map<number, number>();
  let last: number | undefined;
  let before: readonly Tailed[] = [];

  const read = () => db.selectFrom('events').select(COLUMNS).orderBy('id').limit(MOST);
  const newest = async () =>
    (await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
      ?.id ?? 0;

  const note = (events: readonly Tailed[], from: number) => {
    const until = clock() + LIVE_LATE_MS;
    let next = from + 1;
    for (const { id } of events) {
      missing.delete(id);
      for (; next < id; next += 1) missing.set(next, until);
      next = Math.max(next, id + 1);
    }
    for (const [id, over] of missing)
      if (over <= clock() || missing.size > MISSING_MOST) missing.delete(id);
    return Math.max(from, events.at(-1)?.id ?? 0);
  };

  const begin = async (): Promise<News> => {
    const from = Math.max(0, (await newest()) - FIRST_LOOK);
    const events = await read().where('id', '>', from).execute();
    last = note(events, from);
    before = events;
    return { events: [], flooded: false };
  };

  return {
    get told() {
      return Math.min(last ?? 0, ...[...missing.keys()].map((id) => id - 1));
    },
    recent: () => before.filter(({ time }) => time >= clock() - LIVE_BEFORE_MS),
    look: async () => {
      if (last === undefined) return begin();
      const [from, gaps] = [last, [...missing.keys()]];
      const events = await read()
        .where((is) =>
          gaps.length === 0
            ? is('id', '>', from)
            : is.or([is('id', '>', from), is('id', 'in', gaps)]),
        )
        .execute();
      const flooded = events.length === MOST;
      if (flooded) missing.clear();
      last = flooded ? await newest() : note(events, from);
      before = [...before, ...events].filter(({ time }) => time >= clock() - LIVE_BEFORE_MS);
      return { events, flooded };
    },
    after: async (id) => {
      const events = await read().where('id', '>', id).execute();
      // A number that was never given is of another database, or of this one before it was restored.
      const strange = events.length === 0 && (await newest()) < id;
      return { events, flooded: strange || events.length === MOST };
    },
  };
}
