// Availability over time: the current boxes, counted back by the events that changed their status.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { BoxStatus } from '../../domain/boxes/boxes.ts';
import { STEP_MS, type DayWindow } from '../../domain/reports/statistics.ts';
import { allOf } from '../lists/listing.ts';
import { atPlaces, type Condition, type Places, type Source } from './asked.ts';

/** Parcel boxes: all, those with a booking or parcel, and those locked or flagged, with a booking or not. */
export interface Rooms {
  readonly boxes: number;
  readonly inUse: number;
  readonly outOfService: number;
}

const among = (column: string, states: readonly string[]) =>
  sql`coalesce(${sql.ref(column)} in (${sql.join(states.map((state) => sql.lit(state)))}), false)`;

const IN_USE: readonly BoxStatus[] = ['RESERVED', 'OCCUPIED', 'EXPIRED'];
const OUT_OF_SERVICE: readonly BoxStatus[] = ['LOCKED', 'FLAGGED'];

/** Must equal the conditions of the indexes in server/db/migrations/067_boxes_in_use.ts. */
const turned = (states: readonly BoxStatus[]) => sql<SqlBool>`"type" = 'BOX_STATUS'
  and ${among('fromState', states)} <> ${among('toState', states)}`;

/** A box exists until it or its locker is removed. */
const BOXES = sql`"boxes" join "boxTypes" using ("boxTypeId") join "lockers" using ("lockerId")`;
const GONE = sql`coalesce("boxes"."deletedAt", "lockers"."deletedAt")`;
const TAKES = sql`not "boxTypes"."management"`;
const TURNS = sql`"events" join (select "boxId", "management" from "boxes" join "boxTypes" using ("boxTypeId"))
  as "boxTypes" using ("boxId")`;

interface Change extends Rooms {
  step: number;
}

type Sql = RawBuilder<unknown>;

const change = (table: Sql, time: Sql, by: Partial<Record<keyof Rooms, Sql>>, where: Condition) =>
  sql`select ${time} as "time", ${by.boxes ?? sql`0`} as "boxes", ${by.inUse ?? sql`0`} as "inUse",
    ${by.outOfService ?? sql`0`} as "outOfService" from ${table} where ${where}`;

const entering = (states: readonly string[]) =>
  sql`case when ${among('toState', states)} then 1 else -1 end`;

function changesSince(start: number, params: Places): Sql {
  const inLockers = (column: string) => atPlaces(column, params);
  const after = (time: Sql): Condition => sql`${time} > ${start}`;
  const time = sql`"events"."time"`;
  const built = sql`"boxes"."creationTime"`;
  const isOut = among('boxes.status', OUT_OF_SERVICE);
  const turns = (of: 'inUse' | 'outOfService', states: readonly BoxStatus[]) =>
    change(
      TURNS,
      time,
      { [of]: entering(states) },
      allOf([turned(states), after(time), sql`${TAKES}`, ...inLockers('events.lockerId')]),
    );
  return sql.join(
    [
      turns('inUse', IN_USE),
      turns('outOfService', OUT_OF_SERVICE),
      change(
        BOXES,
        built,
        { boxes: sql`1` },
        allOf([after(built), sql`${TAKES}`, ...inLockers('boxes.lockerId')]),
      ),
      change(
        BOXES,
        GONE,
        { boxes: sql`-1`, outOfService: sql`-(${isOut})::integer` },
        allOf([after(GONE), sql`${TAKES}`, ...inLockers('boxes.lockerId')]),
      ),
    ],
    sql` union all `,
  );
}

/** Changes per half hour: step 1 is the window's first; changes after the window are summed in the last step. */
async function changesOf(window: DayWindow, params: Places, { database }: Source) {
  const { start, end } = window;
  const last = (end - start) / STEP_MS + 1;
  const { rows } = await sql<Change>`select
      least((("time" - ${start} + ${STEP_MS - 1}) / ${STEP_MS}), ${last})::integer as "step",
      sum("boxes")::integer as "boxes", sum("inUse")::integer as "inUse",
      sum("outOfService")::integer as "outOfService"
    from (${changesSince(start, params)}) as "changed" group by 1`.execute(database.db);
  return new Map(rows.map(({ step, ...rooms }) => [step, rooms]));
}

async function roomsNow(params: Places, { database }: Source): Promise<Rooms> {
  const { rows } = await sql<Rooms>`select count(*) as "boxes",
      count(*) filter (where ${among('boxes.status', OUT_OF_SERVICE)}) as "outOfService",
      count(*) filter (where ${among('boxes.status', IN_USE)}) as "inUse"
    from ${BOXES} where ${allOf([
      sql`${GONE} is null and ${TAKES}`,
      ...atPlaces('boxes.lockerId', params),
    ])}`.execute(database.db);
  return rows[0] ?? { boxes: 0, inUse: 0, outOfService: 0 };
}

const NONE: Rooms = { boxes: 0, inUse: 0, outOfService: 0 };

/** The counts at the window's start and after each half hour; steps in the future equal the current counts. */
export async function boxesOverTime(
  window: DayWindow,
  params: Places,
  source: Source,
): Promise<Rooms[]> {
  const changes = await changesOf(window, params, source);
  let then = await roomsNow(params, source);
  const backwards: Rooms[] = [];
  for (let step = (window.end - window.start) / STEP_MS + 1; step >= 1; step -= 1) {
    const by = changes.get(step) ?? NONE;
    then = {
      boxes: then.boxes - by.boxes,
      inUse: then.inUse - by.inUse,
      outOfService: then.outOfService - by.outOfService,
    };
    backwards.push(then);
  }
  return backwards.toReversed();
}
