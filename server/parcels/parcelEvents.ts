// Reads the events of parcels and turns them into timeline entries.
import { sql } from 'kysely';
import type { ParcelEntry } from '../../contract/parcels/parcelHistory.ts';
import { PARCEL_STATUSES, type ParcelStatus } from '../../domain/parcels/parcels.ts';
import type { ParcelStep } from '../../domain/parcels/parcelSteps.ts';
import type { Db } from '../db/tables.ts';
import { staffName } from '../alerts/alertStaff.ts';
import { memberName } from './parcelInfo.ts';
import type { EventType } from '../../domain/events.ts';

/** An entry and its parcel. */
export type Line = ParcelEntry & { readonly ordersId: number };
/** Maximum entries read per parcel; more than any parcel has. */
export const LINES_MAX = 1_000;

type Data = Readonly<Record<string, unknown>>;

const STEPS: Partial<Record<EventType, ParcelStep>> = {
  PARCEL_BOOKED: 'BOOKED',
  PARCEL_CANCELED: 'CANCELED',
  PARCEL_DEPOSITED: 'DEPOSITED',
  PARCEL_POSTED: 'POSTED',
  PARCEL_FAILED_DEPOSIT: 'FAILED_DEPOSIT',
  PARCEL_STRAY: 'STRAY',
  PARCEL_STRAY_SETTLED: 'STRAY_RESOLVED',
  PARCEL_DISPUTED: 'DISPUTED',
  PARCEL_EXPIRED: 'EXPIRED',
  PARCEL_COLLECTED: 'COLLECTED',
  PARCEL_REMOVED: 'REMOVED',
  PARCEL_WAREHOUSE_STORED: 'WAREHOUSE_STORED',
  PARCEL_WAREHOUSE_COLLECTED: 'WAREHOUSE_COLLECTED',
  PARCEL_CHANGED: 'CHANGED',
  PIN_RESENT: 'PIN_RESENT',
  PIN_REVEALED: 'PIN_REVEALED',
  PAYMENT_CHARGED: 'CHARGED',
  PAYMENT_MADE: 'PAID',
  CASE_OPENED: 'CASE_OPENED',
  CASE_RESOLVED: 'CASE_RESOLVED',
  CASE_REOPENED: 'CASE_REOPENED',
};

const sideOf = (data: Data, side: 'from' | 'to'): Data => {
  const part = data[side];
  return typeof part === 'object' && part !== null ? (part as Data) : {};
};

/** The change of a field by an event, from what to what; null if it did not change. */
function changeOf<V>(data: Data, name: string, is: (value: unknown) => value is V) {
  const [from, to] = [sideOf(data, 'from')[name], sideOf(data, 'to')[name]];
  if (from === undefined && to === undefined) return null;
  return { from: is(from) ? from : null, to: is(to) ? to : null };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const statusOf = (word: string | null): ParcelStatus | null =>
  PARCEL_STATUSES.find((status) => status === word) ?? null;

/** The step of an event: a change by the changed field, the end of a booking by who ended it. */
function stepOf(
  type: EventType,
  data: Data,
  parts: Pick<Line, 'number' | 'expiry' | 'from' | 'to'>,
): ParcelStep | undefined {
  if (type === 'PARCEL_CANCELED' && (data['action'] ?? data['act']) === 'TIME_OUT')
    return 'TIMED_OUT';
  if (type !== 'PARCEL_CHANGED') return STEPS[type];
  if (parts.from === 'EXPIRED' && parts.to === 'STORED') return 'EXTENDED';
  if (parts.number) return 'RENUMBERED';
  return parts.expiry ? 'EXPIRY_CHANGED' : 'CHANGED';
}

const readEvents = (db: Db, ordersIds: readonly number[]) =>
  db
    .selectFrom('events')
    .leftJoin('staff', (on) =>
      on.onRef('staff.userId', '=', 'events.byId').on('events.byType', '=', 'STAFF'),
    )
    .leftJoin('members', (on) =>
      on.onRef('members.memberId', '=', 'events.byId').on('events.byType', '=', 'MEMBER'),
    )
    .leftJoin('lockers', 'lockers.lockerId', 'events.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'events.boxId')
    .select(['events.id', 'events.time', 'events.type', 'events.byType', 'events.byName'])
    .select(['events.subjectType', 'events.subjectId'])
    .select(['events.fromState', 'events.toState', 'events.data', 'events.ordersId'])
    .select(['lockers.lockerName', 'boxes.name as boxName'])
    .select(
      sql<string | null>`case when "staff"."userId" is not null then ${staffName}
      when "members"."memberId" is not null then ${memberName} end`.as('person'),
    )
    .select(
      sql<
        number | null
      >`(select "amountCents" from "payments" where "events"."subjectType" = 'payment'
      and "payments"."paymentId"::text = "events"."subjectId")`.as('cents'),
    )
    .where('events.ordersId', 'in', ordersIds)
    .orderBy('events.time', 'desc')
    .orderBy('events.id', 'desc')
    .limit(LINES_MAX * ordersIds.length)
    .execute();

type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

function lineOf(event: EventRow): Line[] {
  const { data, fromState, toState } = event;
  const parts = {
    number: changeOf(data, 'parcelNumber', isText),
    expiry: changeOf(data, 'expiryTime', isNumber),
    from: statusOf(fromState),
    to: statusOf(toState),
  };
  const what = stepOf(event.type, data, parts);
  if (!what || event.ordersId === null) return [];
  const { location } = data;
  return [
    {
      ...parts,
      ordersId: event.ordersId,
      key: `event-${event.id}`,
      time: event.time,
      what,
      byType: event.byType,
      byName: event.person ?? event.byName,
      lockerName: event.lockerName,
      boxName: event.boxName,
      location: isText(location) && location !== '' ? location : null,
      amount: event.cents === null ? null : event.cents / 100,
      message: null,
      caseId: event.subjectType === 'case' ? Number(event.subjectId) : null,
    },
  ];
}

/** The entries of these parcels' events, unordered. */
export async function eventLines(db: Db, ordersIds: readonly number[]): Promise<Line[]> {
  return (await readEvents(db, ordersIds)).flatMap(lineOf);
}
