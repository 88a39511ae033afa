// The timeline of parcels: their events, messages to their owners and remote openings, newest first.
import { sql } from 'kysely';
import type { ParcelEntry } from '../../contract/parcels/parcelHistory.ts';
import { maskAddress } from '../../domain/people/masking.ts';
import type { Db } from '../db/tables.ts';
import { staffName } from '../alerts/alertStaff.ts';
import { eventLines, LINES_MAX, type Line } from './parcelEvents.ts';

const NOTHING = {
  byType: null,
  byName: null,
  from: null,
  to: null,
  lockerName: null,
  boxName: null,
  number: null,
  expiry: null,
  location: null,
  amount: null,
  message: null,
} as const;

/** Messages to the owners, without their text: it may contain a PIN. */
async function messagesOf(db: Db, ordersIds: readonly number[]): Promise<Line[]> {
  const messages = await db
    .selectFrom('outbox')
    .select(['outboxId', 'event', 'channel', 'address', 'state', 'ordersId'])
    .select(['creationTime', 'sentTime'])
    .where('ordersId', 'in', ordersIds)
    .orderBy('outboxId', 'desc')
    .limit(LINES_MAX * ordersIds.length)
    .execute();
  return messages.flatMap(({ outboxId, ordersId, creationTime, sentTime, address, ...message }) =>
    ordersId === null
      ? []
      : {
          ...NOTHING,
          ordersId,
          key: `message-${outboxId}`,
          time: sentTime ?? creationTime,
          what: 'MESSAGE' as const,
          message: { ...message, address: maskAddress(message.channel, address) },
        },
  );
}

/** Doors that staff opened remotely while the parcel was in the box. */
async function openingsOf(db: Db, ordersIds: readonly number[]): Promise<Line[]> {
  const openings = await db
    .selectFrom('parcels')
    .innerJoin('events', (on) =>
      on
        .onRef('events.boxId', '=', 'parcels.boxId')
        .on('events.type', '=', 'BOX_OPENED')
        .onRef('events.time', '>=', 'parcels.storeTime'),
    )
    .innerJoin('openTasks', (on) =>
      on.on(sql<boolean>`"openTasks"."taskId" = "events"."data"->>'taskId'`),
    )
    .innerJoin('staff', 'staff.userId', 'openTasks.requestedBy')
    .innerJoin('boxes', 'boxes.boxId', 'events.boxId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['parcels.ordersId', 'events.id', 'events.time'])
    .select(['boxes.name as boxName', 'lockers.lockerName', staffName.as('person')])
    .where('parcels.ordersId', 'in', ordersIds)
    .where(sql<boolean>`"events"."time" <= coalesce("parcels"."collectTime",
      case when "parcels"."ordersStatus" in ('STORED', 'EXPIRED') then "events"."time" else "parcels"."lastUpdatedTime" end)`)
    .execute();
  return openings.map(({ ordersId, id, time, boxName, lockerName, person }) => ({
    ...NOTHING,
    ordersId,
    key: `event-${id}`,
    time,
    what: 'OPENED',
    byType: 'STAFF',
    byName: person,
    boxName,
    lockerName,
  }));
}

/** Within the same moment, a message comes after its event. */
const newestFirst = (one: Line, other: Line): number =>
  other.time - one.time ||
  Number(other.message !== null) - Number(one.message !== null) ||
  other.key.localeCompare(one.key, 'en', { numeric: true });

/** The timeline of each of these parcels, newest entry first. */
export async function parcelSteps(
  db: Db,
  ordersIds: readonly number[],
): Promise<ReadonlyMap<number, ParcelEntry[]>> {
  const lines: Line[] = [];
  if (ordersIds.length > 0) {
    lines.push(...(await eventLines(db, ordersIds)), ...(await messagesOf(db, ordersIds)));
    lines.push(...(await openingsOf(db, ordersIds)));
  }
  const byParcel = new Map(ordersIds.map((ordersId) => [ordersId, [] as ParcelEntry[]]));
  for (const { ordersId, ...line } of lines.toSorted(newestFirst))
    byParcel.get(ordersId)?.push(line);
  return byParcel;
}
