// Routes: a parcel's history, every stay under a number, and the reason for its expiry time.
import { sql } from 'kysely';
import {
  parcelHistory,
  type ParcelStay,
  type ParcelWhy,
} from '../../contract/parcels/parcelHistory.ts';
import { nextStep } from '../../domain/parcels/parcelSteps.ts';
import { hasOtherCharacters, RESERVATION_ENDS_AFTER_MS } from '../../domain/parcels/reservation.ts';
import { restReason } from '../../domain/parcels/storageDays.ts';
import type { Db } from '../db/tables.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { unknownNumber } from '../reservations/parcelNumber.ts';
import { Problem } from '../system/problem.ts';
import { numberOnLabel } from './numberOnLabel.ts';
import { parcelSteps } from './parcelSteps.ts';
import { explainStorage, storageRule, type ExplainedEnd } from './storageEnd.ts';

type Handler<N extends keyof typeof parcelHistory> = Handlers<typeof parcelHistory>[N];

/** Maximum stays per number; far more than any number has. */
const STAYS_MAX = 50;

const parcelsAnd = (db: Db) =>
  db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .leftJoin('providers', 'providers.providerId', 'parcels.providerId')
    .selectAll('parcels')
    .select(['lockers.lockerName', 'boxes.name as boxName', 'providers.providerName']);

const found = (db: Db, ordersId: number) =>
  parcelsAnd(db)
    .where('ordersId', '=', ordersId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'ordersId' }));

type Found = Awaited<ReturnType<typeof found>>;

/** The parcels with their timelines. */
async function staysOf(db: Db, parcels: readonly Found[]): Promise<ParcelStay[]> {
  const lines = await parcelSteps(
    db,
    parcels.map(({ ordersId }) => ordersId),
  );
  return parcels.map((parcel) => ({
    ...parcel,
    steps: lines.get(parcel.ordersId) ?? [],
    next:
      nextStep(parcel.ordersStatus, {
        reservationEnd: (parcel.bookTime ?? parcel.creationTime) + RESERVATION_ENDS_AFTER_MS,
        expiryTime: parcel.expiryTime,
      }) ?? null,
  }));
}

const one: Handler<'one'> = async ({ ordersId }, { database: { db } }) => {
  const [stay] = await staysOf(db, [await found(db, ordersId)]);
  if (!stay) throw new Problem('NOT_FOUND', { field: 'ordersId' });
  return stay;
};

/** Parcels that once had this number: two index lookups, as an OR over both would scan a large table. */
const hadNumber = (db: Db, number: string) =>
  db
    .selectFrom('parcels as named')
    .select('named.ordersId')
    .where(sql`upper("named"."parcelNumber")`, '=', number)
    .union(
      db
        .selectFrom('events')
        .select(sql<number>`"events"."ordersId"`.as('ordersId'))
        .where('events.type', '=', 'PARCEL_CHANGED')
        .where(sql`upper("events"."data"->'from'->>'parcelNumber')`, '=', number),
    );

/** Also finds a parcel whose number was changed since, through its history. */
const stays: Handler<'stays'> = async ({ parcelNumber }, { database: { db } }) => {
  const parcels = await parcelsAnd(db)
    .where('parcels.ordersId', 'in', hadNumber(db, await numberOnLabel(db, parcelNumber)))
    .orderBy('parcels.bookTime', (order) => order.desc().nullsLast())
    .orderBy('parcels.ordersId', 'desc')
    .limit(STAYS_MAX)
    .execute();
  if (parcels.length === 0 && hasOtherCharacters(parcelNumber)) throw unknownNumber(parcelNumber);
  return { content: await staysOf(db, parcels) };
};

const skippedOf = ({ skipped, holidays }: ExplainedEnd): ParcelWhy['skipped'] =>
  skipped.map((day) => ({
    day,
    reason: restReason(day, new Set(holidays.keys())) ?? 'WEEKEND',
    name: holidays.get(day) ?? null,
  }));

/** Which of the possible ends is the latest and therefore applies. */
function decidesOf(parcel: Found): ParcelWhy['decides'] {
  const { expiryTime } = parcel;
  if (expiryTime === null) return null;
  if (parcel.standardExpiryTime === expiryTime) return 'STANDARD';
  if (parcel.extraExpiryTime === expiryTime) return 'EXTRA';
  return parcel.warehouseExpiryTime === expiryTime ? 'WAREHOUSE' : null;
}

const NOT_BEGUN = { end: null, skipped: [], holidays: new Map<string, string>() } as const;

const why: Handler<'why'> = async ({ ordersId }, { database: { db }, config }) => {
  const parcel = await found(db, ordersId);
  const { storeTime } = parcel;
  const explained: ExplainedEnd =
    storeTime === null
      ? { ...NOT_BEGUN, decided: await storageRule(db, parcel) }
      : await explainStorage(db, parcel, storeTime, config.timeZone);
  return {
    ...parcel,
    rule: explained.decided ?? null,
    end: explained.end,
    skipped: skippedOf(explained),
    decides: decidesOf(parcel),
  };
};

export const parcelHistoryRoutes = routesOf(parcelHistory, { one, stays, why });
