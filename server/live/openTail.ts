// Tails the events table, including events that are committed out of id order.
import type { Selectable } from 'kysely';
import { LIVE_LATE_MS } from '../../domain/live.ts';
import type { Database } from '../db/connect.ts';
import type { EventsTable } from '../db/tables/events.ts';
import type { EventFacts } from './newsOf.ts';

/** The columns read from an event. */
export type Tailed = EventFacts & Pick<Selectable<EventsTable>, 'id'>;

/** New events. */
export interface News {
  readonly events: readonly Tailed[];
  /** There were more than one read returns, so any record may have changed. */
  readonly flooded: boolean;
}

export interface EventTail {
  /** Reads new events; the first call only finds where they begin. */
  look(): Promise<News>;
  /** Events after this id, which another server may have sent. */
  after(id: number): Promise<News>;
  /** All events up to this id have been sent: ids missing below it will not appear any more. */
  readonly sentUpTo: number;
}

/** Maximum events per read. */
const MOST = 1_000;
/** Maximum missing ids tracked; beyond it the earliest are dropped. */
const MISSING_MOST = 2_000;
/** How many ids back the first read looks for missing ones. */
const FIRST_LOOK = 500;

const COLUMNS = [
  'id',
  'type',
  'subjectType',
  'subjectId',
  'lockerId',
  'boxId',
  'ordersId',
  'memberId',
] as const;

/**
 * Events get ids on insert and become visible on commit, so that id 7 may appear
 * after id 8. Missing ids are queried again until they can no longer appear.
 */
export function openTail({ db }: Database, clock: () => number): EventTail {
  /** Missing ids, and how long to wait for each. */
  const missing = new Map<number, number>();
  let last: number | undefined;

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
    return { events: [], flooded: false };
  };

  return {
    get sentUpTo() {
      return Math.min(last ?? 0, ...[...missing.keys()].map((id) => id - 1));
    },
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
      return { events, flooded };
    },
    after: async (id) => {
      const events = await read().where('id', '>', id).execute();
      // An id that was never drawn belongs to another database, or to this one before a restore.
      const strange = events.length === 0 && (await newest()) < id;
      return { events, flooded: strange || events.length === MOST };
    },
  };
}
